import { describe, expect, it } from '@jest/globals'
import { usedNumberProblem } from './newSeries.ts'

describe('usedNumberProblem', () => {
  it.each<[number: string, used: readonly string[], problem: RegExp | undefined]>([
    ['FB-0001', ['42-2026', '42-2027'], undefined],
    ['F26-0001', ['F25-0041', 'F25-0042'], undefined],
    ['43-2026', ['42-2026'], undefined],
    ['2026-0042', ['2026-0040', '2026-0041', 'FA-1'], undefined],
    ['2026-11-042', ['2026-10-041'], undefined],
    ['43-2026', ['42-2026', '42-2027', '42-2028'], /arriverait à 42-2027, déjà attribué/],
    ['F0030', ['F0040', 'F0041'], /utilisée jusqu'à F0041 : commencez à F0042/],
    ['F0030', ['f0041'], /utilisée jusqu'à F0041 : commencez à F0042/],
    ['F0050', ['F0041'], /utilisée jusqu'à F0041 : commencez à F0042/],
    ['2026-11-001', ['2026-10-041'], /utilisée jusqu'à 2026-11-041 : commencez à 2026-11-042/],
  ])('%s after %j: %s', (number, used, problem) => {
    const result = usedNumberProblem(
      number,
      '2026-11-23',
      used.map((usedNumber) => ({ number: usedNumber, isSameKind: true })),
    )
    if (problem) expect(result).toMatch(problem)
    else expect(result).toBeUndefined()
  })

  it('refuses the format of the other kind of document, even if the number continues its numbers', () => {
    expect(usedNumberProblem('A2026-0008', '2026-11-23', [{ number: 'A2026-0007', isSameKind: false }])).toMatch(
      /arriverait à A2026-0007/,
    )
  })
})
