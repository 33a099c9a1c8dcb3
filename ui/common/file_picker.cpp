// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/file_picker.h"

#include <QFileDialog>

namespace countersign {

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
