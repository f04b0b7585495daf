import { describe, expect, it } from '@jest/globals'
import { strikeProblems } from './strikeProblems.ts'

describe('the reason for striking a line of an attendance sheet', () => {
  it.each([
    ['', ['Le motif ne peut être vide']],
    [' \n', ['Le motif ne peut être vide']],
    ["Signé à la place d'un autre", []],
  ])('%j has the problems %j', (reason, messages) => {
    expect(strikeProblems({ reason }).map(({ message }) => message)).toEqual(messages)
  })
})
