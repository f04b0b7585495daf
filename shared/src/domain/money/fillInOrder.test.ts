import { describe, expect, it } from '@jest/globals'
import { fillInOrder } from './fillInOrder.ts'

const containers = [
  { id: 'A', capacity: 60_00 },
  { id: 'paid', capacity: 0 },
  { id: 'B', capacity: 25_50 },
]

describe('fillInOrder', () => {
  it.each<[caseName: string, amount: number, parts: [string, number][], rest: number]>([
    ['a part of the first', 10_00, [['A', 10_00]], 0],
    ['the whole first', 60_00, [['A', 60_00]], 0],
    [
      'the first completely, then a part of the next one with a capacity',
      60_01,
      [
        ['A', 60_00],
        ['B', 1],
      ],
      0,
    ],
    [
      'all, with a rest',
      100_00,
      [
        ['A', 60_00],
        ['B', 25_50],
      ],
      14_50,
    ],
    ['none for an amount of 0', 0, [], 0],
  ])('fills %s', (_caseName, amount, parts, rest) => {
    expect(fillInOrder(amount, containers)).toEqual({
      parts: parts.map(([id, part]) => ({ id, amount: part })),
      rest,
    })
  })

  it('leaves the whole amount without containers', () => {
    expect(fillInOrder(5, [])).toEqual({ parts: [], rest: 5 })
  })
})
