// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fault_vfs.h"

#include <sqlite3.h>

#include <atomic>
#include <cstddef>

namespace countersign::testing {

namespace {

constexpr const char* name = "countersign-faults";
/// The slot of a write-ahead log's lock that its one writer holds (sqlite.org/walformat.html, 2.3.1).
constexpr int writeLock = 0;

struct Plan {
    std::atomic<bool> isArmed = false;
    std::atomic<Fault> fault = Fault::InputOutput;
    std::atomic<int> at = -1;
    std::atomic<bool> andAllAfter = false;
    std::atomic<int> calls = 0;
    std::atomic<bool> hasStruck = false;
    std::function<void()> onUnlock;
};

Plan plan; // NOLINT: SQLite's callbacks have no other way to it

/// Counts a call that can fail in this way; true if it has to.
bool strikes(Fault fault)
{
    if (!plan.isArmed || plan.fault != fault)
        return false;
    const int call = plan.calls++;
    const bool isHit = plan.at >= 0 && (call == plan.at || (plan.andAllAfter && call > plan.at));
    if (isHit)
        plan.hasStruck = true;
    return isHit;
}

/// A file of ours; SQLite allocates it, with the real one behind it.
struct File {
    sqlite3_file base;
};
constexpr int ownSize = (sizeof(File) + alignof(std::max_align_t) - 1) / alignof(std::max_align_t) *
                        alignof(std::max_align_t);

sqlite3_file* real(sqlite3_file* file)
{
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + ownSize);
}

sqlite3_vfs* real(sqlite3_vfs* vfs)
{
    return static_cast<sqlite3_vfs*>(vfs->pAppData);
}

int closeFile(sqlite3_file* file)
{
    return real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
}

int readFile(sqlite3_file* file, void* into, int bytes, sqlite3_int64 from)
{
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_READ
                                       : real(file)->pMethods->xRead(real(file), into, bytes, from);
}

int writeFile(sqlite3_file* file, const void* what, int bytes, sqlite3_int64 to)
{
    if (strikes(Fault::FullDisk))
        return SQLITE_FULL;
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_WRITE
                                       : real(file)->pMethods->xWrite(real(file), what, bytes, to);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_TRUNCATE
                                       : real(file)->pMethods->xTruncate(real(file), size);
}

int syncFile(sqlite3_file* file, int flags)
{
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_FSYNC
                                       : real(file)->pMethods->xSync(real(file), flags);
}

int fileSize(sqlite3_file* file, sqlite3_int64* size)
{
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_FSTAT
                                       : real(file)->pMethods->xFileSize(real(file), size);
}

int lockFile(sqlite3_file* file, int level)
{
    if (strikes(Fault::Busy))
        return SQLITE_BUSY;
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_LOCK
                                       : real(file)->pMethods->xLock(real(file), level);
}

int unlockFile(sqlite3_file* file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}

int isReserved(sqlite3_file* file, int* answer)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}

int controlFile(sqlite3_file* file, int operation, void* argument)
{
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

int sectorSize(sqlite3_file* file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

int characteristics(sqlite3_file* file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    return strikes(Fault::InputOutput)
               ? SQLITE_IOERR_SHMMAP
               : real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}

int lockShared(sqlite3_file* file, int offset, int n, int flags)
{
    const bool locks = (flags & SQLITE_SHM_LOCK) != 0;
    if (locks && strikes(Fault::Busy))
        return SQLITE_BUSY;
    if (locks && strikes(Fault::InputOutput))
        return SQLITE_IOERR_SHMLOCK;
    const int code = real(file)->pMethods->xShmLock(real(file), offset, n, flags);
    const bool letGo = (flags & SQLITE_SHM_UNLOCK) != 0 && (flags & SQLITE_SHM_EXCLUSIVE) != 0;
    if (letGo && offset == writeLock && n == 1 && plan.isArmed && plan.onUnlock)
        plan.onUnlock();
    return code;
}

void barrierShared(sqlite3_file* file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}

int unmapShared(sqlite3_file* file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

/// No memory-mapped reading: every page goes through readFile.
constexpr sqlite3_io_methods methods{
    2,          closeFile,     readFile,    writeFile,   truncateFile, syncFile,        fileSize,
    lockFile,   unlockFile,    isReserved,  controlFile, sectorSize,   characteristics, mapShared,
    lockShared, barrierShared, unmapShared, nullptr,     nullptr};

int openFile(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* given)
{
    file->pMethods = nullptr;
    if (strikes(Fault::InputOutput))
        return SQLITE_CANTOPEN;
    const int code = real(vfs)->xOpen(real(vfs), path, real(file), flags, given);
    if (real(file)->pMethods)
        file->pMethods = &methods;
    return code;
}

int removeFile(sqlite3_vfs* vfs, const char* path, int sync)
{
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_DELETE
                                       : real(vfs)->xDelete(real(vfs), path, sync);
}

int accessFile(sqlite3_vfs* vfs, const char* path, int flags, int* answer)
{
    return strikes(Fault::InputOutput) ? SQLITE_IOERR_ACCESS
                                       : real(vfs)->xAccess(real(vfs), path, flags, answer);
}

int fullPath(sqlite3_vfs* vfs, const char* path, int size, char* out)
{
    return real(vfs)->xFullPathname(real(vfs), path, size, out);
}

int randomness(sqlite3_vfs* vfs, int bytes, char* out)
{
    return real(vfs)->xRandomness(real(vfs), bytes, out);
}

int rest(sqlite3_vfs* /*vfs*/, int microseconds)
{
    return microseconds;
}

int currentTime(sqlite3_vfs* vfs, double* now)
{
    return real(vfs)->xCurrentTime(real(vfs), now);
}

int lastError(sqlite3_vfs* vfs, int size, char* out)
{
    return real(vfs)->xGetLastError ? real(vfs)->xGetLastError(real(vfs), size, out) : 0;
}

int currentTimeInt64(sqlite3_vfs* vfs, sqlite3_int64* now)
{
    return real(vfs)->xCurrentTimeInt64(real(vfs), now);
}

sqlite3_vfs vfs{}; // NOLINT: registered by its address

} // namespace

FaultVfs::FaultVfs()
{
    sqlite3_initialize();
    sqlite3_vfs* system = sqlite3_vfs_find("unix");
    vfs = sqlite3_vfs{};
    vfs.iVersion = 2;
    vfs.szOsFile = ownSize + system->szOsFile;
    vfs.mxPathname = system->mxPathname;
    vfs.zName = name;
    vfs.pAppData = system;
    vfs.xOpen = openFile;
    vfs.xDelete = removeFile;
    vfs.xAccess = accessFile;
    vfs.xFullPathname = fullPath;
    vfs.xRandomness = randomness;
    vfs.xSleep = rest;
    vfs.xCurrentTime = currentTime;
    vfs.xGetLastError = lastError;
    vfs.xCurrentTimeInt64 = currentTimeInt64;
    sqlite3_vfs_register(&vfs, 1);
}

FaultVfs::~FaultVfs()
{
    disarm();
    plan.onUnlock = nullptr;
    sqlite3_vfs_unregister(&vfs);
    sqlite3_vfs_register(sqlite3_vfs_find("unix"), 1);
}

void FaultVfs::arm(Fault fault, int at, bool andAllAfter)
{
    plan.fault = fault;
    plan.at = at;
    plan.andAllAfter = andAllAfter;
    plan.calls = 0;
    plan.hasStruck = false;
    plan.isArmed = true;
}

int FaultVfs::disarm()
{
    plan.isArmed = false;
    return plan.calls;
}

bool FaultVfs::hasStruck()
{
    return plan.hasStruck;
}

void FaultVfs::onUnlock(std::function<void()> listener)
{
    plan.onUnlock = std::move(listener);
}

} // namespace countersign::testing
