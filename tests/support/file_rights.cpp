// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/file_rights.h"

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <thread>

namespace countersign::testing {

namespace {

/// What lets root read and write whatever it likes (capabilities(7)).
constexpr int overrides[] = {CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH};

} // namespace

void heedFileRightsFromHere()
{
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3] = {};
    syscall(SYS_capget, &header, data);
    for (const int capability : overrides) {
        data[CAP_TO_INDEX(capability)].effective &= ~CAP_TO_MASK(capability);
        // access(2) asks this one.
        data[CAP_TO_INDEX(capability)].permitted &= ~CAP_TO_MASK(capability);
    }
    syscall(SYS_capset, &header, data);
}

void heedingFileRights(const std::function<void()>& work)
{
    std::thread([&work] {
        heedFileRightsFromHere();
        work();
    }).join();
}

void heedFileRightsAfterExec()
{
    for (const int capability : overrides)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

} // namespace countersign::testing
