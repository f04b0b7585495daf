import { sql, type SqlBool } from 'kysely'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import type { Query } from 'shared/contracts/routes'
import { byPatientName } from 'shared/domain/patients/byPatientName'
import type { Tx } from '../../../db.ts'
import { listedColumns, listedPatientOf } from './patientRow.ts'
import { phoneDigitsOf } from './phoneDigits.ts'
import { searchPatterns } from './searchPatterns.ts'

type Search = Omit<Query<'GET /patients'>, 'sessionTypes' | 'lastComment' | 'practiceNote'> & {
  sessionTypeIds: string[]
  /** Whether only names are searched, because the member has no access to files (ruling 25). */
  onlyByName: boolean
}

/** SQL condition: the name has every typed word. */
export const isNameLike = (name: string) =>
  sql<SqlBool>`plain(concat_ws(' ', lastname, firstname, company_name, contact_lastname, contact_firstname)) like all(${searchPatterns(name)}::text[])`

/** The e-mail addresses: whole if the typed text has an @, else without their domain, which many patients share. */
const searchedEmails = (typedText: string) =>
  typedText.includes('@')
    ? sql`email, legal_manager_email`
    : sql`split_part(email, '@', 1), split_part(legal_manager_email, '@', 1)`

/** SQL condition: the names of the patient and of the guardian, their e-mail addresses and the town have every typed word. */
const isFileLike = (typedText: string) =>
  sql<SqlBool>`plain(concat_ws(' ', lastname, firstname, company_name, contact_lastname, contact_firstname, legal_manager_lastname, legal_manager_firstname, city, ${searchedEmails(typedText)})) like all(${searchPatterns(typedText)}::text[])`

/** SQL condition: one of the phone numbers has the typed digits. A number that could not be parsed is stored as typed. */
const isPhoneLike = (digits: string) =>
  sql<SqlBool>`translate(concat_ws(',', phone_number, second_phone_number, legal_manager_phone), ' .-/()', '') like ${`%${digits}%`}`

/**
 * SQL condition: the typed text matches names, e-mail addresses and town, or one of the phone numbers (ruling 181). Only
 * for members who may read patients' files.
 */
export function isPatientLike(typedText: string) {
  const digits = phoneDigitsOf(typedText)
  return digits === undefined
    ? isFileLike(typedText)
    : sql<SqlBool>`(${isFileLike(typedText)} or ${isPhoneLike(digits)})`
}

/** The practice's encrypted notes of all patients that are not deleted. */
export const findNotes = (tx: Tx) =>
  tx
    .selectFrom('patient')
    .select(['id', 'practice_note_sealed'])
    .where('removed_at', 'is', null)
    .where('practice_note_sealed', 'is not', null)
    .execute()

/** Selects the patients that are not deleted, with the columns of a list. */
const selectListedPatients = (tx: Tx) => tx.selectFrom('patient').select(listedColumns).where('removed_at', 'is', null)

/** Selects the sessions that are neither cancelled nor expired, within the days and of the types of the search. */
function selectSearchedSessions(tx: Tx, { startDate, endDate, sessionTypeIds }: Search) {
  let sessions = tx.selectFrom('session').where('session.live', '=', true)
  if (startDate) sessions = sessions.where('session.day', '>=', startDate)
  if (endDate) sessions = sessions.where('session.day', '<=', endDate)
  if (sessionTypeIds.length > 0) sessions = sessions.where('session.session_type_id', 'in', sessionTypeIds)
  return sessions
}

/**
 * Selects the ids of the patients with sessions that match the search, including employees named in a session of their
 * firm. It is a union, since an « or » would scan the practice's sessions once per patient.
 */
const idsWithSessions = (tx: Tx, search: Search) =>
  selectSearchedSessions(tx, search)
    .select('session.patient_id')
    .union(
      selectSearchedSessions(tx, search)
        .innerJoin('session_corporate_patient as named', (join) =>
          join.onRef('named.tenant_id', '=', 'session.tenant_id').onRef('named.session_id', '=', 'session.id'),
        )
        .select('named.patient_id'),
    )

/** Finds the patients that match the search, ordered by last name or company name, then first name. */
export async function findPatients(tx: Tx, search: Search): Promise<ListedPatient[]> {
  const { name, type, startDate, endDate, sessionTypeIds, archived = 'false', onlyByName } = search
  let rows = selectListedPatients(tx)
  if (archived !== 'true') rows = rows.where('archived_at', archived === 'only' ? 'is not' : 'is', null)
  if (type) rows = rows.where('type', '=', type)
  if (name) rows = rows.where(onlyByName ? isNameLike(name) : isPatientLike(name))
  if (startDate || endDate || sessionTypeIds.length > 0)
    rows = rows.where('patient.id', 'in', idsWithSessions(tx, search))
  return (await rows.execute()).map(listedPatientOf).toSorted(byPatientName)
}
