import { describe, expect, it } from '@jest/globals'
import { animalKind } from './animalKind.ts'

describe('the drawing of a species', () => {
  it.each([
    ['Cheval', 'horse'],
    ['Âne', 'donkey'],
    ["Cochon d'Inde", 'rodent'],
    ['Perroquet', 'bird'],
    ['Tortue', 'other'],
    ['toString', 'other'],
  ])('of « %s » is %s', (species, kind) => {
    expect(animalKind(species)).toBe(kind)
  })
})
