// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace countersign {

/// Asks for files and folders. Answers later, through `done`, and not at all if the person changes their
/// mind; nothing waits for it. A test gives another one. GUI thread.
class FilePicker {
public:
    using Done = std::function<void(const QStringList& paths)>;

    struct Question {
        enum class What { ExistingFiles, ExistingFile, NewFile, Folder };
        What what = What::ExistingFile;
        QString title;
        QString filter;    ///< as for QFileDialog
        QString suggested; ///< file name or path; empty for none
        QString suffix;    ///< of a new file, without its dot
    };

    virtual ~FilePicker() = default;
    virtual void ask(QWidget* window, const Question& question, Done done) = 0;
};

/// The system's dialogs.
class SystemFilePicker final : public FilePicker {
public:
    void ask(QWidget* window, const Question& question, Done done) override;
};

} // namespace countersign
