import { amountChange, emptyForecast } from 'shared/domain/forecast/forecast'
import { forecastLines, type ForecastLine } from 'shared/contracts/finance/forecastLines'
import { updateForecast } from '../src/modules/finance/forecast/forecast.sql.ts'
import type { Demo } from './Demo.ts'

/** Euros of the base year; the balance sheet holds. */
const baseYear: Record<ForecastLine, number> = {
  fixedAssets: 48_000,
  depreciation: 12_000,
  receivables: 3_200,
  otherReceivables: 800,
  availability: 21_500,
  shareCapital: 10_000,
  retainedEarnings: 18_500,
  exerciseResult: 9_800,
  borrowings: 16_200,
  payables: 2_400,
  socialTaxDebts: 4_600,
}

/** A forecast that grows by 5 % and 4 %. */
export async function addForecast({ tx }: Demo, tenantId: string): Promise<void> {
  let forecast = { ...emptyForecast, increaseN1: 5, increaseN2: 4 }
  for (const line of forecastLines) forecast = { ...forecast, ...amountChange(forecast, line, 'N', baseYear[line]) }
  await updateForecast(tx, tenantId, forecast)
}
