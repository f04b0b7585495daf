import { Type, type Static, type TNumber } from 'typebox'
import { fieldOf, forecastLines, forecastYears, maxAmount, maxIncrease, type ForecastField } from './forecastLines.ts'

/** Euros with at most two decimals; a result may be a loss. */
const Amount = Type.Number({ minimum: -maxAmount, maximum: maxAmount, multipleOf: 0.01 })

/** A percentage with at most two decimals; a decline is negative. */
const Increase = Type.Number({ minimum: -100, maximum: maxIncrease, multipleOf: 0.01 })

const fields = forecastLines.flatMap((line) => forecastYears.map((year) => fieldOf(line, year)))

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
const amounts = Object.fromEntries(fields.map((field) => [field, Amount])) as Record<ForecastField, TNumber>

/** The balance sheet of a year and of the two that follow, as it is expected; the totals are not part of it. */
export const FinanceForecast = Type.Object({ increaseN1: Increase, increaseN2: Increase, ...amounts })
export type FinanceForecast = Static<typeof FinanceForecast>

/** What was saved; an empty object where nothing was. */
export const SavedForecast = Type.Partial(FinanceForecast)
export type SavedForecast = Static<typeof SavedForecast>
