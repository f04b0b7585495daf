import { errorCode } from 'shared/contracts/errorCodes'
import type { CancellationDelay } from 'shared/contracts/user'
import { auditMember } from '../../audit.ts'
import { contentVersion } from '../../contentVersion.ts'
import { refuseStale } from '../../etag.ts'
import { hasRole, type MemberContext } from '../../memberContext.ts'
import { Refusal } from '../../refusal.ts'
import { findDelay, lockDelay, updateDelay } from './cancellationDelay.sql.ts'

/** Assistants do not see the delay, nor set it. */
function refuseAssistants(context: MemberContext): void {
  if (!hasRole(context, 'ROLE_ADMIN') && !hasRole(context, 'ROLE_THERAPIST'))
    throw new Refusal(403, errorCode.forbidden)
}

const versioned = (delay: CancellationDelay) => ({ delay, version: contentVersion(delay) })

export async function readDelay(context: MemberContext) {
  refuseAssistants(context)
  return versioned(await findDelay(context.tx))
}

/** The delay of the whole practice; 412 when it was changed elsewhere, where the caller names the version it saw. */
export async function changeDelay(context: MemberContext, delay: CancellationDelay, ifMatch: string | undefined) {
  const { tx, member } = context
  refuseAssistants(context)
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
