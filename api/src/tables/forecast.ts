import type { ColumnType } from 'kysely'
import type { FinanceForecast } from 'shared/contracts/finance/forecast'

interface Forecast {
  tenant_id: string
  figures: ColumnType<FinanceForecast, string, string>
}

/** Table of financial forecasts. */
export interface ForecastTables {
  forecast: Forecast
}
