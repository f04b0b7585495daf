import { describe, expect, it } from '@jest/globals'
import { healthProblems, lapsedOn, newestOf } from './health.ts'

const until = (name: string, validUntil: string) => ({ name, validUntil })

describe('a validity', () => {
  it.each([
    ['is valid the day before its last', '2027-02-28', 0],
    ['is valid on its last day', '2027-03-01', 0],
    ['has expired the day after', '2027-03-02', 1],
  ])('%s', (_sentence, day, expected) => {
    expect(lapsedOn([until('Grippe', '2027-03-01')], day)).toHaveLength(expected)
  })

  it('is judged name by name', () => {
    expect(lapsedOn([until('Grippe', '2027-03-01'), until('Tétanos', '2028-03-01')], '2027-06-01')).toEqual([
      until('Grippe', '2027-03-01'),
    ])
  })
})

describe('the newest of each name', () => {
  it('is the one valid longest, in any order', () => {
    const [old, renewed] = [until('Grippe', '2026-03-01'), until('grippe ', '2027-03-01')]
    expect(newestOf([old, renewed])).toEqual([renewed])
    expect(newestOf([renewed, old])).toEqual([renewed])
  })

  it('ignores accents and case, but distinguishes names', () => {
    expect(
      newestOf([until('Tétanos', '2026-03-01'), until('TETANOS', '2026-01-01'), until('Rage', '2025-01-01')]),
    ).toEqual([until('Tétanos', '2026-03-01'), until('Rage', '2025-01-01')])
  })
})

describe('a health record', () => {
  it.each([
    ['with a name alone', { name: 'Grippe', date: null }],
    ['that is valid on the day it is given', { name: 'Grippe', date: '2026-11-22', validUntil: '2026-11-22' }],
    ['whose date is not known', { name: 'Grippe', date: null, validUntil: '2020-01-01' }],
  ])('%s can be saved', (_sentence, draft) => {
    expect(healthProblems(draft)).toEqual([])
  })

  it.each([
    ['a name', { name: ' ', date: null }, 'name: Nom obligatoire'],
    [
      'to be valid at least on the day it is given',
      { name: 'Grippe', date: '2026-11-22', validUntil: '2026-11-21' },
      'validUntil: La fin de validité précède la date',
    ],
  ])('needs %s', (_what, draft, expected) => {
    expect(healthProblems(draft).map(({ field, message }) => `${field}: ${message}`)).toEqual([expected])
  })
})
