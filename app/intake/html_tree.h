// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>

#include <gumbo.h>

namespace countersign::intake {

/// A page as gumbo reads it, within bounds: 256 MB and ten seconds. What gumbo allocates is held in one list
/// and freed from it, since its own clean-up goes down the tree by recursion and a page may be nested as
/// deeply as it is long.
class HtmlTree {
public:
    explicit HtmlTree(const QByteArray& utf8);
    ~HtmlTree();
    HtmlTree(const HtmlTree&) = delete;
    HtmlTree& operator=(const HtmlTree&) = delete;

    /// The document; nullptr if the page went beyond the bounds. Lives as long as this does.
    [[nodiscard]] const GumboNode* document() const { return m_document; }

private:
    struct Memory;
    std::unique_ptr<Memory> m_memory;
    QByteArray m_utf8; ///< nodes point into it
    const GumboNode* m_document = nullptr;
};

} // namespace countersign::intake
