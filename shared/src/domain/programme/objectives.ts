import type { ObjectiveCriterion, CriterionLevel } from '../../contracts/patients/programme.ts'
import type { AnswersByCriterion } from '../evaluation/criteriaOverTime.ts'
import { labelOfAnswer } from '../evaluation/scales.ts'
import { evaluationSections } from '../evaluation/sections.ts'

/** The levels of a criterion, lowest first. */
export const standings: readonly CriterionLevel[] = ['non-atteint', 'partiel', 'atteint']

const isStanding = (answer: unknown): answer is CriterionLevel => standings.some((standing) => standing === answer)

/** « Partiellement atteint »; « Non renseigné » if unknown. */
export const standingLabel = (standing: CriterionLevel | null): string =>
  standing ? labelOfAnswer('objective', standing) : 'Non renseigné'

// A test checks that the contract has the same criteria.
const isObjective = (path: string): path is ObjectiveCriterion => path.startsWith('objectifs.')

/** The criteria available to a programme, by group: « Objectifs moteurs ». */
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

/** A session with the answers of its evaluation. */
export interface EvaluatedSession {
  date: string
  answers: AnswersByCriterion
}

/** The ratings of the criterion, with their days, in the order given. */
export const standingsOf = (
  evaluations: readonly EvaluatedSession[],
  criterion: ObjectiveCriterion,
): { date: string; standing: CriterionLevel }[] =>
  evaluations.flatMap(({ date, answers }) => {
    const answer = answers[criterion]
    return isStanding(answer) ? [{ date, standing: answer }] : []
  })

/** The level of the last evaluation that rates the criterion; null without one. Evaluations are in order. */
export const latestStanding = (
  evaluations: readonly EvaluatedSession[],
  criterion: ObjectiveCriterion,
): CriterionLevel | null => standingsOf(evaluations, criterion).at(-1)?.standing ?? null
