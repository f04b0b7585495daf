import type { MemberContext } from '../../src/memberContext.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'

/** The owner's member context at a past instant. */
export const buildOwnerContext = (
  { tx, services }: SeedContext,
  { offer }: Pick<DemoPractice, 'offer'>,
  { tenantId, ownerId }: { tenantId: string; ownerId: string },
  instant: Date,
): MemberContext => ({
  tx,
  services: { ...services, now: () => instant },
  member: {
    accountId: ownerId,
    tenantId,
    timeZone,
    offer,
    roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
    privileges: ['ESTIMATION', 'PATIENTS', 'BILL'],
    blocked: false,
  },
})
