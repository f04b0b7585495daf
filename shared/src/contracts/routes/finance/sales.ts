import { errorCode } from '../../errorCodes.ts'
import { ReceivedPaymentsPage, SalesFile, SalesPage, SalesSearch } from '../../finance/sales.ts'
import type { Route } from '../route.ts'

export const salesRoutes = {
  'GET /sales/details': {
    summary: 'The validated sessions between two days with their amounts, paginated, with the totals over all pages',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: SalesSearch,
    ok: SalesPage,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /sales/details/file': {
    summary: 'All the validated sessions between two days as CSV or PDF; the download is recorded',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: SalesFile,
    file: ['text/csv', 'application/pdf'],
    perMinute: 10,
    status: 200,
    errors: [errorCode.notFound, errorCode.reportTooLong, errorCode.tooManyTries],
  },
  'GET /sales/payments': {
    summary: 'The payment journal between two days, paginated, with its total',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: SalesSearch,
    ok: ReceivedPaymentsPage,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
