// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/pdf_lines.h"

#include <QElapsedTimer>

#include <algorithm>
#include <memory>

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr int mostPages = 1000;
constexpr qsizetype mostCharacters = 4'000'000;
constexpr qint64 longest = 20'000; // ms

class LineCollector {
public:
    void add(const poppler::text_box& word, int page);
    std::vector<PdfLine> take() { return std::move(m_lines); }
    [[nodiscard]] qsizetype characters() const { return m_characters; }

private:
    std::vector<PdfLine> m_lines;
    double m_right = 0;
    bool m_space = false;
    qsizetype m_characters = 0;
};

void LineCollector::add(const poppler::text_box& word, int page)
{
    const poppler::byte_array utf8 = word.text().to_utf8();
    const QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    const poppler::rectf box = word.bbox();
    const double middle = (box.top() + box.bottom()) / 2;
    const bool goesOn = !m_lines.empty() && m_lines.back().page == page &&
                        middle > m_lines.back().top && middle < m_lines.back().bottom &&
                        box.left() >= m_right - 1;
    if (!goesOn) {
        PdfLine line;
        line.page = page;
        line.size = word.has_font_info() ? word.get_font_size() : box.height();
        line.top = box.top();
        line.bottom = box.bottom();
        m_lines.push_back(std::move(line));
    }
    PdfLine& line = m_lines.back();
    if (goesOn && m_space)
        line.text += u' ';
    line.text += text;
    m_space = word.has_space_after();
    m_right = box.right();
    m_characters += text.size();
}

void silence()
{
    // What poppler thinks of a file is told in our words.
    static const bool done = [] {
        poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);
        return true;
    }();
    Q_UNUSED(done);
}

} // namespace

Result<std::vector<PdfLine>> pdfLines(const QString& path, const QByteArray& bytes)
{
    if (!bytes.left(1024).contains("%PDF-"))
        return badInput(u"file.not_its_kind"_s, path, {path});
    silence();
    const std::unique_ptr<poppler::document> document(
        poppler::document::load_from_raw_data(bytes.constData(), static_cast<int>(bytes.size())));
    if (!document)
        return badInput(u"file.damaged"_s, path, {path});
    if (document->is_locked())
        return badInput(u"file.locked"_s, path, {path});
    const int pages = document->pages();
    if (pages <= 0)
        return badInput(u"file.damaged"_s, path, {path});
    QElapsedTimer clock;
    clock.start();
    LineCollector lines;
    for (int number = 1; number <= pages; ++number) {
        if (number > mostPages || lines.characters() > mostCharacters || clock.elapsed() > longest)
            return badInput(u"file.too_complex"_s, path, {path});
        const std::unique_ptr<poppler::page> page(document->create_page(number - 1));
        if (!page)
            return badInput(u"file.damaged"_s, path, {path});
        for (const poppler::text_box& word : page->text_list(poppler::page::text_list_include_font))
            lines.add(word, number);
    }
    return lines.take();
}

} // namespace countersign::intake
