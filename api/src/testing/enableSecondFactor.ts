import type { Tx } from '../db.ts'
import { keyField, pendingKeyField } from '../modules/practice/secondFactor/keyFields.ts'
import {
  insertPendingKey,
  insertRecoveryCodes,
  updateConfirmedKey,
} from '../modules/practice/secondFactor/secondFactor.sql.ts'
import { appCode } from '../modules/practice/secondFactor/timeCode.ts'
import type { Services } from '../services.ts'

/** Recovery code of every test member with a second factor: each can use it once. */
export const testRecoveryCode = 'aaaa-bbbb-cccc-dddd'

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Enables a second factor, with another app being set up; returns that app's current code. */
export async function enableSecondFactor(
  tx: Tx,
  { encryption, now }: Services,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<string> {
  const cipher = await encryption.cipherOf(tx, tenantId)
  const whose = { tenantId, accountId: memberId }
  await insertPendingKey(tx, whose, cipher.encrypt(key, pendingKeyField(memberId)))
  await updateConfirmedKey(tx, memberId, {
    key: cipher.encrypt(key, keyField(memberId)),
    last_step: 0,
    confirmed_at: now(),
  })
  await insertPendingKey(tx, whose, cipher.encrypt(key, pendingKeyField(memberId)))
  await insertRecoveryCodes(tx, whose, [testRecoveryCode])
  return appCode(key, now())
}
