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
  searchesNamesOnly: boolean
}

/** Returns the condition that the patient's name contains every typed word. */
export const isNameLike = (name: string) =>
  sql<SqlBool>`plain(concat_ws(' ', lastname, firstname, company_name, contact_lastname, contact_firstname)) like all(${searchPatterns(name)}::text[])`

/** Returns the e-mail addresses to search, without their domain, which many patients share, unless an @ is typed. */
const searchedEmails = (typedText: string) =>
  typedText.includes('@')
    ? sql`email, legal_manager_email`
    : sql`split_part(email, '@', 1), split_part(legal_manager_email, '@', 1)`

/**
 * Returns the condition that each typed word is in the names or e-mail addresses of the patient, the contact or the
 * guardian, or in the patient's town.
 */
const isFileLike = (typedText: string) =>
  sql<SqlBool>`plain(concat_ws(' ', lastname, firstname, company_name, contact_lastname, contact_firstname, legal_manager_lastname, legal_manager_firstname, city, ${searchedEmails(typedText)})) like all(${searchPatterns(typedText)}::text[])`

/** Returns the condition that a phone number contains the digits. A number that cannot be parsed is stored as typed. */
const isPhoneLike = (digits: string) =>
  sql<SqlBool>`translate(concat_ws(',', phone_number, second_phone_number, legal_manager_phone), ' .-/()', '') like ${`%${digits}%`}`

/**
 * Returns the condition that the typed text matches names, e-mail addresses and town, or a phone number (ruling 181).
 * Requires a member who may read patients' files.
 */
export function isPatientLike(typedText: string) {
  const digits = phoneDigitsOf(typedText)
  return digits === undefined
    ? isFileLike(typedText)
    : sql<SqlBool>`(${isFileLike(typedText)} or ${isPhoneLike(digits)})`
}

/** Finds the practice's encrypted notes of all patients that are not deleted. */
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
 * firm. The query is a union, since an « or » would scan the practice's sessions once per patient.
 */
const selectIdsWithSessions = (tx: Tx, search: Search) =>
  selectSearchedSessions(tx, search)
    .select('session.patient_id')
    .union(
      selectSearchedSessions(tx, search)
        .innerJoin('session_corporate_patient as employee', (join) =>
          join.onRef('employee.tenant_id', '=', 'session.tenant_id').onRef('employee.session_id', '=', 'session.id'),
        )
        .select('employee.patient_id'),
    )

/** Finds the patients that match the search, ordered by last name or company name, then first name. */
export async function findPatients(tx: Tx, search: Search): Promise<ListedPatient[]> {
  const { name, type, startDate, endDate, sessionTypeIds, archived = 'false', searchesNamesOnly } = search
  let query = selectListedPatients(tx)
  if (archived !== 'true') query = query.where('archived_at', archived === 'only' ? 'is not' : 'is', null)
  if (type) query = query.where('type', '=', type)
  if (name) query = query.where(searchesNamesOnly ? isNameLike(name) : isPatientLike(name))
  if (startDate || endDate || sessionTypeIds.length > 0)
    query = query.where('patient.id', 'in', selectIdsWithSessions(tx, search))
  return (await query.execute()).map(listedPatientOf).toSorted(byPatientName)
}
