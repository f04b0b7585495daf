import type { ColumnType } from 'kysely'
import type { FinanceForecast } from 'shared/contracts/finance/forecast'

interface Forecast {
  tenant_id: string
  figures: ColumnType<FinanceForecast, string, string>
}

/** What a practice expects of the years to come. */
export interface ForecastTables {
  forecast: Forecast
}
