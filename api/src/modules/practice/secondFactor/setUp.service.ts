import { errorCode } from 'shared/contracts/errorCodes'
import type { AuthenticatorKey } from 'shared/contracts/accounts/secondFactor'
import { normalizeCode } from 'shared/domain/accounts/secondFactor'
import { renderSVG } from 'uqr'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { findMember } from '../user/user.sql.ts'
import { codeRefusal } from './checkCode.service.ts'
import { keyField, pendingKeyField } from './keyFields.ts'
import { newRecoveryCodes } from './recoveryCodes.ts'
import { insertPendingKey, lockSecondFactor, insertRecoveryCodes, updateConfirmedKey } from './secondFactor.sql.ts'
import { sendSecondFactorEmail } from './secondFactorEmail.ts'
import { appAddress, newAppKey, stepOfCode } from './timeCode.ts'

/** White margin that QR code readers need, also on a dark page. */
const quietZoneModules = 4

/**
 * Creates a key for the member's app, which takes effect once `confirmApp` accepts a code. The current second factor
 * stays active until then.
 */
export async function beginSetUp(context: MemberContext): Promise<AuthenticatorKey> {
  const { tx, member } = context
  const key = newAppKey()
  const cipher = await cipherOf(context)
  await insertPendingKey(tx, member, cipher.encrypt(key, pendingKeyField(member.accountId)))
  const { email } = await findMember(tx, member.accountId)
  const address = appAddress(key, email)
  return { key, address, qrCode: renderSVG(address, { border: quietZoneModules }) }
}

/** Switches the second factor on with the app's first code, which cannot be used again. Returns the recovery codes. */
export async function confirmApp(
  context: MemberContext,
  code: string,
  field: 'code' | 'appCode',
): Promise<{ recoveryCodes: string[] }> {
  const { tx, member, services } = context
  const row = await lockSecondFactor(tx, member.accountId)
  if (!row?.pending_key) throw new Refusal(409, errorCode.secondFactorOff)
  const cipher = await cipherOf(context)
  const key = cipher.decrypt(row.pending_key, pendingKeyField(member.accountId))
  const now = services.now()
  const step = stepOfCode(key, normalizeCode(code), now, 0)
  if (typeof step !== 'number') throw codeRefusal(field)
  const encryptedKey = cipher.encrypt(key, keyField(member.accountId))
  await updateConfirmedKey(tx, member.accountId, { key: encryptedKey, last_step: step, confirmed_at: now })
  const recoveryCodes = newRecoveryCodes()
  await insertRecoveryCodes(tx, member, recoveryCodes)
  await auditMember(context, { act: 'switchOnSecondFactor', entity: 'member', entityId: member.accountId })
  await sendSecondFactorEmail(tx, member.accountId, { change: 'on' })
  return { recoveryCodes }
}
