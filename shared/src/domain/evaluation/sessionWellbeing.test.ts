import { describe, expect, it } from '@jest/globals'
import { sessionWellbeing, wellbeingPerAnimal, wellbeingScore } from './sessionWellbeing.ts'

const animalBlock = (
  animalId: string,
  comportementAnimal: number | null,
  cooperationAnimal: number | null,
  observations = '',
) => ({ animalId, comportementAnimal, cooperationAnimal, observations })
const emptyBlock = { comportementAnimal: null, cooperationAnimal: null, observations: '' }

describe('sessionWellbeing', () => {
  it.each([
    ['empty without animals', [], emptyBlock],
    ['empty without answers', [animalBlock('a', null, null, ' ')], emptyBlock],
    [
      'the block of the only animal',
      [animalBlock('a', 3, 4, 'Calme')],
      { comportementAnimal: 3, cooperationAnimal: 4, observations: 'Calme' },
    ],
    [
      'the lowest score of each criterion',
      [animalBlock('a', 3, 2), animalBlock('b', 1, 4), animalBlock('c', null, 3)],
      { comportementAnimal: 1, cooperationAnimal: 2, observations: '' },
    ],
    [
      'the joined notes of all animals',
      [
        animalBlock('a', null, null, 'Calme\n'),
        animalBlock('b', null, null, ''),
        animalBlock('c', null, null, 'Fatigué'),
      ],
      { ...emptyBlock, observations: 'Calme\nFatigué' },
    ],
  ])('is %s', (_caseName, perAnimal, expected) => {
    expect(sessionWellbeing(perAnimal)).toEqual(expected)
  })

  it('truncates the joined notes to the maximum length', () => {
    expect(
      sessionWellbeing([animalBlock('a', null, null, 'x'.repeat(5_000)), animalBlock('b', null, null, 'y')])
        .observations,
    ).toHaveLength(5_000)
  })
})

describe('wellbeingScore', () => {
  it.each([
    [4, 2, 2],
    [null, 3, 3],
    [1, null, 1],
    [null, null, null],
  ])('for the behaviour %s and the cooperation %s is the lower score: %s', (behaviour, cooperation, expected) => {
    expect(wellbeingScore(animalBlock('a', behaviour, cooperation))).toBe(expected)
  })
})

describe('wellbeingPerAnimal', () => {
  const evaluatedAsWhole = {
    bienEtreAnimal: { comportementAnimal: 3, cooperationAnimal: 4, observations: 'Calme' },
    bienEtreParAnimal: [],
  }
  const evaluatedPerAnimal = {
    bienEtreAnimal: { comportementAnimal: 1, cooperationAnimal: 4, observations: '' },
    bienEtreParAnimal: [animalBlock('a', 1, 4)],
  }

  it('repeats the block of a session that was evaluated as a whole', () => {
    expect(wellbeingPerAnimal(evaluatedAsWhole, ['a', 'b'])).toEqual([
      animalBlock('a', 3, 4, 'Calme'),
      animalBlock('b', 3, 4, 'Calme'),
    ])
  })

  it('returns the block of each animal, empty for an animal without an evaluation', () => {
    expect(wellbeingPerAnimal(evaluatedPerAnimal, ['b', 'a'])).toEqual([
      animalBlock('b', null, null),
      animalBlock('a', 1, 4),
    ])
  })
})
