import { amountChange } from 'shared/domain/forecast/forecast'
import type { ForecastLine, ForecastYear } from 'shared/contracts/finance/forecastLines'
import type { UseFormReturn } from 'shared/ui/form'
import { forecastOf } from './draft.ts'
import type { Draft } from './draft.ts'

/** Returns functions that write fields of the form, and that compute a changed amount with the amounts derived from it. */
export function createSheetWriter({ getValues, setValue }: UseFormReturn<Draft>) {
  const isField = (field: string): field is keyof Draft => field in getValues()

  const write = (change: Partial<Draft>) => {
    for (const [field, value] of Object.entries(change))
      if (value !== undefined && isField(field)) setValue(field, value, { shouldDirty: true })
  }
  const changeOf = (line: ForecastLine, year: ForecastYear, amount: number) =>
    amountChange(forecastOf(getValues()), line, year, amount)

  return { write, changeOf }
}
