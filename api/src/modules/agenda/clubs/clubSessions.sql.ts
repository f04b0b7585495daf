import type { ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { amountDueByRents, type ClubSessionRow } from './clubSessionRow.ts'

/** Maximum number of sessions per call: two years of a club with three full-time therapists. */
const maxSessions = 10_000

/** Validated sessions and pending requests at the club. */
const selectSessionsAt = (tx: Tx, clubId: string, now: Date) =>
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

/**
 * The club's sessions in chronological order; only the latest `maxSessions`. Either day may be absent.
 */
export async function findClubSessions(
  tx: Tx,
  clubId: string,
  { startDate, endDate }: Partial<Period>,
  now: Date,
): Promise<ClubSessionRow[]> {
  let query = selectSessionsAt(tx, clubId, now)
  if (startDate) query = query.where('session.day', '>=', startDate)
  if (endDate) query = query.where('session.day', '<=', endDate)
  const rowsLatestFirst = await query
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id', 'desc')
    .limit(maxSessions)
    .execute()
  return rowsLatestFirst.toReversed()
}

export const findClubSession = (
  tx: Tx,
  clubId: string,
  sessionId: string,
  now: Date,
): Promise<ClubSessionRow | undefined> =>
  selectSessionsAt(tx, clubId, now).where('session.id', '=', sessionId).executeTakeFirst()

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
