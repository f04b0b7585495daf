import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { emptyWellbeing } from './evaluation.ts'

export type Wellbeing = Evaluation['bienEtreAnimal']
export type AnimalWellbeing = Evaluation['bienEtreParAnimal'][number]

const maxNoteLength = 5_000

const lowestScore = (scores: readonly (number | null)[]): number | null => {
  const answeredScores = scores.filter((score) => score !== null)
  return answeredScores.length > 0 ? Math.min(...answeredScores) : null
}

/** Returns an animal's score in a session, for the workload register: the lowest of its scores; null if it has none. */
export const wellbeingScore = ({ comportementAnimal, cooperationAnimal }: Wellbeing): number | null =>
  lowestScore([comportementAnimal, cooperationAnimal])

/** Summarises the wellbeing of a session's animals: the lowest score of each criterion, and all notes. */
export const sessionWellbeing = (perAnimal: readonly Wellbeing[]): Wellbeing => ({
  comportementAnimal: lowestScore(perAnimal.map((animalBlock) => animalBlock.comportementAnimal)),
  cooperationAnimal: lowestScore(perAnimal.map((animalBlock) => animalBlock.cooperationAnimal)),
  observations: perAnimal
    .map(({ observations }) => observations.trim())
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, maxNoteLength),
})

type EvaluatedWellbeing = Pick<Evaluation, 'bienEtreAnimal' | 'bienEtreParAnimal'>

/**
 * Returns the wellbeing of each animal of a session. Old evaluations have a single block for the whole session, which
 * is repeated for each animal.
 */
export function wellbeingPerAnimal(
  { bienEtreAnimal, bienEtreParAnimal }: EvaluatedWellbeing,
  animalIds: readonly string[],
): AnimalWellbeing[] {
  const defaultBlock = bienEtreParAnimal.length === 0 ? bienEtreAnimal : emptyWellbeing()
  return animalIds.map(
    (animalId) => bienEtreParAnimal.find((block) => block.animalId === animalId) ?? { animalId, ...defaultBlock },
  )
}
