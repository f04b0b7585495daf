import { errorCode } from '../../errorCodes.ts'
import { FinanceForecast, ForecastProposals, SavedForecast } from '../../finance/forecast.ts'
import type { Route } from '../route.ts'

export const forecastRoutes = {
  'GET /finance/forecast': {
    summary: 'The forecast of the practice, with an ETag; an empty object if none was saved',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    ok: SavedForecast,
    status: 200,
    errors: [],
  },
  'POST /finance/forecast': {
    summary: 'Save the forecast of the practice; refused (412) if If-Match has an outdated ETag',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    body: FinanceForecast,
    ok: SavedForecast,
    status: 200,
    errors: [errorCode.changedMeanwhile],
  },
  'GET /finance/forecast/proposals': {
    summary: "Figures of this year's invoices and sessions, proposed for the forecast",
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    ok: ForecastProposals,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
