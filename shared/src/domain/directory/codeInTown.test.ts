import { describe, expect, it } from '@jest/globals'
import { findCodeInTown } from './codeInTown.ts'

describe('the code in the name of a town', () => {
  it.each([
    ['Paris 15e arrondissement', '75015'],
    ['PARIS 08', '75008'],
    ['Paris 1er', '75001'],
    ['Lyon 3e', '69003'],
    ['Lyon Cedex 03', '69003'],
    ['Marseille Cedex 16', '13016'],
    ['69003 Lyon', '69003'],
    ['Lyon 69003, France', '69003'],
    ['Lyon (69)', '69'],
    ['Paris (75)', '75'],
    ['Lyon (69), France', '69'],
    ['69 - Rhône', '69'],
    ['974 - La Réunion', '974'],
    ['Ajaccio (2A)', '20'],
    ['Nantes Cedex 02', ''],
    ['Lyon, France', ''],
    ['St Étienne', ''],
    ['Lyon 12e', ''],
    ['', ''],
  ])('%s is %j', (town, code) => {
    expect(findCodeInTown(town)).toBe(code)
  })
})
