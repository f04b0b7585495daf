import type { Selectable } from 'kysely'
import type { HoursCounter, Programme, ProgrammeInput } from 'shared/contracts/programme'
import type { Seal } from '../../sealing.ts'
import type { Tables } from '../../tables/tables.ts'

export type ProgrammeRow = Selectable<Tables['programme']>

type Sealed = Pick<ProgrammeInput, 'purpose' | 'objectives'>

const contentField = (id: string) => ({ table: 'programme', column: 'content', id })

export function sealedOf({ id, content }: Pick<ProgrammeRow, 'id' | 'content'>, seal: Seal): Sealed {
  // Written by programmeColumns alone, and sealed since.
  const sealed: Sealed = JSON.parse(seal.open(content, contentField(id)))
  return sealed
}

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
    content: seal.close(JSON.stringify({ purpose, objectives } satisfies Sealed), contentField(id)),
  }
}

export type ProgrammeColumns = ReturnType<typeof programmeColumns>
