import type { ProgrammeObjective, CriterionLevel } from '../../contracts/patients/programme.ts'
import { objectiveLabel, criterionLevels, ratingsOf, type EvaluatedSession } from './objectives.ts'

/** The progress of an objective: the level at the start, at each evaluation, and at the end. */
export interface ObjectiveProgress {
  label: string
  atStart: CriterionLevel | null
  /** The levels, ordered by session, without N/A. */
  points: readonly { date: string; level: CriterionLevel }[]
  /** By the last evaluation that rates it; null without one. */
  atEnd: CriterionLevel | null
  /** The number of evaluations at each level, lowest first, and their share of `points` in percent. */
  shares: readonly { level: CriterionLevel; count: number; percent: number }[]
}

/** Returns the progress of each objective over a programme's evaluations, which are in chronological order. */
export const objectiveProgress = (
  objectives: readonly ProgrammeObjective[],
  evaluations: readonly EvaluatedSession[],
): ObjectiveProgress[] =>
  objectives.map(({ criterion, atStart }) => {
    const points = ratingsOf(evaluations, criterion)
    return {
      label: objectiveLabel(criterion),
      atStart,
      points,
      atEnd: points.at(-1)?.level ?? null,
      shares: criterionLevels.map((level) => {
        const count = points.filter((point) => point.level === level).length
        return { level, count, percent: points.length === 0 ? 0 : Math.round((100 * count) / points.length) }
      }),
    }
  })
