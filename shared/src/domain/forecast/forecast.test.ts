import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { amountChange, emptyForecast, forecastTotals, imbalanceOf, increaseChange, increaseAmount } from './forecast.ts'
import { sumOf } from '../money/cents.ts'
import { fieldOf, forecastLines, forecastYears, type Forecast } from '../../contracts/finance/forecastLines.ts'

const anyAmount = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }).map((cents) => cents / 100)
const anyPercentage = fc.integer({ min: -100_00, max: 999_00 }).map((hundredths) => hundredths / 100)
const anyForecast = fc
  .record(Object.fromEntries(Object.keys(emptyForecast).map((field) => [field, anyAmount])))
  .chain((amounts) =>
    fc
      .record({ increaseN1: anyPercentage, increaseN2: anyPercentage })
      .map((increases): Forecast => ({ ...emptyForecast, ...amounts, ...increases })),
  )
const anyLine = fc.constantFrom(...forecastLines)

describe('increaseAmount', () => {
  it.each([
    [1000, 0, 1000],
    [1000, 10, 1100],
    [1000, 5.5, 1055],
    [0.01, 50, 0.02],
    [0.01, 49, 0.01],
    [33.33, 3, 34.33],
    [1000, -100, 0],
    [1000, 999, 10_990],
    [-200, 10, -220],
    [0, 12, 0],
    [9_999_999_999.99, 999, 9_999_999_999.99],
  ])('increases %d by %d %% to %d', (amount, percent, expected) => {
    expect(increaseAmount(amount, percent)).toBe(expected)
  })
})

describe('amountChange, for a typed amount', () => {
  const forecast = { ...emptyForecast, increaseN1: 10, increaseN2: 50 }

  it.each([
    ['N+1 and N+2 with an amount for N', 'N', { payablesN: 100, payablesN1: 110, payablesN2: 165 }],
    ['N+2 with an amount for N+1', 'N1', { payablesN1: 100, payablesN2: 150 }],
    ['no other year with an amount for N+2', 'N2', { payablesN2: 100 }],
  ] as const)('changes %s', (_caseName, year, expected) => {
    expect(amountChange(forecast, 'payables', year, 100)).toEqual(expected)
  })

  it('overwrites the amounts typed for the following years', () => {
    const typedForecast = { ...forecast, payablesN1: 7, payablesN2: 8 }
    expect({ ...typedForecast, ...amountChange(typedForecast, 'payables', 'N', 200) }).toMatchObject({
      payablesN1: 220,
      payablesN2: 330,
    })
  })
})

describe('increaseChange, for a typed percentage', () => {
  const forecast = { ...emptyForecast, payablesN: 100, payablesN1: 110, payablesN2: 165, shareCapitalN: 50 }

  it('recomputes only year N+1 for its percentage', () => {
    const changes = increaseChange(forecast, 'increaseN1', 20)
    expect(changes).toMatchObject({ increaseN1: 20, payablesN1: 120, shareCapitalN1: 60 })
    expect(Object.keys(changes).filter((field) => /(N|N2)$/.test(field))).toEqual([])
  })

  it('recomputes year N+2 from N+1 for its percentage', () => {
    expect(increaseChange(forecast, 'increaseN2', 100)).toMatchObject({ increaseN2: 100, payablesN2: 220 })
  })
})

describe('forecastTotals', () => {
  it('computes the lines of the balance sheet and their imbalance', () => {
    const forecast: Forecast = {
      ...emptyForecast,
      fixedAssetsN: 10_000,
      depreciationN: 2_500.5,
      receivablesN: 1_200.1,
      otherReceivablesN: 300.2,
      availabilityN: 4_000,
      shareCapitalN: 5_000,
      retainedEarningsN: 1_000,
      exerciseResultN: -250.25,
      borrowingsN: 6_000,
      payablesN: 750,
      socialTaxDebtsN: 500.05,
    }
    const totals = forecastTotals(forecast, 'N')
    expect(totals).toEqual({
      netFixedAssets: 7_499.5,
      currentAssets: 5_500.3,
      totalAssets: 12_999.8,
      equity: 5_749.75,
      totalDebts: 7_250.05,
      totalLiabilities: 12_999.8,
    })
    expect(imbalanceOf(totals)).toBe(0)
    expect(imbalanceOf(forecastTotals(emptyForecast, 'N2'))).toBe(0)
    expect(imbalanceOf(forecastTotals({ ...forecast, availabilityN: 3_999.9 }, 'N'))).toBe(-0.1)
  })
})

describe('a forecast with random amounts', () => {
  it('applies the increases to the following years when an amount for N is typed', () => {
    fc.assert(
      fc.property(anyForecast, anyLine, anyAmount, (forecast, line, amount) => {
        const changedForecast = { ...forecast, ...amountChange(forecast, line, 'N', amount) }
        expect(changedForecast[fieldOf(line, 'N1')]).toBe(increaseAmount(amount, forecast.increaseN1))
        expect(changedForecast[fieldOf(line, 'N2')]).toBe(
          increaseAmount(changedForecast[fieldOf(line, 'N1')], forecast.increaseN2),
        )
      }),
    )
  })

  it('changes only the line of the typed amount', () => {
    fc.assert(
      fc.property(
        anyForecast,
        anyLine,
        fc.constantFrom(...forecastYears),
        anyAmount,
        (forecast, line, year, amount) => {
          for (const field of Object.keys(amountChange(forecast, line, year, amount)))
            expect(field.startsWith(line)).toBe(true)
        },
      ),
    )
  })

  it('has assets and liabilities that equal the sums of their lines, to the cent', () => {
    fc.assert(
      fc.property(anyForecast, fc.constantFrom(...forecastYears), (forecast, year) => {
        const totals = forecastTotals(forecast, year)
        const cents = (line: (typeof forecastLines)[number]) => Math.round(forecast[fieldOf(line, year)] * 100)
        // The three lines after the depreciation are assets, the others liabilities.
        const [fixed = 0, depreciation = 0, ...otherAmounts] = forecastLines.map(cents)
        expect(Math.round(totals.totalAssets * 100)).toBe(fixed - depreciation + sumOf(otherAmounts.slice(0, 3)))
        expect(Math.round(totals.totalLiabilities * 100)).toBe(sumOf(otherAmounts.slice(3)))
      }),
    )
  })
})
