import type { Programme, ProgrammeInput } from 'shared/contracts/patients/programme'
import type { Day } from 'shared/domain/calendar/day'
import type { ProgrammeDraft } from 'shared/domain/programme/programme'

/** Values of the form. If the unit is hours, `planned` is in hours; in the stored programme it is in minutes. */
export type Draft = ProgrammeDraft

const plannedInStoredUnit = ({ unit, planned }: Draft) =>
  planned === null ? null : Math.round(unit === 'HOURS' ? planned * 60 : planned)

/** Returns the draft with its planned hours in minutes, as they are stored and validated. */
export const toStoredUnit = (draft: Draft): ProgrammeDraft => ({ ...draft, planned: plannedInStoredUnit(draft) })

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
  planned: plannedInStoredUnit(draft) ?? 0,
  purpose: draft.purpose.trim(),
  objectives: draft.objectives,
  startDate: draft.startDate ?? '',
  plannedEndDate: draft.plannedEndDate,
})
