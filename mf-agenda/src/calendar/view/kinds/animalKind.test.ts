import { describe, expect, it } from '@jest/globals'
import { animalKind } from './animalKind.ts'

describe('animalKind', () => {
  it.each([
    ['Cheval', 'horse'],
    ['Âne', 'donkey'],
    ["Cochon d'Inde", 'rodent'],
    ['Perroquet', 'bird'],
    ['Tortue', 'other'],
    ['toString', 'other'],
  ])('for « %s » returns %s', (species, kind) => {
    expect(animalKind(species)).toBe(kind)
  })
})
