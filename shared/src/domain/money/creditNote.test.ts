import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sumOf, type Cents } from './cents.ts'
import { toCreditNoteLine, creditNoteTotals } from './creditNote.ts'
import { totalsOf, type Discount, type PricedLine, type RateTotal, type Totals } from './totals.ts'

const line = (quantity: number, unitPrice: Cents, rate = 2000, discount?: Discount): PricedLine => ({
  quantity: quantity * 10_000,
  unitPrice,
  rate,
  ...(discount && { discount }),
})
const linesOf = (count: number, unitPrice: Cents, rate = 2000) =>
  Array.from({ length: count }, () => line(1, unitPrice, rate))

const sumByRate = (notes: readonly Totals[]): RateTotal[] =>
  [
    ...Map.groupBy(
      notes.flatMap(({ rates }) => rates),
      ({ rate }) => rate,
    ),
  ].map(([rate, sameRate]) => ({
    rate,
    base: sumOf(sameRate.map(({ base }) => base)),
    tax: sumOf(sameRate.map(({ tax }) => tax)),
  }))

/** Credits the lines of an invoice in several credit notes; `groups` are the indexes of the lines of each. */
function creditInGroups(
  lines: readonly PricedLine[],
  groups: readonly number[][],
  globalDiscount?: Discount,
): Totals[] {
  const invoice = totalsOf(lines, globalDiscount)
  const netOf = (index: number) => (invoice.lines[index]?.net ?? 0) - (invoice.lines[index]?.globalDiscount ?? 0)
  return groups.reduce<Totals[]>((notes, indexes) => {
    const credited = indexes.map((index) => toCreditNoteLine(lines[index] ?? line(0, 0), netOf(index)))
    return [...notes, creditNoteTotals(credited, sumByRate(notes))]
  }, [])
}

describe('the totals of credit notes by line', () => {
  it.each<[caseName: string, lines: PricedLine[], groups: number[][], expectedTotals: Cents[], invoiceTotal: Cents]>([
    [
      '8 × 58.34 € at 20 %',
      linesOf(8, 58_34),
      [[0], [1], [2], [3], [4], [5], [6], [7]],
      [70_01, 70_01, 70_00, 70_01, 70_01, 70_01, 70_01, 70_00],
      560_06,
    ],
    ['3 × 45.33 € at 20 %', linesOf(3, 45_33), [[0], [1], [2]], [54_40, 54_39, 54_40], 163_19],
    ['3 × 0.33 € at 20 %', linesOf(3, 33), [[0], [1], [2]], [40, 39, 40], 119],
    ['all lines in one credit note', linesOf(3, 33), [[2, 0, 1]], [119], 119],
    ['two rates', [line(1, 10_03), line(1, 10_03, 550), line(1, 10_03)], [[0, 1], [2]], [22_62, 12_03], 34_65],
    ['lines without VAT', linesOf(2, 50_00, 0), [[1], [0]], [50_00, 50_00], 100_00],
  ])('of %s sum to the invoice', (_caseName, lines, groups, expectedTotals, invoiceTotal) => {
    const notes = creditInGroups(lines, groups)
    expect(notes.map(({ total }) => total)).toEqual(expectedTotals)
    expect(totalsOf(lines).total).toBe(invoiceTotal)
    expect(sumOf(notes.map(({ total }) => total))).toBe(invoiceTotal)
  })

  it('keep the net amount of each line and sum to the invoice, for 10,000 random invoices', () => {
    const discounts = fc.option(
      fc.oneof(
        fc.record({ type: fc.constant('EURO' as const), value: fc.integer({ min: 0, max: 20_000 }) }),
        fc.record({ type: fc.constant('PERCENT' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
      ),
      { nil: undefined },
    )
    const pricedLine = fc
      .record({
        quantity: fc.integer({ min: 1, max: 500_000 }),
        unitPrice: fc.integer({ min: 1, max: 20_000 }),
        rate: fc.constantFrom(2000, 1000, 550, 210, 0),
        discount: discounts,
      })
      .map(({ discount, ...other }): PricedLine => ({ ...other, ...(discount && { discount }) }))
    const noteNumbers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(
        fc.array(pricedLine, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        discounts,
        noteNumbers,
        (anyLines, hasOneRate, globalDiscount, numbers) => {
          const lines = hasOneRate ? anyLines.map((each) => ({ ...each, rate: anyLines[0]?.rate ?? 0 })) : anyLines
          const groups = [...Map.groupBy(lines.keys(), (index) => numbers[index]).values()]
          const notes = creditInGroups(lines, groups, globalDiscount)
          const invoice = totalsOf(lines, globalDiscount)
          const creditedNets = new Map(
            notes.flatMap((note, position) =>
              note.lines.map(({ net }, index): [number, Cents] => [groups[position]?.[index] ?? -1, net]),
            ),
          )
          expect({
            rates: sumByRate(notes).toSorted((one, other) => other.rate - one.rate),
            total: sumOf(notes.map(({ total }) => total)),
            nets: invoice.lines.map((_, index) => creditedNets.get(index)),
            hasNegativeTax: notes.some(({ rates }) => rates.some(({ tax }) => tax < 0)),
          }).toEqual({
            rates: invoice.rates,
            total: invoice.total,
            nets: invoice.lines.map(({ net, globalDiscount: share }) => net - share),
            hasNegativeTax: false,
          })
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
