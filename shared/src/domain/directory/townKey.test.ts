import { describe, expect, it } from '@jest/globals'
import { townKey } from './townKey.ts'

describe('townKey', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['ST ETIENNE', 'saint etienne'],
    ['Ste-Foy', 'sainte foy'],
    [' Lyon ', 'lyon'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['Brest', 'brest'],
    ['Strasbourg', 'strasbourg'],
    ['', ''],
    ['Lyon, France', 'lyon'],
    ['Lyon (France)', 'lyon'],
    ['Lyon (69)', 'lyon'],
    ['Lyon 69003', 'lyon 69003'],
    ['69003 LYON', 'lyon'],
    ['Lyon 3e', 'lyon'],
    ['Lyon 3ème arrondissement', 'lyon'],
    ['Lyon Cedex 03', 'lyon'],
    ['LYON CEDEX', 'lyon'],
    ['Lyon 3e, France', 'lyon'],
    ['Paris 15e arrondissement', 'paris'],
    ['Paris 1er', 'paris'],
    ['PARIS 08', 'paris'],
    ['Paris 8 Cedex 08', 'paris'],
    ['St Étienne (42)', 'saint etienne'],
    ['Ajaccio (2A)', 'ajaccio'],
    ['Saint-Denis (974)', 'saint denis'],
    ['69 - Rhône', 'rhone'],
    ['Rhône (69)', 'rhone'],
    ['Fort-de-France', 'fort de france'],
    ['La Ferté-sous-Jouarre', 'la ferte sous jouarre'],
    ['Marseille en Beauvaisis', 'marseille en beauvaisis'],
    ['69003', '69003'],
    ['69', '69'],
  ])('normalises %p to %p', (typedName, key) => {
    expect(townKey(typedName)).toBe(key)
  })
})
