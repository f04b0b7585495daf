import { centsOf, eurosOf, proportion } from '../money/cents.ts'
import {
  buildFieldRecord,
  fieldOf,
  forecastLines,
  maxAmount,
  type Forecast,
  type ForecastField,
  type ForecastLine,
  type ForecastYear,
  type IncreaseField,
} from '../../contracts/finance/forecastLines.ts'

/** A forecast in which every field is 0. */
export const emptyForecast: Forecast = {
  increaseN1: 0,
  increaseN2: 0,
  ...buildFieldRecord(0),
}

/**
 * Increases an amount in euros by a percentage, rounded to the cent and limited to the maximum of a forecast. The
 * calculation is in cents and in hundredths of a percent (100 % is 10,000).
 */
export function increaseAmount(amount: number, percent: number): number {
  const euros = eurosOf(proportion(centsOf(amount), 10_000 + Math.round(percent * 100), 10_000))
  return Math.max(-maxAmount, Math.min(maxAmount, euros))
}

const nextYear = { N: 'N1', N1: 'N2' } as const
const increaseOf = { N1: 'increaseN1', N2: 'increaseN2' } as const satisfies Record<string, IncreaseField>

/**
 * Returns the fields that change when an amount is typed, including the typed field: an amount for N also changes N+1
 * and N+2, an amount for N+1 changes N+2.
 */
export function amountChange(
  forecast: Forecast,
  line: ForecastLine,
  year: ForecastYear,
  amount: number,
): Partial<Record<ForecastField, number>> {
  const typedChange = { [fieldOf(line, year)]: amount }
  if (year === 'N2') return typedChange
  const followingYear = nextYear[year]
  const nextAmount = increaseAmount(amount, forecast[increaseOf[followingYear]])
  return { ...typedChange, ...amountChange(forecast, line, followingYear, nextAmount) }
}

/**
 * Returns the fields that change when a percentage is typed: the percentage, and the amounts of its year, which are
 * calculated from the previous year.
 */
export function increaseChange(
  forecast: Forecast,
  field: IncreaseField,
  percent: number,
): Partial<Record<ForecastField | IncreaseField, number>> {
  const [sourceYear, targetYear] = field === 'increaseN1' ? (['N', 'N1'] as const) : (['N1', 'N2'] as const)
  return {
    [field]: percent,
    ...Object.fromEntries(
      forecastLines.map((line) => [
        fieldOf(line, targetYear),
        increaseAmount(forecast[fieldOf(line, sourceYear)], percent),
      ]),
    ),
  }
}

/** The computed lines of a year, in euros. */
export interface ForecastTotals {
  netFixedAssets: number
  currentAssets: number
  totalAssets: number
  equity: number
  totalDebts: number
  totalLiabilities: number
}

/** Calculates the totals of a year. The lines are explained in `forecastLines.ts`: `availability` is cash. */
export function forecastTotals(forecast: Forecast, year: ForecastYear): ForecastTotals {
  const centsOfLine = (line: ForecastLine) => centsOf(forecast[fieldOf(line, year)])
  const netFixedAssets = centsOfLine('fixedAssets') - centsOfLine('depreciation')
  const currentAssets = centsOfLine('receivables') + centsOfLine('otherReceivables') + centsOfLine('availability')
  const equity = centsOfLine('shareCapital') + centsOfLine('retainedEarnings') + centsOfLine('exerciseResult')
  const totalDebts = centsOfLine('borrowings') + centsOfLine('payables') + centsOfLine('socialTaxDebts')
  return {
    netFixedAssets: eurosOf(netFixedAssets),
    currentAssets: eurosOf(currentAssets),
    totalAssets: eurosOf(netFixedAssets + currentAssets),
    equity: eurosOf(equity),
    totalDebts: eurosOf(totalDebts),
    totalLiabilities: eurosOf(equity + totalDebts),
  }
}

/** Returns the assets minus the liabilities, in euros; 0 for a balanced balance sheet. */
export const imbalanceOf = ({ totalAssets, totalLiabilities }: ForecastTotals): number =>
  eurosOf(centsOf(totalAssets) - centsOf(totalLiabilities))
