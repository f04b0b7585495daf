import { errorCode } from '../errorCodes.ts'
import { SalesFile, SalesPage, SalesSearch } from '../sales.ts'
import type { Route } from './route.ts'

export const salesRoutes = {
  'GET /sales/details': {
    summary: 'The sessions that were sold between two days, a page of them, with the totals of all',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: SalesSearch,
    ok: SalesPage,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /sales/details/file': {
    summary: 'All the sessions that were sold between two days as CSV or PDF; that it was taken is recorded',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: SalesFile,
    file: ['text/csv', 'application/pdf'],
    perMinute: 10,
    status: 200,
    errors: [errorCode.notFound, errorCode.reportTooLong, errorCode.tooManyTries],
  },
} as const satisfies Record<string, Route>
