import { errorCode } from 'shared/contracts/errorCodes'
import type { SignedInMember, Tx } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { expireDueIn } from '../booking/expiry.service.ts'
import { conflictsOf, type Placing } from './conflicts.sql.ts'

/** Who acts, in which transaction. */
export interface Acting {
  tx: Tx
  member: SignedInMember
  services: Services
}

/** Refuses the place with what stands in the way; answers whether it was forced over something (ruling 18). */
export async function place({ tx, member, services }: Acting, placing: Placing, force = false): Promise<boolean> {
  await expireDueIn(tx, member.tenantId, placing.span, services.now())
  const conflicts = await conflictsOf(tx, placing)
  if (conflicts.length > 0 && !force) throw new Refusal(409, errorCode.sessionConflict, { conflicts })
  return conflicts.length > 0
}
