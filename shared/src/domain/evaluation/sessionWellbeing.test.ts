import { describe, expect, it } from '@jest/globals'
import { sessionWellbeing, wellbeingPerAnimal, wellbeingScore } from './sessionWellbeing.ts'

const block = (
  animalId: string,
  comportementAnimal: number | null,
  cooperationAnimal: number | null,
  observations = '',
) => ({ animalId, comportementAnimal, cooperationAnimal, observations })
const nothing = { comportementAnimal: null, cooperationAnimal: null, observations: '' }

describe('the wellbeing in a session', () => {
  it.each([
    ['empty without animals', [], nothing],
    ['empty without answers', [block('a', null, null, ' ')], nothing],
    [
      'that of the one animal',
      [block('a', 3, 4, 'Calme')],
      { comportementAnimal: 3, cooperationAnimal: 4, observations: 'Calme' },
    ],
    [
      'the lowest of each score',
      [block('a', 3, 2), block('b', 1, 4), block('c', null, 3)],
      { comportementAnimal: 1, cooperationAnimal: 2, observations: '' },
    ],
    [
      'all notes',
      [block('a', null, null, 'Calme\n'), block('b', null, null, ''), block('c', null, null, 'Fatigué')],
      { ...nothing, observations: 'Calme\nFatigué' },
    ],
  ])('is %s', (_sentence, perAnimal, expected) => {
    expect(sessionWellbeing(perAnimal)).toEqual(expected)
  })

  it('truncates its notes at their maximum length', () => {
    expect(
      sessionWellbeing([block('a', null, null, 'x'.repeat(5_000)), block('b', null, null, 'y')]).observations,
    ).toHaveLength(5_000)
  })
})

describe('the score of one animal', () => {
  it.each([
    [4, 2, 2],
    [null, 3, 3],
    [1, null, 1],
    [null, null, null],
  ])('of %s and %s is %s', (behaviour, cooperation, expected) => {
    expect(wellbeingScore(block('a', behaviour, cooperation))).toBe(expected)
  })
})

describe("each animal's block", () => {
  const older = {
    bienEtreAnimal: { comportementAnimal: 3, cooperationAnimal: 4, observations: 'Calme' },
    bienEtreParAnimal: [],
  }
  const newer = {
    bienEtreAnimal: { comportementAnimal: 1, cooperationAnimal: 4, observations: '' },
    bienEtreParAnimal: [block('a', 1, 4)],
  }

  it("is the session's when it was evaluated as a whole", () => {
    expect(wellbeingPerAnimal(older, ['a', 'b'])).toEqual([block('a', 3, 4, 'Calme'), block('b', 3, 4, 'Calme')])
  })

  it("is the animal's own, and empty for an animal without an evaluation", () => {
    expect(wellbeingPerAnimal(newer, ['b', 'a'])).toEqual([block('b', null, null), block('a', 1, 4)])
  })
})
