// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/html_tree.h"

#include <chrono>
#include <csetjmp>
#include <cstddef>
#include <cstdlib>

namespace countersign::intake {

namespace {

constexpr size_t mostMemory = size_t(256) << 20;
constexpr std::chrono::seconds longestTime{10};

/// Stands before each piece of memory that gumbo got.
struct alignas(std::max_align_t) Piece {
    Piece* before = nullptr;
    Piece* after = nullptr;
    size_t size = 0;
};

} // namespace

struct HtmlTree::Memory {
    Piece ring;
    size_t used = 0;
    std::chrono::steady_clock::time_point end = std::chrono::steady_clock::now() + longestTime;
    std::jmp_buf out{};

    Memory() { ring.before = ring.after = &ring; }

    /// gumbo takes whatever it is given: a failure can only leave it altogether. There is nothing of C++
    /// between here and parse().
    static void* take(void* userdata, size_t size)
    {
        auto* memory = static_cast<Memory*>(userdata);
        const bool fits = size <= mostMemory && memory->used + size <= mostMemory &&
                          std::chrono::steady_clock::now() < memory->end;
        void* raw = fits ? std::malloc(sizeof(Piece) + size) : nullptr;
        if (!raw)
            std::longjmp(memory->out, 1);
        auto* piece = new (raw) Piece{memory->ring.before, &memory->ring, size};
        memory->ring.before->after = piece;
        memory->ring.before = piece;
        memory->used += size;
        return piece + 1;
    }

    static void give(void* userdata, void* bytes)
    {
        if (!bytes)
            return;
        auto* memory = static_cast<Memory*>(userdata);
        Piece* piece = static_cast<Piece*>(bytes) - 1;
        piece->before->after = piece->after;
        piece->after->before = piece->before;
        memory->used -= piece->size;
        std::free(piece);
    }

    const GumboNode* parse(const char* bytes, size_t size)
    {
        GumboOptions options = kGumboDefaultOptions;
        options.allocator = take;
        options.deallocator = give;
        options.userdata = this;
        options.max_errors = 0;
        if (setjmp(out) != 0)
            return nullptr;
        return gumbo_parse_with_options(&options, bytes, size)->document;
    }
};

HtmlTree::HtmlTree(const QByteArray& utf8)
    : m_memory(std::make_unique<Memory>())
    , m_utf8(utf8)
    , m_document(m_memory->parse(m_utf8.constData(), size_t(m_utf8.size())))
{}

HtmlTree::~HtmlTree()
{
    for (Piece* piece = m_memory->ring.after; piece != &m_memory->ring;) {
        Piece* const next = piece->after;
        std::free(piece);
        piece = next;
    }
}

} // namespace countersign::intake
