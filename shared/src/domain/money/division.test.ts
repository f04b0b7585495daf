import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sumOf, type Cents } from './cents.ts'
import { divideAmongPayers, grossOf, largestNetWithin, type Share } from './division.ts'
import { divisionProblems } from './divisionProblems.ts'

const amountShare = (payerId: string | null, value: number): Share => ({ payerId, kind: 'AMOUNT', value })
const percentShare = (payerId: string | null, value: number): Share => ({ payerId, kind: 'PERCENT', value })
const createRestShare = (payerId: string | null): Share => ({ payerId, kind: 'REST', value: 0 })

const exhaustedLimitOf = (payerId: string | null) => (payerId === null ? 0 : undefined)
const remainingLimitOf = (payerId: string | null) => (payerId === 'pch' ? 12_00 : undefined)

describe('divideAmongPayers, for a price divided among payers', () => {
  it.each<[caseName: string, price: Cents, shares: Share[], expected: [string | null, Cents][]]>([
    ['assigns the price to the patient without other payers', 60_00, [], [[null, 60_00]]],
    [
      'assigns an amount to a payer and the rest to the patient',
      60_00,
      [amountShare('pch', 40)],
      [
        ['pch', 40_00],
        [null, 20_00],
      ],
    ],
    ['assigns no more than the price', 30_00, [amountShare('pch', 40)], [['pch', 30_00]]],
    [
      'divides into 70 % and 30 % to the cent',
      59_99,
      [percentShare('pch', 70), percentShare(null, 30)],
      [
        ['pch', 41_99],
        [null, 18_00],
      ],
    ],
    [
      'assigns 70 % to a payer and the rest to the patient',
      59_99,
      [percentShare('pch', 70)],
      [
        ['pch', 41_99],
        [null, 18_00],
      ],
    ],
    [
      'divides into three percentages that sum to 100 %',
      100_00,
      [percentShare('a', 33.33), percentShare('b', 33.33), percentShare('c', 33.34)],
      [
        ['a', 33_33],
        ['b', 33_33],
        ['c', 33_34],
      ],
    ],
    ['assigns a single cent to the first of two halves', 1, [percentShare('a', 50), percentShare('b', 50)], [['a', 1]]],
    [
      'combines an amount, a percentage of the whole price, and a rest',
      100_00,
      [createRestShare('guardian'), percentShare('mutual', 50), amountShare(null, 10)],
      [
        ['guardian', 40_00],
        ['mutual', 50_00],
        [null, 10_00],
      ],
    ],
    ['assigns the whole price to a payer of the rest', 60_00, [createRestShare('firm')], [['firm', 60_00]]],
    ['returns nothing for a price of 0', 0, [percentShare('a', 50)], []],
  ])('%s', (_caseName, price, shares, expected) => {
    expect(divideAmongPayers(price, shares).map((part) => [part.payerId, part.amount])).toEqual(expected)
  })

  it('assigns the excess over a payer’s limit to the payer of the rest, or else to the patient', () => {
    expect(divideAmongPayers(60_00, [percentShare('pch', 50), createRestShare('guardian')], remainingLimitOf)).toEqual([
      { payerId: 'pch', amount: 12_00 },
      { payerId: 'guardian', amount: 48_00 },
    ])
    expect(divideAmongPayers(60_00, [createRestShare('pch')], remainingLimitOf)).toEqual([
      { payerId: 'pch', amount: 12_00 },
      { payerId: null, amount: 48_00 },
    ])
  })

  it('does not apply a limit to the patient', () => {
    expect(divideAmongPayers(60_00, [percentShare(null, 50), createRestShare('guardian')], exhaustedLimitOf)).toEqual([
      { payerId: null, amount: 30_00 },
      { payerId: 'guardian', amount: 30_00 },
    ])
  })

  it('returns amounts within the limits that sum to the price, in 10,000 random divisions', () => {
    const payers = [null, 'a', 'b', 'c', 'd']
    const share = fc.record({
      payerId: fc.constantFrom(...payers),
      kind: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const, 'REST' as const),
      cents: fc.integer({ min: 0, max: 10_000 }),
    })
    const shares = fc
      .uniqueArray(share, { maxLength: 5, selector: ({ payerId }) => payerId })
      .map((list) => list.map(({ cents, ...each }): Share => ({ ...each, value: cents / 100 })))
    const anyRemainingLimits = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 20_000 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_99 }),
        shares,
        anyRemainingLimits,
        (price, division, remainingLimits) => {
          const parts = divideAmongPayers(price, division, (payerId) =>
            payerId === null ? undefined : remainingLimits[payerId],
          )
          expect(sumOf(parts.map((part) => part.amount))).toBe(price)
          expect(new Set(parts.map(({ payerId }) => payerId)).size).toBe(parts.length)
          for (const part of parts) {
            expect(part.amount).toBeGreaterThan(0)
            expect(part.amount).toBeLessThanOrEqual(remainingLimits[part.payerId ?? ''] ?? Number.MAX_SAFE_INTEGER)
          }
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('differs from the exact percentage by at most one cent', () => {
    const anyPercentages = fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 5_000 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        anyPercentages,
        (price, [firstPercentage, secondPercentage]) => {
          const parts = divideAmongPayers(price, [
            percentShare('a', firstPercentage / 100),
            percentShare('b', secondPercentage / 100),
          ])
          for (const [payerId, hundredths] of [
            ['a', firstPercentage],
            ['b', secondPercentage],
          ] as const) {
            const part = parts.find((payerAmount) => payerAmount.payerId === payerId)?.amount ?? 0
            expect(Math.abs(part - (price * hundredths) / 10_000)).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })
})

describe('largestNetWithin', () => {
  it.each([
    ['is the limit itself without VAT', 500_00, 0, 500_00],
    ['is the net amount at 20 %', 500_00, 2_000, 416_66],
    ['is 0 if the limit is already exceeded', -1, 2_000, 0],
  ])('%s', (_caseName, remainingLimit, rate, expected) => {
    expect(largestNetWithin(remainingLimit, rate)).toBe(expected)
  })

  it('never exceeds the limit when VAT is added', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom(0, 210, 550, 1_000, 2_000), (remainingLimit, rate) => {
        expect(grossOf(largestNetWithin(remainingLimit, rate), rate)).toBeLessThanOrEqual(remainingLimit)
      }),
    )
  })
})

describe('grossOf', () => {
  it.each([
    ['is the net amount itself without VAT', 100_00, 0, 100_00],
    ['is exact if the result is whole cents', 5, 2_000, 6],
    ['is rounded up to the next cent', 1, 550, 2],
    ['is rounded up for a rate with decimals', 100_00, 2_001, 120_01],
    ['is 0 for a net amount of 0', 0, 2_000, 0],
  ])('%s', (_caseName, part, rate, expected) => {
    expect(grossOf(part, rate)).toBe(expected)
  })
})

describe('divisionProblems', () => {
  it.each<[caseName: string, shares: Share[], price: Cents | undefined, problems: string[]]>([
    ['accepts no shares', [], undefined, []],
    ['accepts percentages that sum to 100 %', [percentShare('a', 60), percentShare(null, 40)], 60_00, []],
    ['accepts one payer of the rest', [percentShare('a', 60), createRestShare(null)], 60_00, []],
    ['accepts 100 % for a single payer', [percentShare('a', 100)], 60_00, []],
    ['accepts shares that sum to the price', [amountShare('a', 30), percentShare('b', 50)], 60_00, []],
    ['accepts any amount without a price to compare', [amountShare('a', 400)], undefined, []],
    [
      'refuses percentages above 100 %',
      [percentShare('a', 60), percentShare('b', 40.01)],
      undefined,
      ['division: Les parts dépassent 100 %'],
    ],
    [
      'refuses two payers of the rest',
      [createRestShare('a'), createRestShare(null)],
      undefined,
      ['division: Une seule personne ou un seul organisme paie le reste'],
    ],
    [
      'refuses two shares of the same payer',
      [amountShare('a', 1), percentShare('a', 1)],
      undefined,
      ['division: Chacun ne paie qu’une part'],
    ],
    [
      'refuses an amount above the price',
      [amountShare('a', 61)],
      60_00,
      ['division: Les parts dépassent le prix de la séance'],
    ],
    [
      'refuses shares that together exceed the price',
      [amountShare('a', 31), percentShare('b', 50)],
      60_00,
      ['division: Les parts dépassent le prix de la séance'],
    ],
    ['refuses an amount of 0', [amountShare('a', 0)], undefined, ['division.0.value: Le montant est à saisir']],
    [
      'refuses a percentage of 0',
      [createRestShare(null), percentShare('a', 0)],
      undefined,
      ['division.1.value: Le pourcentage est à saisir'],
    ],
    ['refuses a percentage above 100', [percentShare('a', 101)], undefined, ['division.0.value: 100 % au plus']],
  ])('%s', (_caseName, shares, price, problems) => {
    expect(divisionProblems(shares, price).map(({ field, message }) => `${field}: ${message}`)).toEqual(problems)
  })
})
