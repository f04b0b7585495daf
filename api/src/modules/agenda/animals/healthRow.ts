import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/agenda/animal'
import { contentVersion } from '../../../contentVersion.ts'
import type { Seal } from '../../../sealing/sealing.ts'

export interface VaccineRow {
  id: string
  /** Clear text written by a replica of the former version, until the job encrypts it. */
  name: string
  name_sealed: Buffer | null
  date: string | null
  valid_until: string | null
}

export interface AppointmentRow extends VaccineRow {
  comments: string
  comments_sealed: Buffer | null
}

type HealthTable = 'vaccine' | 'medical_appointment'

/** The field that the encryption is bound to. */
const fieldOf = (table: HealthTable, column: 'name' | 'comments', id: string) => ({ table, column, id })

/** The clear text, written by a replica of the former version, is newer than the encrypted one. */
const textOf = (clear: string, sealed: Buffer | null, seal: Seal, field: ReturnType<typeof fieldOf>) =>
  clear === '' ? seal.open(sealed, field) : clear

export const healthNameOf = (
  table: HealthTable,
  { id, name, name_sealed }: Pick<VaccineRow, 'id' | 'name' | 'name_sealed'>,
  seal: Seal,
): string => textOf(name, name_sealed, seal, fieldOf(table, 'name', id))

const contentOf = (table: HealthTable, row: VaccineRow, seal: Seal) => ({
  name: healthNameOf(table, row, seal),
  date: row.date,
  validUntil: row.valid_until,
})

/** Versions the decrypted content: encrypting the same text again yields different bytes. */
const versioned = <Content extends object>(id: string, content: Content) => ({
  id,
  ...content,
  version: contentVersion(content),
})

export const vaccineOf = (row: VaccineRow, seal: Seal): Vaccine => versioned(row.id, contentOf('vaccine', row, seal))

export const appointmentOf = (row: AppointmentRow, seal: Seal): Appointment =>
  versioned(row.id, {
    ...contentOf('medical_appointment', row, seal),
    comments: textOf(row.comments, row.comments_sealed, seal, fieldOf('medical_appointment', 'comments', row.id)),
  })

export const sealedName = (table: HealthTable, id: string, name: string, seal: Seal) => ({
  name: '',
  name_sealed: seal.close(name, fieldOf(table, 'name', id)),
})

export const sealedComments = (id: string, comments: string, seal: Seal) => ({
  comments: '',
  comments_sealed: comments ? seal.close(comments, fieldOf('medical_appointment', 'comments', id)) : null,
})

const recordColumns = (table: HealthTable, id: string, input: VaccineInput, seal: Seal) => ({
  ...sealedName(table, id, input.name.trim(), seal),
  date: input.date,
  valid_until: input.validUntil ?? null,
})

export const vaccineColumns = (id: string, input: VaccineInput, seal: Seal) => recordColumns('vaccine', id, input, seal)

export const appointmentColumns = (id: string, input: AppointmentInput, seal: Seal) => ({
  ...recordColumns('medical_appointment', id, input, seal),
  ...sealedComments(id, input.comments, seal),
})
