import { describe, expect, it } from '@jest/globals'
import { Check } from 'typebox/value'
import { Name } from '../../contracts/wire.ts'
import { nameProblems } from './contactProblems.ts'

describe('a name', () => {
  it.each([
    ["Marie-Ève d'Aubigné", true],
    ['Nguyễn Đỗ & Fils (Lyon) n° 2', true],
    ['Écurie 🐴', true],
    ['', true],
    ['<script>alert(1)</script>', false],
    ['Les Prés >', false],
    ['Mar\u202eeriam', false],
    ['Mar\u200ftin', false],
    ['Les\u2066Prés', false],
    ['Zoé\nBcc: x', false],
    ['Zoé\u0007', false],
    ['Zoé \ud83d', false],
  ])('%j is accepted by forms as by the contract: %s', (text, isTaken) => {
    expect(nameProblems('name', text)).toHaveLength(isTaken ? 0 : 1)
    expect(Check(Name(), text)).toBe(isTaken)
  })

  it('is refused at its field, with the label of the field', () => {
    expect(nameProblems('firm.name', '<b>', "Nom de l'entreprise")).toEqual([
      {
        field: 'firm.name',
        kind: 'invalid',
        label: "Nom de l'entreprise",
        message: 'Caractères non acceptés, par exemple < ou >',
      },
    ])
  })
})
