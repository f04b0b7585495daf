import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { isRecord } from '../isRecord.ts'
import { parseEvaluation } from './evaluation.ts'
import type { Answer, ScaleName } from './scales.ts'
import { criteriaOf, evaluationSections, type SectionId } from './sections.ts'
import { isEmptySection } from './summary.ts'
import { sessionWellbeing, wellbeingPerAnimal } from './sessionWellbeing.ts'

/** The sections that the evaluation shows first; 'Plus de critères' shows the others (ruling 174). */
const shortFormSections: readonly SectionId[] = ['objectifs', 'comportement', 'bienEtreAnimal', 'evaluationGlobale']

/** The answer of 'Tout satisfaisant' on each scale; an objective has none. */
const satisfactoryAnswers: Readonly<Record<ScaleName, Answer>> = {
  quality: 3,
  management: 3,
  wellbeing: 3,
  behaviour: 4,
  satisfaction: 4,
  objective: null,
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), value)

/** Returns a copy of a record with a new value at a path, split into its keys. */
function withValueAt(value: unknown, [key = '', ...otherKeys]: readonly string[], newValue: unknown): unknown {
  if (!isRecord(value)) return value
  return { ...value, [key]: otherKeys.length === 0 ? newValue : withValueAt(value[key], otherKeys, newValue) }
}

/** Answers each unanswered criterion of the section with `answerOf`. */
function withAnswers(
  evaluation: Evaluation,
  sectionId: SectionId,
  answerOf: (path: string, scale: ScaleName) => unknown,
): Evaluation {
  const criteria = evaluationSections.filter(({ id }) => id === sectionId).flatMap(criteriaOf)
  const answered = criteria
    .filter(({ path }) => valueAt(evaluation, path) === null)
    .reduce<unknown>(
      (filled, { path, scale }) => withValueAt(filled, path.split('.'), answerOf(path, scale) ?? null),
      evaluation,
    )
  return parseEvaluation(answered)
}

/** Answers each unanswered criterion of each animal with 3, « Satisfaisant ». */
function withSatisfactoryAnimals(evaluation: Evaluation, animalIds: readonly string[]): Evaluation {
  const blocks = wellbeingPerAnimal(evaluation, animalIds).map((block) => ({
    ...block,
    comportementAnimal: block.comportementAnimal ?? 3,
    cooperationAnimal: block.cooperationAnimal ?? 3,
  }))
  return { ...evaluation, bienEtreParAnimal: blocks, bienEtreAnimal: sessionWellbeing(blocks) }
}

/**
 * Answers every unanswered criterion of a section with « Satisfaisant », or the equivalent on other scales. The section
 * about the animals is answered for each animal of the session. Existing answers are kept.
 */
export const withSatisfactoryAnswers = (
  evaluation: Evaluation,
  sectionId: SectionId,
  animalIds: readonly string[],
): Evaluation =>
  sectionId === 'bienEtreAnimal' && animalIds.length > 0
    ? withSatisfactoryAnimals(evaluation, animalIds)
    : withAnswers(evaluation, sectionId, (_path, scale) => satisfactoryAnswers[scale])

type ObjectiveAnswers = Pick<Evaluation, 'objectifs'>

/** Copies the answers of an earlier session to the objectives without an answer. */
export const withPreviousObjectives = (evaluation: Evaluation, previous: ObjectiveAnswers): Evaluation =>
  withAnswers(evaluation, 'objectifs', (path) => valueAt(previous, path))

const haveSameAnswers = (first: Evaluation, second: Evaluation) => JSON.stringify(first) === JSON.stringify(second)

/** Whether 'Tout satisfaisant' would change the section. */
export const canAddSatisfactoryAnswers = (
  evaluation: Evaluation,
  sectionId: SectionId,
  animalIds: readonly string[],
): boolean =>
  !haveSameAnswers(
    parseEvaluation(evaluation),
    parseEvaluation(withSatisfactoryAnswers(evaluation, sectionId, animalIds)),
  )

/** Whether the objectives of an earlier session would change the evaluation. */
export const canCopyObjectives = (evaluation: Evaluation, previous: ObjectiveAnswers): boolean =>
  !haveSameAnswers(parseEvaluation(evaluation), withPreviousObjectives(evaluation, previous))

/** Whether an objective has an answer, or the note about the objectives of the next session is filled in. */
export const hasObjectives = ({ objectifs, recommandations }: Evaluation): boolean =>
  recommandations.objectifsProchaine.trim() !== '' ||
  evaluationSections
    .filter(({ id }) => id === 'objectifs')
    .flatMap(criteriaOf)
    .some(({ path }) => valueAt({ objectifs }, path) !== null)

/**
 * Returns the sections that the evaluation shows first: those of the short form, and those with an answer or a note.
 */
export const initiallyShownSections = (evaluation: Evaluation): SectionId[] =>
  evaluationSections
    .map(({ id }) => id)
    .filter((id) => shortFormSections.includes(id) || !isEmptySection(evaluation, id))
