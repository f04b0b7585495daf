import { sql } from 'kysely'
import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/agenda/animal'
import { frenchOrder } from 'shared/domain/frenchOrder'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { appointmentColumns, appointmentOf, vaccineColumns, vaccineOf } from './healthRow.ts'

/** Ids of a vaccine or appointment and of its animal. */
export interface HealthRecordId {
  id: string
  animalId: string
}

/** The transaction, the id of its practice, and the cipher of the practice's encrypted fields. */
export interface PracticeContext {
  tx: Tx
  tenantId: string
  cipher: FieldCipher
}

/** Sorts by date, latest first, with undated records last. */
const latestFirst = sql`date desc nulls last, id`
/** Sorts by name the records of the same day; expects records sorted by date. */
const sortSameDayByName = <R extends Vaccine>(records: readonly R[]): R[] =>
  records.toSorted((a, b) => (a.date === b.date ? frenchOrder.compare(a.name, b.name) : 0))

export async function listVaccines(tx: Tx, cipher: FieldCipher, animalId: string): Promise<Vaccine[]> {
  const rows = await tx
    .selectFrom('vaccine')
    .selectAll()
    .where('animal_id', '=', animalId)
    .orderBy(latestFirst)
    .execute()
  return sortSameDayByName(rows.map((row) => vaccineOf(row, cipher)))
}

export async function listAppointments(tx: Tx, cipher: FieldCipher, animalId: string): Promise<Appointment[]> {
  const rows = await tx
    .selectFrom('medical_appointment')
    .selectAll()
    .where('animal_id', '=', animalId)
    .orderBy(latestFirst)
    .execute()
  return sortSameDayByName(rows.map((row) => appointmentOf(row, cipher)))
}

export async function insertVaccine(
  { tx, tenantId, cipher }: PracticeContext,
  { id, animalId }: HealthRecordId,
  input: VaccineInput,
): Promise<Vaccine> {
  const row = await tx
    .insertInto('vaccine')
    .values({ tenant_id: tenantId, id, animal_id: animalId, ...vaccineColumns(id, input, cipher) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return vaccineOf(row, cipher)
}

/** Returns the vaccine and locks it until the transaction ends. */
export async function lockVaccine(
  { tx, cipher }: PracticeContext,
  { id, animalId }: HealthRecordId,
): Promise<Vaccine | undefined> {
  const row = await tx
    .selectFrom('vaccine')
    .selectAll()
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && vaccineOf(row, cipher)
}

export async function updateVaccine(
  { tx, cipher }: PracticeContext,
  { id, animalId }: HealthRecordId,
  input: VaccineInput,
): Promise<Vaccine | undefined> {
  const row = await tx
    .updateTable('vaccine')
    .set(vaccineColumns(id, input, cipher))
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .returningAll()
    .executeTakeFirst()
  return row && vaccineOf(row, cipher)
}

export async function insertAppointment(
  { tx, tenantId, cipher }: PracticeContext,
  { id, animalId }: HealthRecordId,
  input: AppointmentInput,
): Promise<Appointment> {
  const row = await tx
    .insertInto('medical_appointment')
    .values({ tenant_id: tenantId, id, animal_id: animalId, ...appointmentColumns(id, input, cipher) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return appointmentOf(row, cipher)
}

/** Returns the appointment and locks it until the transaction ends. */
export async function lockAppointment(
  { tx, cipher }: PracticeContext,
  { id, animalId }: HealthRecordId,
): Promise<Appointment | undefined> {
  const row = await tx
    .selectFrom('medical_appointment')
    .selectAll()
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && appointmentOf(row, cipher)
}

export async function updateAppointment(
  { tx, cipher }: PracticeContext,
  { id, animalId }: HealthRecordId,
  input: AppointmentInput,
): Promise<Appointment | undefined> {
  const row = await tx
    .updateTable('medical_appointment')
    .set(appointmentColumns(id, input, cipher))
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .returningAll()
    .executeTakeFirst()
  return row && appointmentOf(row, cipher)
}

/** Deletes a record; returns false when the animal has no such record. */
export async function deleteHealthRecord(
  tx: Tx,
  table: 'vaccine' | 'medical_appointment',
  { id, animalId }: HealthRecordId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
