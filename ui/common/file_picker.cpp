// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/file_picker.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace countersign {

void RememberingPicker::ask(QWidget* window, const Question& question, Done done)
{
    if (question.work.isEmpty() || QDir::isAbsolutePath(question.suggested)) {
        m_asked.ask(window, question, std::move(done));
        return;
    }
    const QString key = u"folders/"_s + question.work;
    QString folder = m_settings.value(key).toString();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    Question here = question;
    here.suggested =
        question.suggested.isEmpty() ? folder : QDir(folder).filePath(question.suggested);
    const bool isFolder = question.what == Question::What::Folder;
    m_asked.ask(
        window, here,
        [&settings = m_settings, key, isFolder, done = std::move(done)](const QStringList& paths) {
            if (!paths.isEmpty()) {
                const QFileInfo chosen(paths.first());
                settings.setValue(key,
                                  isFolder ? chosen.absoluteFilePath() : chosen.absolutePath());
            }
            done(paths);
        });
}

void SystemFilePicker::ask(QWidget* window, const Question& question, Done done)
{
    auto* dialog = new QFileDialog(window, question.title, question.suggested, question.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    switch (question.what) {
    case Question::What::ExistingFiles:
        dialog->setFileMode(QFileDialog::ExistingFiles);
        break;
    case Question::What::ExistingFile:
        dialog->setFileMode(QFileDialog::ExistingFile);
        break;
    case Question::What::NewFile:
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setFileMode(QFileDialog::AnyFile);
        dialog->setDefaultSuffix(question.suffix);
        break;
    case Question::What::Folder:
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        break;
    }
    QObject::connect(dialog, &QFileDialog::filesSelected, window,
                     [done = std::move(done)](const QStringList& paths) { done(paths); });
    dialog->open();
}

} // namespace countersign
