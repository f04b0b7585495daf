import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { emptyWellbeing } from './evaluation.ts'

export type Wellbeing = Evaluation['bienEtreAnimal']
export type AnimalWellbeing = Evaluation['bienEtreParAnimal'][number]

const maxNoteLength = 5_000

const lowest = (scores: readonly (number | null)[]): number | null => {
  const answeredScores = scores.filter((score) => score !== null)
  return answeredScores.length > 0 ? Math.min(...answeredScores) : null
}

/** The score of an animal in a session, for its register: the lower of behaviour and cooperation; null without both. */
export const wellbeingScore = ({ comportementAnimal, cooperationAnimal }: Wellbeing): number | null =>
  lowest([comportementAnimal, cooperationAnimal])

/** The wellbeing of the session, computed from its animals: the lowest score of each criterion, and all notes. */
export const sessionWellbeing = (perAnimal: readonly Wellbeing[]): Wellbeing => ({
  comportementAnimal: lowest(perAnimal.map((animalBlock) => animalBlock.comportementAnimal)),
  cooperationAnimal: lowest(perAnimal.map((animalBlock) => animalBlock.cooperationAnimal)),
  observations: perAnimal
    .map(({ observations }) => observations.trim())
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, maxNoteLength),
})

type EvaluatedWellbeing = Pick<Evaluation, 'bienEtreAnimal' | 'bienEtreParAnimal'>

/**
 * The wellbeing of each animal of the session. A session evaluated before there was a block per animal has a single
 * block, which is repeated.
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
