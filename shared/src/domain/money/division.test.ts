import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sumOf, type Cents } from './cents.ts'
import { divide, grossOf, netWithin, type Share } from './division.ts'
import { divisionProblems } from './divisionProblems.ts'

const amount = (payerId: string | null, value: number): Share => ({ payerId, kind: 'AMOUNT', value })
const percent = (payerId: string | null, value: number): Share => ({ payerId, kind: 'PERCENT', value })
const rest = (payerId: string | null): Share => ({ payerId, kind: 'REST', value: 0 })

const exhaustedLimitOf = (payerId: string | null) => (payerId === null ? 0 : undefined)
const remainingLimitOf = (payerId: string | null) => (payerId === 'pch' ? 12_00 : undefined)

describe('a price divided among payers', () => {
  it.each<[string, Cents, Share[], [string | null, Cents][]]>([
    ['is the patient’s without other payers', 60_00, [], [[null, 60_00]]],
    [
      'is an amount of the funder’s and the rest',
      60_00,
      [amount('pch', 40)],
      [
        ['pch', 40_00],
        [null, 20_00],
      ],
    ],
    ['is no more than the price', 30_00, [amount('pch', 40)], [['pch', 30_00]]],
    [
      'is 70 % and 30 % to the cent',
      59_99,
      [percent('pch', 70), percent(null, 30)],
      [
        ['pch', 41_99],
        [null, 18_00],
      ],
    ],
    [
      'is 70 % and what is left',
      59_99,
      [percent('pch', 70)],
      [
        ['pch', 41_99],
        [null, 18_00],
      ],
    ],
    [
      'is three thirds, with the missing cent at the largest remainder',
      100_00,
      [percent('a', 33.33), percent('b', 33.33), percent('c', 33.34)],
      [
        ['a', 33_33],
        ['b', 33_33],
        ['c', 33_34],
      ],
    ],
    ['is two halves of an odd cent', 1, [percent('a', 50), percent('b', 50)], [['a', 1]]],
    [
      'is an amount, a percentage of the whole price, and a rest',
      100_00,
      [rest('guardian'), percent('mutual', 50), amount(null, 10)],
      [
        ['guardian', 40_00],
        ['mutual', 50_00],
        [null, 10_00],
      ],
    ],
    ['is wholly the part of the payer of the rest', 60_00, [rest('firm')], [['firm', 60_00]]],
    ['is empty for a price of 0', 0, [percent('a', 50)], []],
  ])('%s', (_case, price, shares, expected) => {
    expect(divide(price, shares).map((part) => [part.payerId, part.amount])).toEqual(expected)
  })

  it('assigns to the patient the excess over a payer’s limit, also for the payer of the rest', () => {
    expect(divide(60_00, [percent('pch', 50), rest('guardian')], remainingLimitOf)).toEqual([
      { payerId: 'pch', amount: 12_00 },
      { payerId: 'guardian', amount: 48_00 },
    ])
    expect(divide(60_00, [rest('pch')], remainingLimitOf)).toEqual([
      { payerId: 'pch', amount: 12_00 },
      { payerId: null, amount: 48_00 },
    ])
  })

  it('asks for no limit of the patient', () => {
    expect(divide(60_00, [percent(null, 50), rest('guardian')], exhaustedLimitOf)).toEqual([
      { payerId: null, amount: 30_00 },
      { payerId: 'guardian', amount: 30_00 },
    ])
  })

  it('sums to the price in 10,000 divisions, within every limit', () => {
    const payers = [null, 'a', 'b', 'c', 'd']
    const share = fc.record({
      payerId: fc.constantFrom(...payers),
      kind: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const, 'REST' as const),
      cents: fc.integer({ min: 0, max: 10_000 }),
    })
    const shares = fc
      .uniqueArray(share, { maxLength: 5, selector: ({ payerId }) => payerId })
      .map((list) => list.map(({ cents, ...each }): Share => ({ ...each, value: cents / 100 })))
    const rooms = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 20_000 }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_99 }), shares, rooms, (price, division, room) => {
        const parts = divide(price, division, (payerId) => (payerId === null ? undefined : room[payerId]))
        expect(sumOf(parts.map((part) => part.amount))).toBe(price)
        expect(new Set(parts.map(({ payerId }) => payerId)).size).toBe(parts.length)
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0)
          expect(part.amount).toBeLessThanOrEqual(room[part.payerId ?? ''] ?? Number.MAX_SAFE_INTEGER)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('gives a percentage its exact value, plus or minus a cent', () => {
    const two = fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 5_000 }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), two, (price, [one, other]) => {
        const parts = divide(price, [percent('a', one / 100), percent('b', other / 100)])
        for (const [payerId, wanted] of [
          ['a', one],
          ['b', other],
        ] as const) {
          const part = parts.find((each) => each.payerId === payerId)?.amount ?? 0
          expect(Math.abs(part - (price * wanted) / 10_000)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('a limit that includes VAT', () => {
  it.each([
    ['is the limit without VAT', 500_00, 0, 500_00],
    ['is the net amount at 20 %', 500_00, 2_000, 416_66],
    ['is 0 once it is exceeded', -1, 2_000, 0],
  ])('%s', (_case, left, rate, expected) => {
    expect(netWithin(left, rate)).toBe(expected)
  })

  it('is never exceeded by a part within it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom(0, 210, 550, 1_000, 2_000), (left, rate) => {
        expect(grossOf(netWithin(left, rate), rate)).toBeLessThanOrEqual(left)
      }),
    )
  })
})

describe('what a part counts for with its VAT', () => {
  it.each([
    ['is the part without VAT', 100_00, 0, 100_00],
    ['is exact where it is whole cents', 5, 2_000, 6],
    ['is rounded up to the next cent', 1, 550, 2],
    ['is rounded up once', 100_00, 2_001, 120_01],
    ['is nothing of nothing', 0, 2_000, 0],
  ])('%s', (_case, part, rate, expected) => {
    expect(grossOf(part, rate)).toBe(expected)
  })
})

describe('a division', () => {
  it.each<[string, Share[], Cents | undefined, string[]]>([
    ['may be empty', [], undefined, []],
    ['may be of 100 %', [percent('a', 60), percent(null, 40)], 60_00, []],
    ['may have one rest', [percent('a', 60), rest(null)], 60_00, []],
    ['may be of 100 % of one', [percent('a', 100)], 60_00, []],
    ['may be of the whole price', [amount('a', 30), percent('b', 50)], 60_00, []],
    ['may have an amount above some prices', [amount('a', 400)], undefined, []],
    [
      'is refused above 100 %',
      [percent('a', 60), percent('b', 40.01)],
      undefined,
      ['division: Les parts dépassent 100 %'],
    ],
    [
      'is refused with two rests',
      [rest('a'), rest(null)],
      undefined,
      ['division: Une seule personne ou un seul organisme paie le reste'],
    ],
    [
      'is refused where somebody is named twice',
      [amount('a', 1), percent('a', 1)],
      undefined,
      ['division: Chacun ne paie qu’une part'],
    ],
    ['is refused above the price', [amount('a', 61)], 60_00, ['division: Les parts dépassent le prix de la séance']],
    [
      'is refused where both together are above the price',
      [amount('a', 31), percent('b', 50)],
      60_00,
      ['division: Les parts dépassent le prix de la séance'],
    ],
    ['is refused without an amount', [amount('a', 0)], undefined, ['division.0.value: Le montant est à saisir']],
    [
      'is refused without a percentage',
      [rest(null), percent('a', 0)],
      undefined,
      ['division.1.value: Le pourcentage est à saisir'],
    ],
    ['is refused with a percentage above 100', [percent('a', 101)], undefined, ['division.0.value: 100 % au plus']],
  ])('%s', (_case, shares, price, problems) => {
    expect(divisionProblems(shares, price).map(({ field, message }) => `${field}: ${message}`)).toEqual(problems)
  })
})
