import { describe, expect, it } from '@jest/globals'
import type { DetailedLine } from './billLines.ts'
import { emptyLine } from './detailedLine.ts'
import { draftTotals } from './draftTotals.ts'

const draft = {
  simplifiedMode: true,
  withTaxes: true,
  taxes: 20,
  detailedBillingContent: [{ ...emptyLine(5.5), quantity: 2, priceWithoutTaxes: 45.5 }],
  discount: null,
  discountType: 'PERCENT' as const,
}

const changeFreeLines = (change: Partial<DetailedLine>) => ({
  detailedBillingContent: draft.detailedBillingContent.map((freeLine) => ({ ...freeLine, ...change })),
})

describe('draftTotals', () => {
  it.each([
    ['sessions', {}, [60, 60], [12_000, 2_400, 14_400]],
    ['an invoice without sessions', {}, [], [0, 0, 0]],
    ['sessions without VAT', { withTaxes: false }, [60], [6_000, 0, 6_000]],
    ['sessions with a discount', { discount: 10 }, [60], [5_400, 1_080, 6_480]],
    ['free lines', { simplifiedMode: false }, [60], [9_100, 501, 9_601]],
    [
      'free lines with a discount',
      { simplifiedMode: false, ...changeFreeLines({ discount: 10 }) },
      [],
      [8_190, 450, 8_640],
    ],
    [
      'free lines with a discount in euros',
      { simplifiedMode: false, ...changeFreeLines({ discount: 1, discountType: 'EURO' }) },
      [],
      [9_000, 495, 9_495],
    ],
    ['free lines without VAT', { simplifiedMode: false, withTaxes: false }, [], [9_100, 0, 9_100]],
  ] as const)('sums %s', (_caseName, change, prices, expected) => {
    const { net, tax, total } = draftTotals({ ...draft, ...change }, prices)
    expect([net, tax, total]).toEqual(expected)
  })
})
