import { amountChange, emptyForecast } from 'shared/domain/forecast/forecast'
import { forecastLines, type ForecastLine } from 'shared/contracts/finance/forecastLines'
import { updateForecast } from '../src/modules/finance/forecast/forecast.sql.ts'
import type { SeedContext } from './SeedContext.ts'

/** Amounts in euros of the base year; the balance sheet is balanced. */
const baseYear: Record<ForecastLine, number> = {
  fixedAssets: 48_000,
  depreciation: 12_000,
  receivables: 12_400,
  otherReceivables: 800,
  availability: 21_500,
  shareCapital: 10_000,
  retainedEarnings: 22_700,
  exerciseResult: 14_800,
  borrowings: 16_200,
  payables: 2_400,
  socialTaxDebts: 4_600,
}

/** Adds a forecast with growth of 5 % and then 4 %. */
export async function addForecast({ tx }: SeedContext, tenantId: string): Promise<void> {
  let forecast = { ...emptyForecast, increaseN1: 5, increaseN2: 4 }
  for (const line of forecastLines) forecast = { ...forecast, ...amountChange(forecast, line, 'N', baseYear[line]) }
  await updateForecast(tx, tenantId, forecast)
}
