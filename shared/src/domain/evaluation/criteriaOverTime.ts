import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { isRecord } from '../isRecord.ts'
import { scaleOf, type ScaleName } from './scales.ts'
import { criteriaOf, evaluationSections, type CriterionPath, type EvaluationSection } from './sections.ts'

/** The answers of an evaluation, by the path of the criterion. */
export type AnswersByCriterion = Readonly<Record<string, number | string>>

const isAnswered = (answer: unknown): answer is number | string =>
  (typeof answer === 'number' && answer > 0) || (typeof answer === 'string' && answer !== 'na')

const valueAt = (evaluation: Evaluation, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), evaluation)

/** Returns the answers of an evaluation, by criterion path; N/A and empty answers are omitted. */
export function answersByCriterion(evaluation: Evaluation): Record<string, number | string> {
  const answeredCriteria = evaluationSections
    .flatMap(criteriaOf)
    .flatMap(({ path }): [CriterionPath, number | string][] => {
      const answer = valueAt(evaluation, path)
      return isAnswered(answer) ? [[path, answer]] : []
    })
  return Object.fromEntries(answeredCriteria)
}

const objectiveScores: Readonly<Record<string, number>> = { 'non-atteint': 1, partiel: 2, atteint: 3 }

/**
 * Returns the value of an answer on its curve: the score, or for an objective from 1 (not reached) to 3 (reached); null
 * for N/A and without an answer.
 */
export const scoreOf = (answer: number | string | undefined): number | null =>
  typeof answer === 'number' ? answer : (objectiveScores[answer ?? ''] ?? null)

/**
 * Returns the label of a score on a scale: « Partiellement atteint » for 2 of an objective; '' for an unknown score.
 */
export const scoreLabel = (scale: ScaleName, score: number): string =>
  scaleOf(scale).options.find(({ value }) => value !== 0 && scoreOf(value) === score)?.label ?? ''

/** Returns the best score of a scale. */
export const bestScore = (scale: ScaleName): number =>
  Math.max(...scaleOf(scale).options.map(({ value }) => scoreOf(value) ?? 0))

/** Returns the sections about the patient with at least one answer, each with its answered criteria. */
export const sectionsWithCurves = (answers: readonly AnswersByCriterion[]) =>
  evaluationSections.flatMap((section: EvaluationSection) => {
    if (section.id === 'bienEtreAnimal') return []
    const criteria = criteriaOf(section).filter(({ path }) =>
      answers.some((answeredCriteria) => path in answeredCriteria),
    )
    return criteria.length > 0 ? [{ id: section.id, title: section.title, criteria }] : []
  })
