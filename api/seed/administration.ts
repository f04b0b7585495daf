import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { firstRecentDay } from './pastWeeks.ts'
import { timeZone, type SeedContext } from './SeedContext.ts'

const activityDays = 6

/** Adds recent file accesses and audit entries of a practice's members, which its administrator can see. */
export async function addActivity(
  { tx, today }: SeedContext,
  tenantId: string,
  { memberIds, patientIds }: { memberIds: readonly string[]; patientIds: readonly string[] },
): Promise<void> {
  const sessions = await tx
    .selectFrom('session')
    .select(['id', 'therapist_id'])
    .where('day', '>=', firstRecentDay(today))
    .orderBy('day')
    .limit(activityDays)
    .execute()
  for (const [index, patientId] of patientIds.slice(0, activityDays).entries()) {
    const day = addDays(today, -1 - index)
    const memberId = memberIds[index % memberIds.length] ?? ''
    await tx
      .insertInto('access_log')
      .values({
        tenant_id: tenantId,
        patient_id: patientId,
        account_id: memberId,
        hour: instantOf(timeZone, day, '10:00'),
        kind: index % 3 === 0 ? 'WRITE' : 'READ',
      })
      .execute()
    const session = sessions[index]
    if (!session) continue
    await tx
      .insertInto('audit')
      .values({
        tenant_id: tenantId,
        id: uuidv7(),
        at: instantOf(timeZone, day, '17:40'),
        account_id: session.therapist_id,
        act: index % 2 === 0 ? 'validate' : 'update',
        entity: 'session',
        entity_id: session.id,
      })
      .execute()
  }
}

/** Adds the token of a test card, with the same data as for a real card. */
export async function addCard({ tx, today, services }: SeedContext, tenantId: string): Promise<void> {
  await tx
    .insertInto('payment_means')
    .values({
      tenant_id: tenantId,
      customer_id: uuidv7(),
      token: 'tok_double_demonstration',
      brand: 'Visa',
      last_four: '4242',
      expiry_month: 12,
      expiry_year: Number(today.slice(0, 4)) + 2,
      status: 'ACTIVE',
      status_at: services.now(),
    })
    .execute()
}
