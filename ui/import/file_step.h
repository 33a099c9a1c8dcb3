// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace countersign {

class KeyButton;
class Theme;

/// Where a file is dropped or chosen. What is dropped anywhere on the window comes by the window. GUI thread.
class FileStep final : public QWidget {
    Q_OBJECT

public:
    explicit FileStep(const Theme& theme, QWidget* parent = nullptr);

    void takeFocus();

Q_SIGNALS:
    void chooseAsked();
    /// Of documents for the knowledge base.
    void folderAsked();

private:
    KeyButton* m_choose;
    KeyButton* m_folder;
};

} // namespace countersign
