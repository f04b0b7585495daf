import type { Tx } from '../db.ts'
import { keyField, pendingKeyField } from '../modules/practice/secondFactor/keyFields.ts'
import {
  insertPendingKey,
  insertRecoveryCodes,
  updateConfirmedKey,
} from '../modules/practice/secondFactor/secondFactor.sql.ts'
import { appCode } from '../modules/practice/secondFactor/timeCode.ts'
import type { Services } from '../services.ts'

/** The recovery code of every furnished member: it is good once for each. */
export const furnishedRecoveryCode = 'aaaa-bbbb-cccc-dddd'

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** A second factor that is on, with another app that is being set up; returns the code this one shows now. */
export async function furnishSecondFactor(
  tx: Tx,
  { sealing, now }: Services,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<string> {
  const seal = await sealing.of(tx, tenantId)
  const whose = { tenantId, accountId: memberId }
  await insertPendingKey(tx, whose, seal.close(key, pendingKeyField(memberId)))
  await updateConfirmedKey(tx, memberId, {
    key: seal.close(key, keyField(memberId)),
    last_step: 0,
    confirmed_at: now(),
  })
  await insertPendingKey(tx, whose, seal.close(key, pendingKeyField(memberId)))
  await insertRecoveryCodes(tx, whose, [furnishedRecoveryCode])
  return appCode(key, now())
}
