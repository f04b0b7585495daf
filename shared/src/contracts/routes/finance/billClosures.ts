import { BillClosureFilter, BillClosurePage, BillClosureSearch } from '../../finance/billClosures.ts'
import type { Route } from '../route.ts'

export const billClosureRoutes = {
  'GET /bill-closures': {
    summary: 'The closures of the days, months or years with an issued document or a payment, newest first',
    auth: 'bearer',
    privilege: 'BILL',
    query: BillClosureSearch,
    ok: BillClosurePage,
    status: 200,
    errors: [],
  },
  'GET /bill-closures/file': {
    summary: 'All closures as a CSV file, oldest first; the download is recorded',
    auth: 'bearer',
    privilege: 'BILL',
    query: BillClosureFilter,
    file: ['text/csv'],
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
