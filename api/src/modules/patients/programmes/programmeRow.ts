import type { Selectable } from 'kysely'
import { Type } from 'typebox'
import { ProgrammeInput, type HoursCounter, type Programme } from 'shared/contracts/patients/programme'
import { createTypeGuard, encryptedJson } from '../../../encryption/encryptedJson.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Tables } from '../../../tables/tables.ts'

export type ProgrammeRow = Selectable<Tables['programme']>

const encryptedContent = encryptedJson(
  { table: 'programme', column: 'content' },
  createTypeGuard(Type.Pick(ProgrammeInput, ['purpose', 'objectives'])),
)

export const programmeContentOf = ({ id, content }: Pick<ProgrammeRow, 'id' | 'content'>, cipher: FieldCipher) =>
  encryptedContent.decrypt(cipher, id, content)

export const programmeOf = (row: ProgrammeRow, counter: HoursCounter, cipher: FieldCipher): Programme => ({
  id: row.id,
  unit: row.unit,
  planned: row.planned,
  ...programmeContentOf(row, cipher),
  startDate: row.start_date,
  plannedEndDate: row.planned_end_date,
  endedOn: row.ended_on,
  counter,
  version: row.version,
})

export const programmeColumns = (id: string, input: ProgrammeInput, cipher: FieldCipher) => {
  const { purpose, objectives } = input
  return {
    unit: input.unit,
    planned: input.planned,
    start_date: input.startDate,
    planned_end_date: input.plannedEndDate,
    content: encryptedContent.encrypt(cipher, id, { purpose, objectives }),
  }
}

export type ProgrammeColumns = ReturnType<typeof programmeColumns>
