import { describe, expect, it } from '@jest/globals'
import { proposesRest } from './wellbeing.ts'

describe('a rest', () => {
  it.each([
    ['after one « Problématique »', [4, 4, 1]],
    ['after a first session that was « Problématique »', [1]],
    ['after two « À surveiller » in a row', [4, 2, 2]],
    ['while it does not get better than « À surveiller »', [4, 1, 2]],
  ])('is proposed %s', (_when, scores) => {
    expect(proposesRest(scores)).toBe(true)
  })

  it.each([
    ['without a score', []],
    ['after one « À surveiller »', [4, 2]],
    ['after a first « À surveiller »', [2]],
    ['after two « À surveiller » that do not follow each other', [2, 3, 2]],
    ['once it improved', [1, 3]],
    ['once it got better after two « À surveiller »', [2, 2, 3]],
    ['while all is well', [3, 4, 3]],
  ])('is not proposed %s', (_when, scores) => {
    expect(proposesRest(scores)).toBe(false)
  })
})
