import type { ProgrammeObjective, Standing } from '../../contracts/patients/programme.ts'
import { objectiveLabel, standings, standingsOf, type EvaluatedSession } from './objectives.ts'

/** How an objective went: where the patient stood at the start, what each evaluation says, and where they stand at last. */
export interface ObjectiveProgress {
  label: string
  atStart: Standing | null
  /** In the order of the sessions; N/A is none. */
  points: readonly { date: string; standing: Standing }[]
  /** By the last evaluation; null where none says it. */
  atEnd: Standing | null
  /** How many evaluations say each, from the lowest, and their share of all, in percent. */
  shares: readonly { standing: Standing; count: number; percent: number }[]
}

/** How each objective went in these evaluations, which are those of the programme, in order. */
export const objectiveProgress = (
  objectives: readonly ProgrammeObjective[],
  evaluations: readonly EvaluatedSession[],
): ObjectiveProgress[] =>
  objectives.map(({ criterion, atStart }) => {
    const points = standingsOf(evaluations, criterion)
    return {
      label: objectiveLabel(criterion),
      atStart,
      points,
      atEnd: points.at(-1)?.standing ?? null,
      shares: standings.map((standing) => {
        const count = points.filter((point) => point.standing === standing).length
        return { standing, count, percent: points.length === 0 ? 0 : Math.round((100 * count) / points.length) }
      }),
    }
  })
