import { sql, type Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import { patientColumns } from '../../patients/patients/patientRow.ts'

/** Returns the row of a patient, deleted or not, and locks it until the transaction ends. */
export const lockAnyPatient = (tx: Tx, id: string) =>
  tx.selectFrom('patient').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type PatientRow = Selectable<Tables['patient']>

/**
 * Whether an invoice, a share of a session or a monthly batch of invoices names the `payer`, whose name and address are
 * then kept.
 */
const isBilledPayer = sql`(
  exists (select from bill where bill.tenant_id = payer.tenant_id and bill.payer_id = payer.id)
  or exists (select from session_part part where part.tenant_id = payer.tenant_id and part.payer_id = payer.id)
  or exists (select from bill_batch_item item where item.tenant_id = payer.tenant_id and item.payer_id = payer.id))`

/** Counts a patient's data by kind. `now` is the practice's local time, such as `2026-11-22 10:00`. */
export async function countPatientData(tx: Tx, patientId: string, now: string) {
  const { rows } = await sql<
    Record<
      | 'comments'
      | 'evaluations'
      | 'sessions'
      | 'upcoming'
      | 'audios'
      | 'programmes'
      | 'reports'
      | 'consents'
      | 'signatures'
      | 'billed_signatures'
      | 'payers'
      | 'billed_payers'
      | 'invoices'
      | 'estimations',
      number
    >
  >`
    with own_session as (select * from session where tenant_id = app_tenant() and patient_id = ${patientId}),
      signed_entry as (select coalesce(session.bill_id, session.part_bill_id) as bill_id from attendance_entry entry join session on session.tenant_id = entry.tenant_id and session.id = entry.session_id where entry.patient_id = ${patientId})
    select (select count(comments)::int from own_session) as comments,
      (select count(evaluation)::int from own_session) as evaluations,
      (select count(*)::int from own_session where state <> 'HIDDEN') as sessions,
      (select count(*)::int from own_session where live and day + start_time > ${now}::timestamp) as upcoming,
      (select count(*)::int from session_audio audio join own_session on own_session.tenant_id = audio.tenant_id and own_session.id = audio.session_id) as audios,
      (select count(*)::int from programme where patient_id = ${patientId}) as programmes,
      (select count(*)::int from programme_report report join programme on programme.tenant_id = report.tenant_id and programme.id = report.programme_id where programme.patient_id = ${patientId}) as reports,
      (select count(*)::int from consent where patient_id = ${patientId}) as consents,
      (select count(*)::int from signed_entry where bill_id is null) as signatures,
      (select count(*)::int from signed_entry where bill_id is not null) as billed_signatures,
      (select count(*)::int from patient_payer payer where patient_id = ${patientId} and not ${isBilledPayer}) as payers,
      (select count(*)::int from patient_payer payer where patient_id = ${patientId} and ${isBilledPayer}) as billed_payers,
      (select count(*)::int from bill where patient_id = ${patientId}) as invoices,
      (select count(*)::int from estimation where patient_id = ${patientId}) as estimations`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('Counting returned no row.')
  return counts
}

export const listOwnSessionIds = async (tx: Tx, patientId: string): Promise<string[]> =>
  (await tx.selectFrom('session').select('id').where('patient_id', '=', patientId).execute()).map(({ id }) => id)

/**
 * Clears the comments, evaluation, requester and separate division of the patient's sessions, and increments their
 * version.
 */
export async function updateClearedSessions(tx: Tx, patientId: string): Promise<void> {
  await sql`
    update session set comments = null, evaluation = null, requested_by = null, division = null, version = version + 1
    where tenant_id = app_tenant() and patient_id = ${patientId}
      and (comments is not null or evaluation is not null or requested_by is not null or division is not null)`.execute(
    tx,
  )
}

/**
 * Deletes the patient's payers. Keeps the name and address of payers that an invoice, a share of a session or a monthly
 * batch names.
 */
async function erasePayers(tx: Tx, patientId: string): Promise<void> {
  await tx.deleteFrom('patient_division').where('patient_id', '=', patientId).execute()
  await sql`
    delete from patient_payer payer where payer.tenant_id = app_tenant() and payer.patient_id = ${patientId}
      and not ${isBilledPayer}`.execute(tx)
  await tx.updateTable('patient_payer').set({ email: '' }).where('patient_id', '=', patientId).execute()
}

/**
 * Deletes the data about the patient in other tables than those of sessions, answers and recordings, in the order that
 * foreign keys require. Keeps invoices, quotes with their decision, and signatures of billed sessions; empties their
 * e-mails.
 */
export async function deletePersonalData(tx: Tx, patientId: string): Promise<void> {
  await sql`
    delete from fit_exception using session
    where fit_exception.tenant_id = app_tenant() and session.tenant_id = fit_exception.tenant_id and session.id = fit_exception.session_id
      and (session.patient_id = ${patientId} or exists (select from session_corporate_patient employee
        where employee.tenant_id = session.tenant_id and employee.session_id = session.id and employee.patient_id = ${patientId}))`.execute(
    tx,
  )
  await tx.deleteFrom('session_corporate_patient').where('patient_id', '=', patientId).execute()
  await tx.deleteFrom('patient_fit').where('patient_id', '=', patientId).execute()
  await erasePayers(tx, patientId)
  await tx.deleteFrom('consent').where('patient_id', '=', patientId).execute()
  await tx.deleteFrom('patient_import_change').where('patient_id', '=', patientId).execute()
  // Deletes the links of quotes with their recipients and the clients' reasons for refusing; the decision on the quote
  // is kept.
  await sql`
    delete from estimation_link link using estimation where link.tenant_id = app_tenant() and estimation.tenant_id = link.tenant_id
      and estimation.id = link.estimation_id and estimation.patient_id = ${patientId}`.execute(tx)
  await tx.updateTable('animal').set({ owner_id: null }).where('owner_id', '=', patientId).execute()
  await tx.updateTable('patient').set({ firm_id: null }).where('firm_id', '=', patientId).execute()
  await sql`
    update bill_letter email set content = null from bill
    where email.tenant_id = bill.tenant_id and email.bill_id = bill.id and bill.patient_id = ${patientId} and email.content is not null`.execute(
    tx,
  )
  await tx.updateTable('email_log').set({ recipient: null, erased: true }).where('patient_id', '=', patientId).execute()
  await sql`select auth.erase_kept_of_patient(${patientId})`.execute(tx)
}

const emptyInput = {
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: null,
  firm: null,
}

/** Columns of an emptied file: every column that a form sets is blank. */
export const emptiedColumns = (type: PatientRow['type']) => ({
  ...patientColumns({ ...emptyInput, type: type ?? 'INDIVIDUAL' }),
  practice_note_sealed: null,
  account_id: null,
  latitude: null,
  longitude: null,
  precision: null,
})

const erasedColumns = (type: PatientRow['type'], now: Date) => ({
  ...emptiedColumns(type),
  removed_at: now,
  erased_at: now,
})

/** The patient's columns that an invoice needs, because invoices have no copy of them. */
const invoiceColumns = ({
  firstname,
  lastname,
  company_name,
  siren,
  siret,
  vat_number,
  street_name,
  zip_code,
  city,
  country,
}: PatientRow) => ({
  firstname,
  lastname,
  company_name,
  siren,
  siret,
  vat_number,
  street_name,
  zip_code,
  city,
  country,
})

/**
 * Empties the row and marks it as deleted and erased. Name, address and firm numbers are kept for a patient with
 * invoices.
 */
export async function updateErasedPatient(tx: Tx, row: PatientRow, hasInvoices: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('patient')
    .set({ ...erasedColumns(row.type, now), ...(hasInvoices && invoiceColumns(row)) })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Moves sessions without an invoice to an anonymous patient, so that the past agenda no longer shows a name. Sets
 * `erased_at` of the anonymous file after the sessions are moved.
 */
export async function updateSessionsToAnonymousPatient(
  tx: Tx,
  row: PatientRow,
  anonymousId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('patient')
    .values({ tenant_id: row.tenant_id, id: anonymousId, ...erasedColumns(row.type, now), erased_at: null })
    .execute()
  await tx
    .updateTable('session')
    .set({ patient_id: anonymousId })
    .where('patient_id', '=', row.id)
    .where('bill_id', 'is', null)
    .where('part_bill_id', 'is', null)
    .execute()
  await tx.updateTable('patient').set({ erased_at: now }).where('id', '=', anonymousId).execute()
}
