import { sql, type SqlBool } from 'kysely'
import type { ClubSessionInput, ClubSums } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { amountDueByRents, type ClubSessionRow } from './clubSessionRow.ts'

/** Validated sessions and pending requests at the club. */
const selectSessionsAtClub = (tx: Tx, clubId: string, now: Date) =>
  selectTitledSessions(tx)
    .select([
      'session.room_rent',
      'session.animal_rent',
      'session.taxes_paid_by_patient',
      'session.club_amount_due',
      'session.paid_to_club',
    ])
    .where('session.club_id', '=', clubId)
    .where(isLiveAt(now))

/** Filter for a club's sessions. Either day can be absent; without `patientIds`, sessions of all patients match. */
export interface ClubSessionsFilter extends Partial<Period> {
  clubId: string
  patientIds?: readonly string[]
}

const matchesFilter = ({ clubId, startDate, endDate, patientIds = [] }: ClubSessionsFilter, now: Date) =>
  sql<SqlBool>`(session.club_id = ${clubId} and ${isLiveAt(now)}
    and (${startDate ?? null}::date is null or session.day >= ${startDate ?? null}::date)
    and (${endDate ?? null}::date is null or session.day <= ${endDate ?? null}::date)
    and (${patientIds.length} = 0 or session.patient_id = any(${[...patientIds]}::uuid[])))`

/** Lists the club's sessions in chronological order, from `offset`. */
export const listClubSessions = (
  tx: Tx,
  filter: ClubSessionsFilter,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<ClubSessionRow[]> =>
  selectSessionsAtClub(tx, filter.clubId, now)
    .where(matchesFilter(filter, now))
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .offset(offset)
    .limit(limit)
    .execute()

/** The amount due to the club for a session; the rule is `amountDueToClub`. */
const amountDueOfSession = sql`coalesce(session.club_amount_due,
  greatest(0, session.room_rent + session.animal_rent - session.taxes_paid_by_patient))`

const sumDue = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${amountDueOfSession}) filter (where ${condition}), 0)`

/** Counts the club's sessions, and sums their length and the amounts due for them. */
export async function sumClubSessions(
  tx: Tx,
  filter: ClubSessionsFilter,
  now: Date,
): Promise<{ count: number; sums: ClubSums }> {
  const { count, ...sums } = await tx
    .selectFrom('session')
    .where(matchesFilter(filter, now))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(extract(epoch from upper(session.during) - lower(session.during))) / 60, 0)::int`.as(
        'minutes',
      ),
      sumDue(sql`true`).as('due'),
      sumDue(sql`session.paid_to_club`).as('paid'),
      sumDue(sql`not session.paid_to_club`).as('left'),
    ])
    .executeTakeFirstOrThrow()
  return { count, sums }
}

/** Lists the ids of the patients of the club's sessions. */
export async function listPatientIdsAtClub(tx: Tx, filter: ClubSessionsFilter, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('session')
    .where(matchesFilter(filter, now))
    .where('session.patient_id', 'is not', null)
    .select('session.patient_id')
    .distinct()
    .orderBy('session.patient_id')
    .execute()
  return rows.flatMap(({ patient_id }) => patient_id ?? [])
}

export const findClubSession = (
  tx: Tx,
  clubId: string,
  sessionId: string,
  now: Date,
): Promise<ClubSessionRow | undefined> =>
  selectSessionsAtClub(tx, clubId, now).where('session.id', '=', sessionId).executeTakeFirst()

/** Locks the session until the transaction ends. */
export const lockSession = (tx: Tx, sessionId: string) =>
  tx.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute()

/**
 * Stores the amount due. An unpaid amount equal to the rents is stored as null, so that it follows later changes of the
 * rents.
 */
export async function updateAmountDue(
  tx: Tx,
  sessionId: string,
  { amountDue, paidToClub }: ClubSessionInput,
): Promise<void> {
  const rents = await tx
    .selectFrom('session')
    .select(['room_rent', 'animal_rent', 'taxes_paid_by_patient'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const mustStoreAmount = paidToClub || amountDue !== amountDueByRents(rents)
  await tx
    .updateTable('session')
    .set({ club_amount_due: mustStoreAmount ? amountDue : null, paid_to_club: paidToClub })
    .where('id', '=', sessionId)
    .execute()
}
