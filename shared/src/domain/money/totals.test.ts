import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sumOf } from './cents.ts'
import { discountOn, mayDiscountGlobally, totalsOf, type Discount, type PricedLine } from './totals.ts'

const line = (quantity: number, unitPrice: number, rate: number, discount?: Discount): PricedLine => ({
  quantity: quantity * 10_000,
  unitPrice,
  rate,
  ...(discount && { discount }),
})
const euroDiscount = (value: number): Discount => ({ type: 'EURO', value })
const percentDiscount = (value: number): Discount => ({ type: 'PERCENT', value: value * 100 })

type TotalsCase = [
  caseName: string,
  lines: PricedLine[],
  discount: Discount | undefined,
  expected: { net: number; tax: number; total: number },
]

describe('totalsOf', () => {
  it.each<TotalsCase>([
    ['of hours at a price', [line(7, 4535, 2000)], undefined, { net: 317_45, tax: 63_49, total: 380_94 }],
    [
      'with VAT rounded once per rate: 0.20 € instead of three times 0.07 €',
      [line(1, 33, 2000), line(1, 33, 2000), line(1, 33, 2000)],
      undefined,
      { net: 99, tax: 20, total: 119 },
    ],
    ['of half hours', [line(2.5, 60_00, 2000)], undefined, { net: 150_00, tax: 30_00, total: 180_00 }],
    ['without VAT', [line(3, 50_00, 0)], undefined, { net: 150_00, tax: 0, total: 150_00 }],
    [
      'minus a discount in euros',
      [line(2, 50_00, 2000, euroDiscount(500))],
      undefined,
      { net: 9500, tax: 1900, total: 114_00 },
    ],
    [
      'minus a discount in percent',
      [line(1, 99, 2000, percentDiscount(15))],
      undefined,
      { net: 84, tax: 17, total: 101 },
    ],
    [
      'minus a global discount in percent',
      [line(1, 60_00, 2000)],
      percentDiscount(10),
      { net: 5400, tax: 1080, total: 6480 },
    ],
    [
      'minus a global discount in euros',
      [line(1, 60_00, 2000)],
      euroDiscount(1000),
      { net: 5000, tax: 1000, total: 6000 },
    ],
    [
      'of two VAT rates, ignoring the global discount',
      [line(1, 100_00, 2000), line(1, 100_00, 550)],
      percentDiscount(10),
      { net: 200_00, tax: 25_50, total: 225_50 },
    ],
    [
      'of a line with a discount larger than its amount',
      [line(1, 10_00, 2000, euroDiscount(2000))],
      undefined,
      { net: 0, tax: 0, total: 0 },
    ],
    ['without lines', [], undefined, { net: 0, tax: 0, total: 0 }],
  ])('calculates the totals %s', (_caseName, lines, discount, expected) => {
    expect(totalsOf(lines, discount)).toMatchObject(expected)
  })

  it('returns the amounts of each line and each rate', () => {
    expect(totalsOf([line(2, 30_00, 550), line(1, 45_00, 2000, percentDiscount(10)), line(1, 10_00, 550)])).toEqual({
      lines: [
        { gross: 60_00, discount: 0, net: 60_00, globalDiscount: 0 },
        { gross: 45_00, discount: 450, net: 4050, globalDiscount: 0 },
        { gross: 10_00, discount: 0, net: 10_00, globalDiscount: 0 },
      ],
      linesNet: 110_50,
      globalDiscount: 0,
      net: 110_50,
      rates: [
        { rate: 2000, base: 4050, tax: 810 },
        { rate: 550, base: 70_00, tax: 385 },
      ],
      tax: 1195,
      total: 122_45,
    })
  })
})

describe('mayDiscountGlobally', () => {
  it.each([
    ['is true if all VAT rates are equal', [line(1, 1, 2000), line(1, 1, 2000)], true],
    ['is false if the VAT rates differ', [line(1, 1, 2000), line(1, 1, 0)], false],
    ['is true for a single line', [line(1, 1, 550)], true],
  ])('%s', (_caseName, lines, expected) => {
    expect(mayDiscountGlobally(lines)).toBe(expected)
  })
})

const anyDiscount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('EURO' as const), value: fc.integer({ min: 0, max: 10_000_000 }) }),
    fc.record({ type: fc.constant('PERCENT' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  ),
  { nil: undefined },
)
const anyLines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 10_000_000 }),
      unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
      rate: fc.constantFrom(2000, 1000, 550, 210, 0),
      discount: anyDiscount,
    })
    .map(({ discount, ...otherFields }): PricedLine => ({ ...otherFields, ...(discount && { discount }) })),
  { maxLength: 30 },
)

describe('the totals of random lines and discounts', () => {
  it('are the sums of their lines and rates', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (pricedLines, discount) => {
        const totals = totalsOf(pricedLines, discount)
        expect(sumOf(totals.lines.map(({ net }) => net))).toBe(totals.linesNet)
        expect(sumOf(totals.lines.map((each) => each.globalDiscount))).toBe(totals.globalDiscount)
        expect(sumOf(totals.rates.map(({ base }) => base))).toBe(totals.net)
        expect(sumOf(totals.rates.map(({ tax }) => tax))).toBe(totals.tax)
        expect(totals.net + totals.tax).toBe(totals.total)
      }),
    )
  })

  it('contain no negative line', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (pricedLines, discount) => {
        for (const { net, globalDiscount } of totalsOf(pricedLines, discount).lines) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(net - globalDiscount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (pricedLines, discount) => {
        const { lines: _, ...forwards } = totalsOf(pricedLines, discount)
        const { lines: __, ...backwards } = totalsOf(pricedLines.toReversed(), discount)
        expect(backwards).toEqual(forwards)
      }),
    )
  })

  it('contain no discount above its amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), anyDiscount, (amount, discount) => {
        const discountAmount = discountOn(amount, discount)
        expect(discountAmount >= 0 && discountAmount <= amount).toBe(true)
      }),
    )
  })
})
