import { sql } from 'kysely'
import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/animal'
import type { Tx } from '../../db.ts'

/** A line of health: its own id, and the animal it is about. */
export interface LineId {
  id: string
  animalId: string
}

const columnsOf = ({ name, date, validUntil = null }: VaccineInput) => ({
  name: name.trim(),
  date,
  valid_until: validUntil,
})

interface VaccineRow {
  id: string
  name: string
  date: string | null
  valid_until: string | null
}

const vaccineOf = ({ id, name, date, valid_until }: VaccineRow): Vaccine => ({
  id,
  name,
  date,
  validUntil: valid_until,
})
const appointmentOf = ({ comments, ...row }: VaccineRow & { comments: string }): Appointment => ({
  ...vaccineOf(row),
  comments,
})

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
  { id, animalId }: LineId,
  input: VaccineInput,
): Promise<Vaccine> {
  const row = await tx
    .insertInto('vaccine')
    .values({ tenant_id: tenantId, id, animal_id: animalId, ...columnsOf(input) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return vaccineOf(row)
}

export async function updateVaccine(
  tx: Tx,
  { id, animalId }: LineId,
  input: VaccineInput,
): Promise<Vaccine | undefined> {
  const row = await tx
    .updateTable('vaccine')
    .set(columnsOf(input))
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .returningAll()
    .executeTakeFirst()
  return row && vaccineOf(row)
}

export async function insertAppointment(
  tx: Tx,
  tenantId: string,
  { id, animalId }: LineId,
  input: AppointmentInput,
): Promise<Appointment> {
  const columns = { ...columnsOf(input), comments: input.comments }
  const row = await tx
    .insertInto('medical_appointment')
    .values({ tenant_id: tenantId, id, animal_id: animalId, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
  return appointmentOf(row)
}

export async function updateAppointment(
  tx: Tx,
  { id, animalId }: LineId,
  input: AppointmentInput,
): Promise<Appointment | undefined> {
  const columns = { ...columnsOf(input), comments: input.comments }
  const row = await tx
    .updateTable('medical_appointment')
    .set(columns)
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .returningAll()
    .executeTakeFirst()
  return row && appointmentOf(row)
}

export async function deleteLine(
  tx: Tx,
  table: 'vaccine' | 'medical_appointment',
  { id, animalId }: LineId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('animal_id', '=', animalId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
