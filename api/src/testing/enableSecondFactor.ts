import type { Tx } from '../db.ts'
import { keyField, pendingKeyField } from '../modules/practice/secondFactor/keyFields.ts'
import {
  insertPendingKey,
  insertRecoveryCodes,
  updateConfirmedKey,
} from '../modules/practice/secondFactor/secondFactor.sql.ts'
import { appCode } from '../modules/practice/secondFactor/timeCode.ts'
import type { Services } from '../services.ts'

/** The recovery code of every test member with a second factor: each member can use it once. */
export const testRecoveryCode = 'aaaa-bbbb-cccc-dddd'

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Enables a second factor and begins to set up another app; returns the current code of the other app. */
export async function enableSecondFactor(
  tx: Tx,
  { encryption, now }: Services,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<string> {
  const cipher = await encryption.cipherOf(tx, tenantId)
  const memberIds = { tenantId, accountId: memberId }
  await insertPendingKey(tx, memberIds, cipher.encrypt(key, pendingKeyField(memberId)))
  await updateConfirmedKey(tx, memberId, {
    key: cipher.encrypt(key, keyField(memberId)),
    last_step: 0,
    confirmed_at: now(),
  })
  await insertPendingKey(tx, memberIds, cipher.encrypt(key, pendingKeyField(memberId)))
  await insertRecoveryCodes(tx, memberIds, [testRecoveryCode])
  return appCode(key, now())
}
