import { Type, type Static } from 'typebox'
import { Euros } from './dashboard.ts'
import { everyField, maxAmount, maxIncrease } from './forecastLines.ts'
import { Nullable } from '../wire.ts'

/** Euros with at most two decimals; a result may be a loss. */
const Amount = Type.Number({ minimum: -maxAmount, maximum: maxAmount, multipleOf: 0.01 })

/** A percentage with at most two decimals; a decline is negative. */
const Increase = Type.Number({ minimum: -100, maximum: maxIncrease, multipleOf: 0.01 })

/** The balance sheet of a year and of the two that follow, as it is expected; the totals are not part of it. */
export const FinanceForecast = Type.Object({ increaseN1: Increase, increaseN2: Increase, ...everyField(Amount) })
export type FinanceForecast = Static<typeof FinanceForecast>

/** What was saved; an empty object where nothing was. */
export const SavedForecast = Type.Partial(FinanceForecast)
export type SavedForecast = Static<typeof SavedForecast>

/** What the practice's own figures say of a year so far, to be taken over into the forecast (ruling 104). */
export const ForecastProposals = Type.Object({
  year: Type.Integer(),
  /** Billed without VAT, less the rents owed. Null where the amount without VAT of an invoice is not known. */
  exerciseResult: Nullable(Euros),
  /** What remains to be paid of all invoices, including VAT. */
  receivables: Euros,
})
export type ForecastProposals = Static<typeof ForecastProposals>
