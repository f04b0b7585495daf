import { describe, expect, it } from '@jest/globals'
import { healthProblems, findExpiredValidities, latestValidities } from './health.ts'

const validityUntil = (name: string, validUntil: string) => ({ name, validUntil })

describe('findExpiredValidities', () => {
  it.each([
    ['excludes a vaccine on the day before its last day', '2027-02-28', 0],
    ['excludes a vaccine on its last day', '2027-03-01', 0],
    ['returns a vaccine on the day after its last day', '2027-03-02', 1],
  ])('%s', (_caseName, day, expected) => {
    expect(findExpiredValidities([validityUntil('Grippe', '2027-03-01')], day)).toHaveLength(expected)
  })

  it('returns only the expired vaccines of several', () => {
    expect(
      findExpiredValidities(
        [validityUntil('Grippe', '2027-03-01'), validityUntil('Tétanos', '2028-03-01')],
        '2027-06-01',
      ),
    ).toEqual([validityUntil('Grippe', '2027-03-01')])
  })
})

describe('latestValidities', () => {
  it('returns the validity that ends last for a name, in any order', () => {
    const [formerValidity, renewedValidity] = [
      validityUntil('Grippe', '2026-03-01'),
      validityUntil('grippe ', '2027-03-01'),
    ]
    expect(latestValidities([formerValidity, renewedValidity])).toEqual([renewedValidity])
    expect(latestValidities([renewedValidity, formerValidity])).toEqual([renewedValidity])
  })

  it('ignores accents and case, and returns one validity for each name', () => {
    expect(
      latestValidities([
        validityUntil('Tétanos', '2026-03-01'),
        validityUntil('TETANOS', '2026-01-01'),
        validityUntil('Rage', '2025-01-01'),
      ]),
    ).toEqual([validityUntil('Tétanos', '2026-03-01'), validityUntil('Rage', '2025-01-01')])
  })
})

describe('healthProblems', () => {
  it.each([
    ['a name only', { name: 'Grippe', date: null }],
    ['a validity that ends on its date', { name: 'Grippe', date: '2026-11-22', validUntil: '2026-11-22' }],
    ['a validity without a date', { name: 'Grippe', date: null, validUntil: '2020-01-01' }],
  ])('accepts %s', (_caseName, draft) => {
    expect(healthProblems(draft)).toEqual([])
  })

  it.each([
    ['a name', { name: ' ', date: null }, 'name: Nom obligatoire'],
    [
      'an end of validity that is not before the date',
      { name: 'Grippe', date: '2026-11-22', validUntil: '2026-11-21' },
      'validUntil: La fin de validité précède la date',
    ],
  ])('requires %s', (_caseName, draft, expected) => {
    expect(healthProblems(draft).map(({ field, message }) => `${field}: ${message}`)).toEqual([expected])
  })
})
