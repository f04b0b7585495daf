import { sql, type SqlBool } from 'kysely'
import type { Consent, ConsentGiver } from 'shared/contracts/patients/consent'
import type { Day } from 'shared/domain/calendar/day'
import { birthdateForAge } from 'shared/domain/patients/birth'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'

export interface NewConsent {
  tenantId: string
  patientId: string
  givenBy: ConsentGiver
  giverName: string
  textVersion: number
  givenOn: Day
  /** Member who recorded a paper consent; null for a consent given with a booking. */
  recordedBy: string | null
}

const giverField = (id: string) => ({ table: 'consent', column: 'giver', id })

export async function insertConsent(
  tx: Tx,
  cipher: FieldCipher,
  { tenantId, patientId, givenBy, giverName, textVersion, givenOn, recordedBy }: NewConsent,
): Promise<void> {
  const id = uuidv7()
  await tx
    .insertInto('consent')
    .values({
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      given_by: givenBy,
      giver: cipher.encrypt(giverName, giverField(id)),
      text_version: textVersion,
      given_on: givenOn,
      recorded_by: recordedBy,
    })
    .execute()
}

/** Lists the consents of a patient, including withdrawn consents, the newest first. */
export async function findConsents(tx: Tx, cipher: FieldCipher, patientId: string): Promise<Consent[]> {
  const rows = await tx
    .selectFrom('consent')
    .leftJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'consent.tenant_id').onRef('member.id', '=', 'consent.recorded_by'),
    )
    .select(['consent.id', 'given_by', 'giver', 'text_version', 'given_on', 'recorded_by', 'withdrawn_at'])
    .select(['member.firstname', 'member.lastname'])
    .where('patient_id', '=', patientId)
    .orderBy('given_on', 'desc')
    .orderBy('consent.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    givenBy: row.given_by,
    giverName: cipher.decrypt(row.giver, giverField(row.id)),
    textVersion: row.text_version,
    givenOn: row.given_on,
    recordedBy: row.recorded_by && `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }))
}

/**
 * Finds the patient's birthdate, or the day that replaces it if only the year of birth is known, also for a deleted
 * file. Null if neither is known; undefined for an unknown patient.
 */
export async function findBirthdate(tx: Tx, patientId: string): Promise<Day | null | undefined> {
  const file = await tx
    .selectFrom('patient')
    .select(['birthdate', 'birth_year'])
    .where('id', '=', patientId)
    .executeTakeFirst()
  return file && birthdateForAge({ birthdate: file.birthdate, birthYear: file.birth_year })
}

/** Withdraws the active consents; returns their number. */
export async function updateWithdrawnConsents(tx: Tx, patientId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('patient_id', '=', patientId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const isAnswerOfPatient = (patientId: string) =>
  sql<SqlBool>`exists (select from session where session.tenant_id = session_answer.tenant_id
    and session.id = session_answer.session_id and session.patient_id = ${patientId})`

export async function countAnswers(tx: Tx, patientId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('session_answer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isAnswerOfPatient(patientId))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes the answers of a patient's bookings; returns their number. */
export async function deleteAnswers(tx: Tx, patientId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session_answer')
    .where(isAnswerOfPatient(patientId))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
