import { emptyForecast } from 'shared/domain/forecast/forecast'
import { fieldOf, forecastLines, forecastYears, type Forecast } from 'shared/contracts/finance/forecastLines'
import type { FieldLabels } from 'shared/ui/form'
import type { SavedForecast } from './api.ts'
import { increaseLabels, lineLabels, yearLabels } from './messages.ts'

/** Amounts of the form; an empty cell is null, and counts as 0. */
export type Draft = Record<keyof Forecast, number | null>

export const draftOf = ({ forecast }: SavedForecast): Draft => forecast

export function forecastOf(draft: Draft): Forecast {
  const forecast = { ...emptyForecast }
  for (const field of fields) forecast[field] = draft[field] ?? 0
  return forecast
}

const fields: readonly (keyof Forecast)[] = [
  'increaseN1',
  'increaseN2',
  ...forecastLines.flatMap((line) => forecastYears.map((year) => fieldOf(line, year))),
]

/** Labels of the form's fields, for the comparison of conflicting versions. */
export const forecastLabels: FieldLabels<Draft> = {
  ...increaseLabels,
  ...Object.fromEntries(
    forecastLines.flatMap((line) =>
      forecastYears.map((year) => [fieldOf(line, year), `${lineLabels[line]}, ${yearLabels[year]}`]),
    ),
  ),
}
