import { describe, expect, it } from '@jest/globals'
import { Check } from 'typebox/value'
import { Name } from '../../contracts/wire.ts'
import { nameProblems } from './contactProblems.ts'

describe('nameProblems', () => {
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
  ])('for %j agrees with the API contract; accepted: %s', (text, isAccepted) => {
    expect(nameProblems('name', text)).toHaveLength(isAccepted ? 0 : 1)
    expect(Check(Name(), text)).toBe(isAccepted)
  })

  it('reports the field and its label', () => {
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
