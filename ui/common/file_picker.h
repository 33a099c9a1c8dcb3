// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QSettings;
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
        /// Of what work the files are, e.g. "handOver": the folder of its last answer is remembered by this word
        /// (RememberingPicker). Empty: it is not.
        QString work = {};
    };

    virtual ~FilePicker() = default;
    virtual void ask(QWidget* window, const Question& question, Done done) = 0;
};

/// Asks another picker, each work's questions in the folder of that work's last answer; the first in the folder of
/// documents. A suggested file name stays, a suggested path is left alone.
class RememberingPicker final : public FilePicker {
public:
    /// Both are to outlive it.
    RememberingPicker(FilePicker& asked, QSettings& settings)
        : m_asked(asked)
        , m_settings(settings)
    {}

    void ask(QWidget* window, const Question& question, Done done) override;

private:
    FilePicker& m_asked;
    QSettings& m_settings;
};

/// The system's dialogs.
class SystemFilePicker final : public FilePicker {
public:
    void ask(QWidget* window, const Question& question, Done done) override;
};

} // namespace countersign
