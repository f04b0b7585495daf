import type { Programme, ProgrammeInput } from 'shared/contracts/patients/programme'
import type { Day } from 'shared/domain/calendar/day'
import type { ProgrammeDraft } from 'shared/domain/programme/programme'

/** Values of the form: like the programme, but in hours instead of minutes when the unit is hours. */
export type Draft = ProgrammeDraft

const minutesOf = ({ unit, planned }: Draft) =>
  planned === null ? null : Math.round(unit === 'HOURS' ? planned * 60 : planned)

/** Converts hours to minutes for the validation rule. */
export const inMinutes = (draft: Draft): ProgrammeDraft => ({ ...draft, planned: minutesOf(draft) })

export const newDraft = (today: Day, hoursToDo: number): Draft => ({
  unit: 'HOURS',
  planned: hoursToDo || null,
  purpose: '',
  objectives: [],
  startDate: today,
  plannedEndDate: null,
})

export const draftOf = ({ unit, planned, purpose, objectives, startDate, plannedEndDate }: Programme): Draft => ({
  unit,
  planned: unit === 'HOURS' ? planned / 60 : planned,
  purpose,
  objectives,
  startDate,
  plannedEndDate,
})

export const inputOf = (draft: Draft): ProgrammeInput => ({
  unit: draft.unit,
  planned: minutesOf(draft) ?? 0,
  purpose: draft.purpose.trim(),
  objectives: draft.objectives,
  startDate: draft.startDate ?? '',
  plannedEndDate: draft.plannedEndDate,
})
