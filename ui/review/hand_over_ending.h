// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace countersign {

class ReviewPage;

/// A hand-over was cut off and nobody knows whether the draft on display went out: a person who looked says how it
/// ended. Part of the Review page. GUI thread.
class HandOverEnding final : public QObject {
    Q_OBJECT

public:
    explicit HandOverEnding(ReviewPage& page);

    /// Notes it and goes on to the next draft. What did not go out may be handed over again. Says what came of it.
    void tell(bool wentOut);

private:
    ReviewPage& m_page;
    bool m_telling = false;
};

} // namespace countersign
