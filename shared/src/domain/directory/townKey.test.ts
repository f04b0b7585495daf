import { describe, expect, it } from '@jest/globals'
import { townKey } from './townKey.ts'

describe('a town', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['ST ETIENNE', 'saint etienne'],
    ['Ste-Foy', 'sainte foy'],
    [' Lyon ', 'lyon'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['Brest', 'brest'],
    ['Strasbourg', 'strasbourg'],
    ['', ''],
  ])('written as %p has the key %p', (written, key) => {
    expect(townKey(written)).toBe(key)
  })
})
