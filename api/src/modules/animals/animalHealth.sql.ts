import { sql } from 'kysely'
import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/animal'
import type { Tx } from '../../db.ts'
import { appointmentColumns, appointmentOf, vaccineColumns, vaccineOf } from './healthRow.ts'

/** A vaccine or an appointment: its own id, and the animal's. */
export interface HealthRecordId {
  id: string
  animalId: string
}

/** The latest first, then those without a date. */
const latestFirst = sql`date desc nulls last, plain(name), id`

export async function vaccinesOf(tx: Tx, animalId: string): Promise<Vaccine[]> {
  const rows = await tx
    .selectFrom('vaccine')
    .selectAll()
    .where('animal_id', '=', animalId)
    .orderBy(latestFirst)
    .execute()
  return rows.map(vaccineOf)
}

export async function appointmentsOf(tx: Tx, animalId: string): Promise<Appointment[]> {
  const rows = await tx
    .selectFrom('medical_appointment')
    .selectAll()
    .where('animal_id', '=', animalId)
    .orderBy(latestFirst)
    .execute()
  return rows.map(appointmentOf)
}

export async function insertVaccine(
  tx: Tx,
  tenantId: string,
  { id, animalId }: HealthRecordId,
  input: VaccineInput,
): Promise<Vaccine> {
  const row = await tx
    .insertInto('vaccine')
    .values({ tenant_id: tenantId, id, animal_id: animalId, ...vaccineColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return vaccineOf(row)
}

export async function updateVaccine(
  tx: Tx,
  { id, animalId }: HealthRecordId,
  input: VaccineInput,
): Promise<Vaccine | undefined> {
  const row = await tx
    .updateTable('vaccine')
    .set(vaccineColumns(input))
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .returningAll()
    .executeTakeFirst()
  return row && vaccineOf(row)
}

export async function insertAppointment(
  tx: Tx,
  tenantId: string,
  { id, animalId }: HealthRecordId,
  input: AppointmentInput,
): Promise<Appointment> {
  const row = await tx
    .insertInto('medical_appointment')
    .values({ tenant_id: tenantId, id, animal_id: animalId, ...appointmentColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return appointmentOf(row)
}

export async function updateAppointment(
  tx: Tx,
  { id, animalId }: HealthRecordId,
  input: AppointmentInput,
): Promise<Appointment | undefined> {
  const row = await tx
    .updateTable('medical_appointment')
    .set(appointmentColumns(input))
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .returningAll()
    .executeTakeFirst()
  return row && appointmentOf(row)
}

/** False where the animal has no such record. */
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
