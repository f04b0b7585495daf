import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/agenda/animal'
import { contentVersion } from '../../../contentVersion.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'

export interface VaccineRow {
  id: string
  /** Clear text, which instances of the previous release write during an upgrade; a job encrypts it later. */
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

/** Identifies the field to which the ciphertext is bound. */
const encryptedFieldOf = (table: HealthTable, column: 'name' | 'comments', id: string) => ({ table, column, id })

/** Returns the clear text if there is any, because it is newer than the encrypted text (see `VaccineRow.name`). */
const readText = (
  clearText: string,
  encryptedText: Buffer | null,
  cipher: FieldCipher,
  field: ReturnType<typeof encryptedFieldOf>,
) => (clearText === '' ? cipher.decrypt(encryptedText, field) : clearText)

export const healthNameOf = (
  table: HealthTable,
  { id, name, name_sealed }: Pick<VaccineRow, 'id' | 'name' | 'name_sealed'>,
  cipher: FieldCipher,
): string => readText(name, name_sealed, cipher, encryptedFieldOf(table, 'name', id))

const contentOf = (table: HealthTable, row: VaccineRow, cipher: FieldCipher) => ({
  name: healthNameOf(table, row, cipher),
  date: row.date,
  validUntil: row.valid_until,
})

/** Computes the version from the decrypted content, because encrypting the same text twice yields different bytes. */
const withVersion = <Content extends object>(id: string, content: Content) => ({
  id,
  ...content,
  version: contentVersion(content),
})

export const vaccineOf = (row: VaccineRow, cipher: FieldCipher): Vaccine =>
  withVersion(row.id, contentOf('vaccine', row, cipher))

export const appointmentOf = (row: AppointmentRow, cipher: FieldCipher): Appointment =>
  withVersion(row.id, {
    ...contentOf('medical_appointment', row, cipher),
    comments: readText(
      row.comments,
      row.comments_sealed,
      cipher,
      encryptedFieldOf('medical_appointment', 'comments', row.id),
    ),
  })

export const encryptedNameColumns = (table: HealthTable, id: string, name: string, cipher: FieldCipher) => ({
  name: '',
  name_sealed: cipher.encrypt(name, encryptedFieldOf(table, 'name', id)),
})

export const encryptedCommentsColumns = (id: string, comments: string, cipher: FieldCipher) => ({
  comments: '',
  comments_sealed: comments ? cipher.encrypt(comments, encryptedFieldOf('medical_appointment', 'comments', id)) : null,
})

const recordColumns = (table: HealthTable, id: string, input: VaccineInput, cipher: FieldCipher) => ({
  ...encryptedNameColumns(table, id, input.name.trim(), cipher),
  date: input.date,
  valid_until: input.validUntil ?? null,
})

export const vaccineColumns = (id: string, input: VaccineInput, cipher: FieldCipher) =>
  recordColumns('vaccine', id, input, cipher)

export const appointmentColumns = (id: string, input: AppointmentInput, cipher: FieldCipher) => ({
  ...recordColumns('medical_appointment', id, input, cipher),
  ...encryptedCommentsColumns(id, input.comments, cipher),
})
