import type { Selectable } from 'kysely'
import { Type } from 'typebox'
import { ProgrammeInput, type HoursCounter, type Programme } from 'shared/contracts/patients/programme'
import { isOf, sealedJson } from '../../../sealing/sealedJson.ts'
import type { Seal } from '../../../sealing/sealing.ts'
import type { Tables } from '../../../tables/tables.ts'

export type ProgrammeRow = Selectable<Tables['programme']>

const sealedContent = sealedJson(
  { table: 'programme', column: 'content' },
  isOf(Type.Pick(ProgrammeInput, ['purpose', 'objectives'])),
)

export const sealedOf = ({ id, content }: Pick<ProgrammeRow, 'id' | 'content'>, seal: Seal) =>
  sealedContent.open(seal, id, content)

export const programmeOf = (row: ProgrammeRow, counter: HoursCounter, seal: Seal): Programme => ({
  id: row.id,
  unit: row.unit,
  planned: row.planned,
  ...sealedOf(row, seal),
  startDate: row.start_date,
  plannedEndDate: row.planned_end_date,
  endedOn: row.ended_on,
  counter,
  version: row.version,
})

export const programmeColumns = (id: string, input: ProgrammeInput, seal: Seal) => {
  const { purpose, objectives } = input
  return {
    unit: input.unit,
    planned: input.planned,
    start_date: input.startDate,
    planned_end_date: input.plannedEndDate,
    content: sealedContent.close(seal, id, { purpose, objectives }),
  }
}

export type ProgrammeColumns = ReturnType<typeof programmeColumns>
