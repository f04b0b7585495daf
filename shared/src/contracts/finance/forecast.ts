import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Euros } from './dashboard.ts'
import { buildFieldRecord, maxAmount, maxIncrease } from './forecastLines.ts'
import { Nullable } from '../wire.ts'

/** Euros with at most two decimals; a result may be a loss. */
const Amount = Type.Number({ minimum: -maxAmount, maximum: maxAmount, multipleOf: 0.01 })

/** A percentage with at most two decimals; a decline is negative. */
const Increase = Type.Number({ minimum: -100, maximum: maxIncrease, multipleOf: 0.01 })

/** The forecast balance sheet of a year and the two following ones; the totals are computed, not sent. */
export const FinanceForecast = Type.Object({ increaseN1: Increase, increaseN2: Increase, ...buildFieldRecord(Amount) })
export type FinanceForecast = Static<typeof FinanceForecast>

/** The saved forecast; an empty object if none was saved. */
export const SavedForecast = Type.Partial(FinanceForecast)
export type SavedForecast = Static<typeof SavedForecast>

/** Figures of the practice's year so far, proposed for the forecast (ruling 104). */
export const ForecastProposals = Type.Object({
  year: Type.Integer(),
  /** Billed revenue without VAT, minus the rents owed. Null if an invoice's amount without VAT is unknown. */
  exerciseResult: Nullable(Euros),
  /** The remaining amount of all invoices, including VAT. */
  receivables: Euros,
})
export type ForecastProposals = Static<typeof ForecastProposals>
