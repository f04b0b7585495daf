import { describe, expect, it } from '@jest/globals'
import { strikeProblems } from './strikeProblems.ts'

describe('strikeProblems', () => {
  it.each([
    ['', ['Le motif ne peut être vide']],
    [' \n', ['Le motif ne peut être vide']],
    ["Signé à la place d'un autre", []],
  ])('returns, for the reason %j, %j', (reason, messages) => {
    expect(strikeProblems({ reason }).map(({ message }) => message)).toEqual(messages)
  })
})
