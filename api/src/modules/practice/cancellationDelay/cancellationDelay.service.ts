import type { CancellationDelay } from 'shared/contracts/accounts/user'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseStale } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { findDelay, lockDelay, updateDelay } from './cancellationDelay.sql.ts'

const versioned = (delay: CancellationDelay) => ({ delay, version: contentVersion(delay) })

export async function readDelay(context: MemberContext) {
  return versioned(await findDelay(context.tx))
}

/** The delay of the whole practice; 412 when it was changed elsewhere, where the caller names the version it saw. */
export async function changeDelay(context: MemberContext, delay: CancellationDelay, ifMatch: string | undefined) {
  const { tx, member } = context
  refuseStale(ifMatch, versioned(await lockDelay(tx)))
  await updateDelay(tx, delay)
  await auditMember(context, {
    act: 'setCancellationDelay',
    entity: 'tenant',
    entityId: member.tenantId,
    details: { hours: delay.cancellationBefore },
  })
  return versioned(delay)
}
