import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from 'shared/domain/accounts/deviceName'
import { momentIn } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { digestOf, newSecret } from '../../../encryption/secrets.ts'
import { newDeviceEmail } from '../../../mail/emails/newDevice.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { isFromAnotherSite } from '../../../plugins/isFromAnotherSite.ts'
import type { Services } from '../../../services.ts'
import { deviceSecretOf, identityHashOf, oldestRecognisedUse, setDeviceCookie } from './deviceCookie.ts'
import {
  deleteDeviceOfSignIn,
  deleteOtherDevices,
  findDevice,
  insertDevice,
  isDeviceIdentity,
  updateDeviceOfSignIn,
  updateDeviceUse,
} from './knownDevices.sql.ts'

/** Minimum time between two updates of a device's last use. */
const minUseUpdateIntervalMs = 86_400_000

interface DeviceSignIn {
  accountId: string
  /** Absent for accounts whose sign-ins are not stored. */
  signInId?: string
  /**
   * Recipient of the e-mail about a new device, and the time zone of the time in it. Absent for a renewal and for a new
   * account, whose device becomes known without an e-mail.
   */
  recipient?: { address: string; timeZone: string }
}

/** Sends the e-mail about a sign-in from a device that is new to the account. */
async function sendNewDeviceEmail(
  tx: Tx,
  { now }: Services,
  request: FastifyRequest,
  deviceId: string,
  { address, timeZone }: NonNullable<DeviceSignIn['recipient']>,
): Promise<void> {
  await sendEmail(tx, {
    email: newDeviceEmail,
    to: { name: '', address },
    data: { device: deviceName(request.headers['user-agent'] ?? ''), ...momentIn(timeZone, now()) },
    key: `newDevice:${deviceId}`,
  })
}

/**
 * Returns the digest that identifies the device. On a partner's site, where a browser keeps no cookie, the site and the
 * browser's name identify the device; this digest only decides whether the e-mail is sent.
 */
async function identifyDevice(tx: Tx, services: Services, reply: FastifyReply): Promise<Buffer> {
  const { request } = reply
  if (isFromAnotherSite(request, services)) {
    const { origin = '', 'user-agent': userAgent = '' } = request.headers
    return digestOf(`another site|${origin}|${deviceName(userAgent)}`)
  }
  const receivedSecret = deviceSecretOf(request)
  // A secret that the API did not issue is replaced, so that nobody can choose the secret of another person's device.
  const isIssuedHere =
    receivedSecret !== undefined &&
    (await isDeviceIdentity(tx, digestOf(receivedSecret), oldestRecognisedUse(services)))
  const secret = isIssuedHere ? receivedSecret : newSecret()
  setDeviceCookie(reply, services.settings, secret, services.now())
  return digestOf(secret)
}

/**
 * Remembers the device of a sign-in or a renewal. If it is new to the account, notifies the `recipient`, if there is
 * one.
 */
export async function rememberDevice(
  tx: Tx,
  services: Services,
  reply: FastifyReply,
  { accountId, signInId, recipient }: DeviceSignIn,
): Promise<void> {
  const now = services.now()
  const identityHash = await identifyDevice(tx, services, reply)
  const knownDevice = await findDevice(tx, { accountId, identityHash }, oldestRecognisedUse(services))
  const deviceId = knownDevice?.id ?? (await insertDevice(tx, { accountId, identityHash }, now))
  if (knownDevice && now.getTime() - knownDevice.last_used_at.getTime() > minUseUpdateIntervalMs)
    await updateDeviceUse(tx, knownDevice.id, now)
  if (signInId !== undefined) await updateDeviceOfSignIn(tx, signInId, deviceId)
  if (!knownDevice && recipient) await sendNewDeviceEmail(tx, services, reply.request, deviceId, recipient)
}

/** Forgets every device of the account except the device of the request. */
export const forgetOtherDevices = (tx: Tx, request: FastifyRequest, accountId: string): Promise<void> =>
  deleteOtherDevices(tx, accountId, identityHashOf(request))

/** Forgets the device of a sign-in that ends, unless the request comes from this device. */
export const forgetDeviceOfSignIn = (
  tx: Tx,
  request: FastifyRequest,
  accountId: string,
  signInId: string,
): Promise<void> => deleteDeviceOfSignIn(tx, accountId, signInId, identityHashOf(request))
