import { describe, expect, it } from '@jest/globals'
import { shouldProposeRest } from './wellbeing.ts'

describe('shouldProposeRest', () => {
  it.each([
    ['if the last session is « Problématique »', [4, 4, 1]],
    ['if the only session is « Problématique »', [1]],
    ['if the last two sessions are « À surveiller »', [4, 2, 2]],
    ['if « À surveiller » follows « Problématique »', [4, 1, 2]],
  ])('is true %s', (_caseName, scores) => {
    expect(shouldProposeRest(scores)).toBe(true)
  })

  it.each([
    ['without a score', []],
    ['if only the last session is « À surveiller »', [4, 2]],
    ['if the only session is « À surveiller »', [2]],
    ['if two « À surveiller » are not in a row', [2, 3, 2]],
    ['if a better session follows « Problématique »', [1, 3]],
    ['if a better session follows two « À surveiller »', [2, 2, 3]],
    ['if all sessions are good', [3, 4, 3]],
  ])('is false %s', (_caseName, scores) => {
    expect(shouldProposeRest(scores)).toBe(false)
  })
})
