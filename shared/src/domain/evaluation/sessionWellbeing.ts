import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { emptyWellbeing } from './evaluation.ts'

export type Wellbeing = Evaluation['bienEtreAnimal']
export type AnimalWellbeing = Evaluation['bienEtreParAnimal'][number]

const longestNote = 5_000

const lowest = (scores: readonly (number | null)[]): number | null => {
  const given = scores.filter((score) => score !== null)
  return given.length > 0 ? Math.min(...given) : null
}

/** The score of one animal in one session, for its register: the lower of the two; null without either. */
export const wellbeingScore = ({ comportementAnimal, cooperationAnimal }: Wellbeing): number | null =>
  lowest([comportementAnimal, cooperationAnimal])

/** The session's block, computed from its animals': the lowest of each score, and all notes. */
export const sessionWellbeing = (perAnimal: readonly Wellbeing[]): Wellbeing => ({
  comportementAnimal: lowest(perAnimal.map((one) => one.comportementAnimal)),
  cooperationAnimal: lowest(perAnimal.map((one) => one.cooperationAnimal)),
  observations: perAnimal
    .map(({ observations }) => observations.trim())
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, longestNote),
})

type OfAnimals = Pick<Evaluation, 'bienEtreAnimal' | 'bienEtreParAnimal'>

/** The block of each animal of the session. An older session has a single block, which is repeated for each. */
export function wellbeingPerAnimal(
  { bienEtreAnimal, bienEtreParAnimal }: OfAnimals,
  animalIds: readonly string[],
): AnimalWellbeing[] {
  const defaultBlock = bienEtreParAnimal.length === 0 ? bienEtreAnimal : emptyWellbeing()
  return animalIds.map(
    (animalId) => bienEtreParAnimal.find((block) => block.animalId === animalId) ?? { animalId, ...defaultBlock },
  )
}
