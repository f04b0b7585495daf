import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ShortSession } from 'shared/contracts/session'
import type { Tx } from '../../db.ts'

const animalsOf = <T>(what: RawBuilder<T>) => sql<T[]>`array(
  select ${what} from session_animal sa join animal a on a.tenant_id = sa.tenant_id and a.id = sa.animal_id
  where sa.tenant_id = session.tenant_id and sa.session_id = session.id order by plain(a.name), a.id)`

export const patientName = sql<string>`coalesce(nullif(patient.company_name, ''), nullif(btrim(patient.lastname || ' ' || patient.firstname), ''),
  btrim(patient.contact_lastname || ' ' || patient.contact_firstname), '')`

/** The columns of a session that the calendar draws. */
export const shortColumns = [
  'session.id',
  'session.series_id',
  'session.day',
  'session.start_time',
  'session.end_time',
  'session.state',
  'session.paid',
  'session.patient_present',
  'session.bill_id',
  'session.recurrence',
  'session.therapist_id',
  'session.club_id',
  'session.session_type_id',
  'session.patient_id',
  'session.with_animal_only',
] as const

/** Animals are in the title where they work alone: of years of sessions nothing else is looked up. */
const titleAnimals = sql<
  string[]
>`case when session.with_animal_only then ${animalsOf(sql<string>`a.name`)} else '{}' end`

/** Sessions with what their title says, and without their notes: a year of them may be asked for. */
export const titledSessions = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', (join) =>
      join
        .onRef('session_type.tenant_id', '=', 'session.tenant_id')
        .onRef('session_type.id', '=', 'session.session_type_id'),
    )
    .leftJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'session.tenant_id').onRef('patient.id', '=', 'session.patient_id'),
    )
    .select(shortColumns)
    .select(['session_type.name as type_name', patientName.as('patient_name'), titleAnimals.as('animal_names')])

/** Sessions with all that the calendar draws. */
export const drawnSessions = (tx: Tx) => titledSessions(tx).select(animalsOf(sql<string>`a.id::text`).as('animal_ids'))

export type DrawnRow = Awaited<ReturnType<ReturnType<typeof drawnSessions>['execute']>>[number]

type Titled = Pick<DrawnRow, 'with_animal_only' | 'animal_names' | 'patient_name' | 'type_name'>

/** The patient and the kind of session; the animals when they work alone. */
export function titleOf({ with_animal_only, animal_names, patient_name, type_name }: Titled): string {
  const who = with_animal_only ? animal_names.join(', ') : patient_name
  return who ? `${who} - ${type_name}` : type_name
}

export const shortOf = (row: DrawnRow): ShortSession => ({
  id: row.id,
  seriesId: row.series_id,
  date: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  title: titleOf(row),
  validated: row.state === 'VALIDATED',
  paid: row.paid,
  patientPresent: row.patient_present,
  billId: row.bill_id,
  recurrence: row.recurrence,
  therapistId: row.therapist_id,
  clubId: row.club_id,
  sessionTypeId: row.session_type_id,
  animalIds: row.animal_ids,
  patientId: row.patient_id,
})

/** Those that were saved, in the order of the agenda. */
export async function savedSessions(tx: Tx, ids: readonly string[]): Promise<ShortSession[]> {
  const rows = await drawnSessions(tx)
    .where('session.id', 'in', ids)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map(shortOf)
}

/** What the agenda shows: sessions, and requests that still wait. */
export const isShown = (now: Date) =>
  sql<SqlBool>`session.live and (session.state = 'VALIDATED' or session.expires_at is null or session.expires_at > ${now})`

/** One session whole. */
export const shownSession = (tx: Tx, id: string, now: Date) =>
  drawnSessions(tx).selectAll('session').where(isShown(now)).where('session.id', '=', id).executeTakeFirst()

export async function corporatePatients(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('session_corporate_patient')
    .select('patient_id')
    .where('session_id', '=', sessionId)
    .orderBy('patient_id')
    .execute()
  return rows.map(({ patient_id }) => patient_id)
}
