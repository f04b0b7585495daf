import type { ShortSession } from 'shared/contracts/agenda/session'
import type { AnimalKind } from './view/kinds/animalKind.ts'
import type { Backdrop } from './view/backdrop.ts'

export interface ColumnNote {
  text: string
  tone: 'plain' | 'good' | 'warning' | 'error'
}

/** Column of a day: a practitioner or an animal. */
export interface AgendaColumn {
  id: string
  title: string
  /** Icon next to the title, for an animal. */
  kind?: AnimalKind
  notes: readonly ColumnNote[]
}

/** Columns of a day, and a function that assigns sessions to them; a session with two animals is in two columns. */
export interface AgendaColumns {
  by: 'therapist' | 'animal'
  columns: AgendaColumn[]
  columnIdsOf: (session: ShortSession) => string | string[]
  /** Background of a column: a practitioner's closed hours; for an animal, those of the whole practice. */
  backdropOf: (columnId: string) => Backdrop
}
