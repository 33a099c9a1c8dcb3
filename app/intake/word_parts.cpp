// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/word_parts.h"

#include <zip.h>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// What an entry may unpack to: what its directory says of it is not believed.
constexpr qsizetype largestPart = 32 << 20;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;

Archive opened(const QByteArray& bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(
        bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    Archive archive(source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr);
    if (!archive && source)
        zip_source_free(source);
    zip_error_fini(&error);
    return archive;
}

/// Empty bytes if there is no such entry.
Result<QByteArray> partOf(zip_t& archive, const char* name, const QString& path)
{
    const zip_int64_t index = zip_name_locate(&archive, name, 0);
    if (index < 0)
        return QByteArray();
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_stat_index(&archive, static_cast<zip_uint64_t>(index), 0, &about) == 0 &&
        (about.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && about.encryption_method != ZIP_EM_NONE)
        return badInput(u"file.locked"_s, path, {path});
    const std::unique_ptr<zip_file_t, Discard> file(
        zip_fopen_index(&archive, static_cast<zip_uint64_t>(index), 0));
    if (!file)
        return badInput(u"file.damaged"_s, path, {path});
    QByteArray bytes;
    QByteArray piece(1 << 16, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t read =
            zip_fread(file.get(), piece.data(), static_cast<zip_uint64_t>(piece.size()));
        if (read < 0)
            return badInput(u"file.damaged"_s, path, {path});
        if (read == 0)
            return bytes;
        bytes.append(piece.constData(), static_cast<qsizetype>(read));
        if (bytes.size() > largestPart)
            return badInput(u"file.too_complex"_s, path, {path});
    }
}

} // namespace

Result<WordParts> wordParts(const QString& path, const QByteArray& bytes)
{
    // Word puts a document with a password into a container of the old kind.
    if (bytes.startsWith("\xD0\xCF\x11\xE0")) {
        static constexpr char16_t name[] = u"EncryptedPackage";
        const QByteArray entry(reinterpret_cast<const char*>(name), sizeof(name) - 2);
        return badInput(bytes.contains(entry) ? u"file.locked"_s : u"file.word"_s, path, {path});
    }
    if (!bytes.startsWith("PK"))
        return badInput(u"file.not_its_kind"_s, path, {path});
    const Archive archive = opened(bytes);
    if (!archive)
        return badInput(u"file.damaged"_s, path, {path});
    Result<QByteArray> document = partOf(*archive, "word/document.xml", path);
    if (!document.ok())
        return document.error();
    if (document->isEmpty())
        return badInput(u"file.not_its_kind"_s, path, {path});
    Result<QByteArray> styles = partOf(*archive, "word/styles.xml", path);
    if (!styles.ok())
        return styles.error();
    return WordParts{std::move(*document), std::move(*styles)};
}

} // namespace countersign::intake
