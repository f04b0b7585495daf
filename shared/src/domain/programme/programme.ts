import type { ProgrammeInput } from '../../contracts/patients/programme.ts'
import type { Day } from '../calendar/day.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** The content of a programme's form. */
export type ProgrammeDraft = Omit<ProgrammeInput, 'planned' | 'startDate' | 'plannedEndDate'> & {
  /** In minutes if the unit is hours, else in sessions. */
  planned: number | null
  startDate: Day | null
  plannedEndDate: Day | null
}

/**
 * Returns the problems of a programme: nothing planned, no purpose, no first day, an end (planned, or set as its last
 * day `endedOn`) before the first day, a duplicate criterion.
 */
export function programmeProblems(
  { unit, planned, purpose, objectives, startDate, plannedEndDate }: ProgrammeDraft,
  endedOn: Day | null = null,
): Problem[] {
  const problems: Problem[] = []
  if (!planned || planned < 1)
    problems.push(
      required(
        'planned',
        unit === 'HOURS' ? "Le nombre d'heures ne peut être vide" : 'Le nombre de séances ne peut être vide',
      ),
    )
  if (purpose.trim() === '') problems.push(required('purpose', 'Le but ne peut être vide'))
  if (!startDate) problems.push(required('startDate', 'Le premier jour ne peut être vide'))
  if (startDate && endedOn && endedOn < startDate)
    problems.push(invalid('startDate', 'Le premier jour suit le dernier'))
  if (startDate && plannedEndDate && plannedEndDate < startDate)
    problems.push({ ...invalid('plannedEndDate', 'La fin prévue précède le premier jour'), kind: 'endBeforeStart' })
  if (new Set(objectives.map(({ criterion }) => criterion)).size < objectives.length)
    problems.push(invalid('objectives', 'Un objectif est choisi deux fois'))
  return problems
}

/** Returns the problems of closing a programme: no last day, or a last day before the first. */
export const endProblems = ({ startDate }: { startDate: Day }, endedOn: Day | null): Problem[] => {
  if (!endedOn) return [required('endedOn', 'Le dernier jour ne peut être vide')]
  return endedOn < startDate ? [invalid('endedOn', 'Le dernier jour précède le premier')] : []
}
