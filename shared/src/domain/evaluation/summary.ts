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

/** The value at a dotted path. */
const at = (evaluation: Evaluation, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), evaluation)

const isAnswer = (value: unknown): value is NonNullable<Answer> =>
  typeof value === 'number' || typeof value === 'string'
const isScore = (value: unknown): value is number => typeof value === 'number' && value > 0
const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const answersTo = (evaluation: Evaluation, criteria: readonly Criterion[]) =>
  criteria.map(({ path }) => at(evaluation, path)).filter(isAnswer)

/** « Moyenne 3,5 / 4 »; N/A does not count. */
function average(evaluation: Evaluation, criteria: readonly Criterion[]): string[] {
  const scores = answersTo(evaluation, criteria).filter(isScore)
  const [first] = criteria
  if (scores.length === 0 || !first) return []
  const mean = Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10
  return [`Moyenne ${decimal(mean)} / ${scaleOf(first.scale).outOf}`]
}

/** « 2 critères sur 4 », where some are still open or all are N/A. */
function coverage(evaluation: Evaluation, criteria: readonly Criterion[]): string[] {
  const answers = answersTo(evaluation, criteria)
  const isWhole = answers.length === criteria.length && answers.some(isScore)
  if (answers.length === 0 || isWhole) return []
  return [`${answers.length} ${plural(answers.length, 'critère', 'critères')} sur ${criteria.length}`]
}

const shortObjective: Record<string, string> = {
  atteint: 'Atteint',
  partiel: 'Partiel',
  'non-atteint': 'Non atteint',
  na: 'N/A',
}

/** « Atteint 3 · Partiel 1 » */
function objectives(evaluation: Evaluation, criteria: readonly Criterion[]): string[] {
  const answers = answersTo(evaluation, criteria)
  return Object.entries(shortObjective).flatMap(([value, label]) => {
    const count = answers.filter((answer) => answer === value).length
    return count > 0 ? [`${label} ${count}`] : []
  })
}

/** « Comportement de l'animal : À surveiller » */
const inWords = (evaluation: Evaluation, criteria: readonly Criterion[]): string[] =>
  criteria.flatMap(({ path, label, scale }) => {
    const option = scaleOf(scale).options.find(({ value }) => value === at(evaluation, path))
    return option ? [`${label.replace(/ de l'animal$/, '')} : ${option.label}`] : []
  })

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${plural(count, one, many)}`] : []

function observations(evaluation: Evaluation, { id, notes }: EvaluationSection): string[] {
  const ofAnimals =
    id === 'bienEtreAnimal' ? evaluation.bienEtreParAnimal.filter((block) => isWritten(block.observations)).length : 0
  const written = notes.filter(({ path }) => isWritten(at(evaluation, path)))
  if (ofAnimals > 0) return counted(ofAnimals, 'observation', 'observations')
  return notes.length > 1 || id === 'comportement'
    ? written.map(({ label }) => label)
    : counted(written.length, 'observation', 'observations')
}

const scored = (evaluation: Evaluation, criteria: readonly Criterion[]) => [
  ...average(evaluation, criteria),
  ...coverage(evaluation, criteria),
]

/** The parts of a section's summary, depending on its kind. */
function partsOf(evaluation: Evaluation, { id, ...section }: EvaluationSection): string[] {
  const criteria = criteriaOf({ id, ...section })
  if (id === 'objectifs') return objectives(evaluation, criteria)
  if (id === 'bienEtreAnimal') return inWords(evaluation, criteria)
  if (id === 'evaluationGlobale')
    return evaluation.evaluationGlobale.satisfaction === null
      ? []
      : [`Satisfaction ${evaluation.evaluationGlobale.satisfaction} / 5`]
  if (id === 'interaction')
    return [
      ...scored(evaluation, criteria),
      ...counted(evaluation.interaction.typesObserves.length, "type d'interaction", "types d'interaction"),
    ]
  if (id === 'recommandations')
    return counted(adaptations.filter(({ path }) => at(evaluation, path) === true).length, 'adaptation', 'adaptations')
  return scored(evaluation, criteria)
}

const summaryParts = (evaluation: Evaluation, section: EvaluationSection) => [
  ...partsOf(evaluation, section),
  ...observations(evaluation, section),
]

const sectionOf = (id: SectionId) => evaluationSections.filter((section) => section.id === id)

/** A section summarised in one line: « Moyenne 3,5 / 4 · 1 observation ». */
export const summaryOf = (evaluation: Evaluation, id: SectionId): string =>
  sectionOf(id)
    .flatMap((section) => summaryParts(evaluation, section))
    .join(' · ') || emptySummary

/** Whether a section has no answers. */
export const isEmptySection = (evaluation: Evaluation, id: SectionId): boolean =>
  summaryOf(evaluation, id) === emptySummary
