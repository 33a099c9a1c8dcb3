// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace countersign {

class FilePicker;
class Theme;

/// The first page: look at the sample, start one's own workspace, or open one. GUI thread.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    StartPage(const Theme& theme, FilePicker& picker, QWidget* parent = nullptr);

    /// Workspaces that were open before, latest first.
    void setRecent(const QStringList& paths);
    /// Where a new workspace is suggested.
    void setFolder(const QString& folder);

Q_SIGNALS:
    void sampleAsked();
    /// `importing`: to bring in files right away.
    void newAsked(const QString& path, const QString& person, bool importing);
    void openAsked(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* makeSample();
    QWidget* makeOwn();
    QWidget* makeOpen();
    void start(bool importing);

    const Theme& m_theme;
    FilePicker& m_picker;
    QLineEdit* m_person;
    QLineEdit* m_place;
    QLabel* m_problem;
    QVBoxLayout* m_recent;
    QString m_folder;
};

} // namespace countersign
