// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/signing.h"

#include "app/store/failure.h"

#include <QFileInfo>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

template<class T>
T orThrow(Result<T> result)
{
    if (!result)
        throw StoreFailure(result.error());
    return std::move(*result);
}

} // namespace

Signing::Signing(QString workspacePath, const Surroundings& surroundings)
    : m_path(std::move(workspacePath))
    , m_surroundings(surroundings)
{}

QString Signing::fileIdentity() const
{
    const QString canonical = QFileInfo(m_path).canonicalFilePath();
    struct stat status = {};
    if (::stat(canonical.toLocal8Bit().constData(), &status) != 0)
        return canonical;
    return QString(canonical + u'#' + QString::number(status.st_ino));
}

QString Signing::fittingDevice(Connection& connection)
{
    if (!m_device.isEmpty())
        return m_device;
    Query current = connection.query("audit/current_device");
    if (!current.step())
        return {};
    const QString device = current.text(0);
    const qint64 seq = current.number(1);
    if (!m_surroundings.deviceKeys->holds(device))
        return {};
    const std::optional<DeviceUse> use = m_surroundings.deviceKeys->use(device);
    if (!use || use->file != fileIdentity() || use->seq > seq)
        return {};
    m_device = device;
    return m_device;
}

QString Signing::newDevice(Connection& connection)
{
    const Device device = orThrow(m_surroundings.deviceKeys->make());
    if (const Result<void> noted =
            m_surroundings.deviceKeys->noteUse(device.id, DeviceUse{fileIdentity(), 0});
        !noted)
        throw StoreFailure(noted.error());
    connection.run("audit/add_device", device.id, device.publicKey, m_surroundings.clock->now());
    m_device = device.id;
    return m_device;
}

QByteArray Signing::sign(const QString& device, const QByteArray& message)
{
    m_signed = true;
    return orThrow(m_surroundings.deviceKeys->sign(device, message));
}

void Signing::forget()
{
    m_device.clear();
}

void Signing::noteUse(Connection& connection)
{
    if (!m_signed || m_device.isEmpty())
        return;
    Query current = connection.query("audit/current_device");
    // Best effort: without it the device still fits, it only knows less of how far it came.
    if (current.step() && current.text(0) == m_device)
        (void)m_surroundings.deviceKeys->noteUse(m_device,
                                                 DeviceUse{fileIdentity(), current.number(1)});
}

} // namespace countersign::store
