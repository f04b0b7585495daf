import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { BillSeries, NewSeriesInput } from '../../finance/billSeries.ts'
import type { Route } from '../route.ts'

export const billSeriesRoutes = {
  'GET /bill-series': {
    summary: 'The numbers of invoices and of credit notes: the next ones, and the series with their reasons',
    auth: 'bearer',
    privilege: 'BILL',
    ok: Type.Array(BillSeries),
    status: 200,
    errors: [],
  },
  'POST /bill-series': {
    summary: 'Begin a new series of numbers with a reason; the next document has its first number',
    auth: 'bearer',
    privilege: 'BILL',
    roles: ['ROLE_ADMIN'],
    body: NewSeriesInput,
    ok: Type.Array(BillSeries),
    status: 201,
    errors: [errorCode.billNumberTaken, errorCode.firstNumberRefused, errorCode.nextNumberChanged],
  },
} as const satisfies Record<string, Route>
