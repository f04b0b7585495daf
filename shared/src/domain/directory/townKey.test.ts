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
  ])('normalises %p to %p', (typedName, key) => {
    expect(townKey(typedName)).toBe(key)
  })
})
