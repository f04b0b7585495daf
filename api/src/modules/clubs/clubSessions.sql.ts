import type { Privilege } from 'shared/contracts/access'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/club'
import { amountDueToClub } from 'shared/domain/club'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../db.ts'
import type { SessionRow } from '../sessionStore/sessionState.sql.ts'
import { isShown, titledSessions, titleOf } from '../sessionStore/titledSessions.sql.ts'

/** Two years of a place where three therapists work all day: nobody reads more at once. */
const mostSessions = 10_000

type Rents = Pick<SessionRow, 'room_rent' | 'animal_rent' | 'taxes_paid_by_patient'>

const dueByTheRents = ({ room_rent, animal_rent, taxes_paid_by_patient }: Rents) =>
  amountDueToClub({ roomRent: room_rent, animalRent: animal_rent, taxesPaidByPatient: taxes_paid_by_patient })

/** Who comes is told to those who may see the agenda or the patients. */
const knowsPatients = (privileges: readonly Privilege[]) =>
  privileges.some((privilege) => privilege === 'AGENDA' || privilege === 'PATIENTS')

/** Sessions held at the place, and requests that still wait. */
const heldAt = (tx: Tx, clubId: string, now: Date) =>
  titledSessions(tx)
    .select([
      'session.room_rent',
      'session.animal_rent',
      'session.taxes_paid_by_patient',
      'session.club_amount_due',
      'session.paid_to_club',
    ])
    .where('session.club_id', '=', clubId)
    .where(isShown(now))

type HeldRow = Awaited<ReturnType<ReturnType<typeof heldAt>['execute']>>[number]

const clubSessionOf = (row: HeldRow, privileges: readonly Privilege[]): ClubSession => ({
  id: row.id,
  date: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  title: knowsPatients(privileges) ? titleOf(row) : row.type_name,
  patientId: knowsPatients(privileges) ? row.patient_id : null,
  therapistId: row.therapist_id,
  amountDue: row.club_amount_due ?? dueByTheRents(row),
  paidToClub: row.paid_to_club,
})

interface Asking {
  clubId: string
  privileges: readonly Privilege[]
  now: Date
}

/** The sessions of a place in order; without a day, from the first or to the last. The latest ones where there are too many. */
export async function clubSessions(
  tx: Tx,
  { clubId, privileges, now }: Asking,
  { startDate, endDate }: Partial<Period>,
): Promise<ClubSession[]> {
  let rows = heldAt(tx, clubId, now)
  if (startDate) rows = rows.where('session.day', '>=', startDate)
  if (endDate) rows = rows.where('session.day', '<=', endDate)
  const latest = await rows
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id', 'desc')
    .limit(mostSessions)
    .execute()
  return latest.toReversed().map((row) => clubSessionOf(row, privileges))
}

export async function clubSession(
  tx: Tx,
  { clubId, privileges, now }: Asking,
  id: string,
): Promise<ClubSession | undefined> {
  const row = await heldAt(tx, clubId, now).where('session.id', '=', id).executeTakeFirst()
  return row && clubSessionOf(row, privileges)
}

/** An amount that is the rents' follows them until it is paid. */
export async function saveDue(tx: Tx, id: string, { amountDue, paidToClub }: ClubSessionInput): Promise<void> {
  const rents = await tx
    .selectFrom('session')
    .select(['room_rent', 'animal_rent', 'taxes_paid_by_patient'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const said = paidToClub || amountDue !== dueByTheRents(rents)
  await tx
    .updateTable('session')
    .set({ club_amount_due: said ? amountDue : null, paid_to_club: paidToClub })
    .where('id', '=', id)
    .execute()
}
