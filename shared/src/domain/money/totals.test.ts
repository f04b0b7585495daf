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
const euros = (value: number): Discount => ({ type: 'EURO', value })
const percent = (value: number): Discount => ({ type: 'PERCENT', value: value * 100 })

describe('the totals of an invoice', () => {
  it.each<[string, PricedLine[], Discount | undefined, { net: number; tax: number; total: number }]>([
    ['of hours and their price', [line(7, 4535, 2000)], undefined, { net: 317_45, tax: 63_49, total: 380_94 }],
    [
      'with VAT once per rate: 0,20 €, not three times 0,07 €',
      [line(1, 33, 2000), line(1, 33, 2000), line(1, 33, 2000)],
      undefined,
      { net: 99, tax: 20, total: 119 },
    ],
    ['of half hours', [line(2.5, 60_00, 2000)], undefined, { net: 150_00, tax: 30_00, total: 180_00 }],
    ['without VAT', [line(3, 50_00, 0)], undefined, { net: 150_00, tax: 0, total: 150_00 }],
    [
      'minus a discount in euros',
      [line(2, 50_00, 2000, euros(500))],
      undefined,
      { net: 9500, tax: 1900, total: 114_00 },
    ],
    ['minus a discount in percent', [line(1, 99, 2000, percent(15))], undefined, { net: 84, tax: 17, total: 101 }],
    ['minus a global discount in percent', [line(1, 60_00, 2000)], percent(10), { net: 5400, tax: 1080, total: 6480 }],
    ['minus a global discount in euros', [line(1, 60_00, 2000)], euros(1000), { net: 5000, tax: 1000, total: 6000 }],
    [
      'of two rates, without the global discount',
      [line(1, 100_00, 2000), line(1, 100_00, 550)],
      percent(10),
      { net: 200_00, tax: 25_50, total: 225_50 },
    ],
    [
      'of a discount larger than the line',
      [line(1, 10_00, 2000, euros(2000))],
      undefined,
      { net: 0, tax: 0, total: 0 },
    ],
    ['without lines', [], undefined, { net: 0, tax: 0, total: 0 }],
  ])('%s', (_case, lines, discount, expected) => {
    expect(totalsOf(lines, discount)).toMatchObject(expected)
  })

  it('include the amounts of each line and each rate', () => {
    expect(totalsOf([line(2, 30_00, 550), line(1, 45_00, 2000, percent(10)), line(1, 10_00, 550)])).toEqual({
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

describe('a global discount', () => {
  it.each([
    ['is allowed if all rates are equal', [line(1, 1, 2000), line(1, 1, 2000)], true],
    ['is ignored if they differ', [line(1, 1, 2000), line(1, 1, 0)], false],
    ['is allowed on one line', [line(1, 1, 550)], true],
  ])('%s', (_case, lines, expected) => {
    expect(mayDiscountGlobally(lines)).toBe(expected)
  })
})

const discounts = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('EURO' as const), value: fc.integer({ min: 0, max: 10_000_000 }) }),
    fc.record({ type: fc.constant('PERCENT' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  ),
  { nil: undefined },
)
const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 10_000_000 }),
      unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
      rate: fc.constantFrom(2000, 1000, 550, 210, 0),
      discount: discounts,
    })
    .map(({ discount, ...priced }): PricedLine => ({ ...priced, ...(discount && { discount }) })),
  { maxLength: 30 },
)

describe('any lines and discounts', () => {
  it('parts sum to totals', () => {
    fc.assert(
      fc.property(lines, discounts, (priced, discount) => {
        const totals = totalsOf(priced, discount)
        expect(sumOf(totals.lines.map(({ net }) => net))).toBe(totals.linesNet)
        expect(sumOf(totals.lines.map((each) => each.globalDiscount))).toBe(totals.globalDiscount)
        expect(sumOf(totals.rates.map(({ base }) => base))).toBe(totals.net)
        expect(sumOf(totals.rates.map(({ tax }) => tax))).toBe(totals.tax)
        expect(totals.net + totals.tax).toBe(totals.total)
      }),
    )
  })

  it('a discount makes no line negative', () => {
    fc.assert(
      fc.property(lines, discounts, (priced, discount) => {
        for (const { net, globalDiscount } of totalsOf(priced, discount).lines) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(net - globalDiscount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('the order of lines does not matter', () => {
    fc.assert(
      fc.property(lines, discounts, (priced, discount) => {
        const { lines: _, ...forwards } = totalsOf(priced, discount)
        const { lines: __, ...backwards } = totalsOf(priced.toReversed(), discount)
        expect(backwards).toEqual(forwards)
      }),
    )
  })

  it('a discount never exceeds the amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), discounts, (amount, discount) => {
        const taken = discountOn(amount, discount)
        expect(taken >= 0 && taken <= amount).toBe(true)
      }),
    )
  })
})
