import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { scaleOf, type Answer } from './scales.ts'
import {
  adaptations,
  criteriaOf,
  evaluationSections,
  type Criterion,
  type EvaluationSection,
  type SectionId,
} from './sections.ts'
import { decimal, plural } from '../format.ts'
import { isRecord } from '../isRecord.ts'

const emptySummary = 'Non renseigné'

/** Returns the value at a dotted path. */
const valueAt = (evaluation: Evaluation, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), evaluation)

const isAnswer = (value: unknown): value is NonNullable<Answer> =>
  typeof value === 'number' || typeof value === 'string'
const isScore = (value: unknown): value is number => typeof value === 'number' && value > 0
const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const listAnswers = (evaluation: Evaluation, criteria: readonly Criterion[]) =>
  criteria.map(({ path }) => valueAt(evaluation, path)).filter(isAnswer)

/** Describes the average score, without N/A: « Moyenne 3,5 / 4 »; an empty array without scores. */
function averageText(evaluation: Evaluation, criteria: readonly Criterion[]): string[] {
  const scores = listAnswers(evaluation, criteria).filter(isScore)
  const [first] = criteria
  if (scores.length === 0 || !first) return []
  const mean = Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10
  return [`Moyenne ${decimal(mean)} / ${scaleOf(first.scale).outOf}`]
}

/** Describes the answered criteria, « 2 critères sur 4 », if some are unanswered or all answers are N/A. */
function coverageText(evaluation: Evaluation, criteria: readonly Criterion[]): string[] {
  const answers = listAnswers(evaluation, criteria)
  const isComplete = answers.length === criteria.length && answers.some(isScore)
  if (answers.length === 0 || isComplete) return []
  return [`${answers.length} ${plural(answers.length, 'critère', 'critères')} sur ${criteria.length}`]
}

const shortObjectiveLabels: Record<string, string> = {
  atteint: 'Atteint',
  partiel: 'Partiel',
  'non-atteint': 'Non atteint',
  na: 'N/A',
}

/** Counts the answers to objectives: « Atteint 3 · Partiel 1 ». */
function objectiveCounts(evaluation: Evaluation, criteria: readonly Criterion[]): string[] {
  const answers = listAnswers(evaluation, criteria)
  return Object.entries(shortObjectiveLabels).flatMap(([value, label]) => {
    const count = answers.filter((answer) => answer === value).length
    return count > 0 ? [`${label} ${count}`] : []
  })
}

/** Lists the answers by criterion: « Comportement : À surveiller ». */
const answerTexts = (evaluation: Evaluation, criteria: readonly Criterion[]): string[] =>
  criteria.flatMap(({ path, label, scale }) => {
    const option = scaleOf(scale).options.find(({ value }) => value === valueAt(evaluation, path))
    return option ? [`${label.replace(/ de l'animal$/, '')} : ${option.label}`] : []
  })

const countText = (count: number, singular: string, pluralForm: string) =>
  count > 0 ? [`${count} ${plural(count, singular, pluralForm)}`] : []

function summaryOfNotes(evaluation: Evaluation, { id, notes }: EvaluationSection): string[] {
  const animalNotes =
    id === 'bienEtreAnimal' ? evaluation.bienEtreParAnimal.filter((block) => hasText(block.observations)).length : 0
  const filledNotes = notes.filter(({ path }) => hasText(valueAt(evaluation, path)))
  if (animalNotes > 0) return countText(animalNotes, 'observation', 'observations')
  return notes.length > 1 || id === 'comportement'
    ? filledNotes.map(({ label }) => label)
    : countText(filledNotes.length, 'observation', 'observations')
}

const averageAndCoverage = (evaluation: Evaluation, criteria: readonly Criterion[]) => [
  ...averageText(evaluation, criteria),
  ...coverageText(evaluation, criteria),
]

/** Summarises the criteria of a section; the form of the summary depends on the section. */
function summaryOfCriteria(evaluation: Evaluation, { id, ...section }: EvaluationSection): string[] {
  const criteria = criteriaOf({ id, ...section })
  if (id === 'objectifs') return objectiveCounts(evaluation, criteria)
  if (id === 'bienEtreAnimal') return answerTexts(evaluation, criteria)
  if (id === 'evaluationGlobale')
    return evaluation.evaluationGlobale.satisfaction === null
      ? []
      : [`Satisfaction ${evaluation.evaluationGlobale.satisfaction} / 5`]
  if (id === 'interaction')
    return [
      ...averageAndCoverage(evaluation, criteria),
      ...countText(evaluation.interaction.typesObserves.length, "type d'interaction", "types d'interaction"),
    ]
  if (id === 'recommandations')
    return countText(
      adaptations.filter(({ path }) => valueAt(evaluation, path) === true).length,
      'adaptation',
      'adaptations',
    )
  return averageAndCoverage(evaluation, criteria)
}

const summaryParts = (evaluation: Evaluation, section: EvaluationSection) => [
  ...summaryOfCriteria(evaluation, section),
  ...summaryOfNotes(evaluation, section),
]

const sectionOf = (id: SectionId) => evaluationSections.filter((section) => section.id === id)

/** Summarises a section in one line: « Moyenne 3,5 / 4 · 1 observation ». */
export const summaryOf = (evaluation: Evaluation, id: SectionId): string =>
  sectionOf(id)
    .flatMap((section) => summaryParts(evaluation, section))
    .join(' · ') || emptySummary

/** Whether a section has neither answers nor notes. */
export const isEmptySection = (evaluation: Evaluation, id: SectionId): boolean =>
  summaryOf(evaluation, id) === emptySummary
