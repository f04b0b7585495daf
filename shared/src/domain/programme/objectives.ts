import type { ObjectiveCriterion, Standing } from '../../contracts/patients/programme.ts'
import type { AnswersByCriterion } from '../evaluation/criteriaOverTime.ts'
import { labelOn } from '../evaluation/scales.ts'
import { evaluationSections } from '../evaluation/sections.ts'

/** Where a patient may stand in a criterion, from the lowest to the highest. */
export const standings: readonly Standing[] = ['non-atteint', 'partiel', 'atteint']

const isStanding = (answer: unknown): answer is Standing => standings.some((standing) => standing === answer)

/** « Partiellement atteint »; « Non renseigné » where it is not known. */
export const standingLabel = (standing: Standing | null): string =>
  standing ? labelOn('objective', standing) : 'Non renseigné'

// The contract has the same criteria, which a test holds.
const isObjective = (path: string): path is ObjectiveCriterion => path.startsWith('objectifs.')

/** The criteria a programme may work on, in their groups: « Objectifs moteurs ». */
export const objectiveGroups = evaluationSections
  .filter(({ id }) => id === 'objectifs')
  .flatMap(({ groups }) => groups)
  .map(({ title = '', criteria }) => ({
    title,
    criteria: criteria.flatMap(({ path, label }) => (isObjective(path) ? [{ criterion: path, label }] : [])),
  }))

const labels = new Map(
  objectiveGroups.flatMap(({ criteria }) => criteria.map(({ criterion, label }) => [criterion, label] as const)),
)

/** « Motricité fine » */
export const objectiveLabel = (criterion: ObjectiveCriterion): string => labels.get(criterion) ?? criterion

/** What an evaluated session says of criteria. */
export interface EvaluatedSession {
  date: string
  answers: AnswersByCriterion
}

/** Each evaluation that says where the patient stands in the criterion, in the order given. */
export const standingsOf = (
  evaluations: readonly EvaluatedSession[],
  criterion: ObjectiveCriterion,
): { date: string; standing: Standing }[] =>
  evaluations.flatMap(({ date, answers }) => {
    const answer = answers[criterion]
    return isStanding(answer) ? [{ date, standing: answer }] : []
  })

/** Where the patient stands today by the last evaluation that says it; null where none does. Evaluations are in order. */
export const latestStanding = (
  evaluations: readonly EvaluatedSession[],
  criterion: ObjectiveCriterion,
): Standing | null => standingsOf(evaluations, criterion).at(-1)?.standing ?? null
