import type { MemberContext } from '../../src/memberContext.ts'
import { zone, type Demo } from '../Demo.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'

/** The owner's member context at a past instant. */
export const contextAt = (
  { tx, services }: Demo,
  { offer }: Pick<DemoPractice, 'offer'>,
  { tenantId, ownerId }: { tenantId: string; ownerId: string },
  at: Date,
): MemberContext => ({
  tx,
  services: { ...services, now: () => at },
  member: {
    accountId: ownerId,
    tenantId,
    timeZone: zone,
    offer,
    roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
    privileges: ['ESTIMATION', 'PATIENTS', 'BILL'],
    blocked: false,
  },
})
