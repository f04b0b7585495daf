import { describe, expect, it } from '@jest/globals'
import { cancellationProblems } from './cancellationProblems.ts'

describe('the delay of cancellations', () => {
  it.each([
    [null, ['required']],
    [0, []],
    [48, []],
    [8760, []],
    [8761, ['invalid']],
    [-1, ['invalid']],
    [1.5, ['invalid']],
  ])('%s hours: %j', (cancellationBefore, kinds) => {
    expect(cancellationProblems({ cancellationBefore }).map(({ kind }) => kind)).toEqual(kinds)
  })
})
