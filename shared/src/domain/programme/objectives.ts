import type { ObjectiveCriterion, CriterionLevel } from '../../contracts/patients/programme.ts'
import type { AnswersByCriterion } from '../evaluation/criteriaOverTime.ts'
import { labelOfAnswer } from '../evaluation/scales.ts'
import { evaluationSections } from '../evaluation/sections.ts'

/** The levels of a criterion, lowest first. */
export const criterionLevels: readonly CriterionLevel[] = ['non-atteint', 'partiel', 'atteint']

const isCriterionLevel = (answer: unknown): answer is CriterionLevel =>
  criterionLevels.some((level) => level === answer)

/** Returns the label of a level: « Partiellement atteint »; « Non renseigné » for null. */
export const levelLabel = (level: CriterionLevel | null): string =>
  level ? labelOfAnswer('objective', level) : 'Non renseigné'

// A test checks that the contract lists the same criteria as the evaluation's section.
const isObjective = (path: string): path is ObjectiveCriterion => path.startsWith('objectifs.')

/** The criteria that a programme can have as objectives, by group: « Objectifs moteurs ». */
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

/** Returns the label of a criterion: « Motricité fine ». */
export const objectiveLabel = (criterion: ObjectiveCriterion): string => labels.get(criterion) ?? criterion

/** A session with the answers of its evaluation. */
export interface EvaluatedSession {
  date: string
  answers: AnswersByCriterion
}

/** Returns the ratings of the criterion with their days, in the order of the evaluations; N/A is left out. */
export const ratingsOf = (
  evaluations: readonly EvaluatedSession[],
  criterion: ObjectiveCriterion,
): { date: string; level: CriterionLevel }[] =>
  evaluations.flatMap(({ date, answers }) => {
    const answer = answers[criterion]
    return isCriterionLevel(answer) ? [{ date, level: answer }] : []
  })

/** Returns the level of the last evaluation, in chronological order, that rates the criterion; null without one. */
export const latestLevel = (
  evaluations: readonly EvaluatedSession[],
  criterion: ObjectiveCriterion,
): CriterionLevel | null => ratingsOf(evaluations, criterion).at(-1)?.level ?? null
