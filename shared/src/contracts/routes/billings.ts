import { BillPage, BillSearch } from '../billing.ts'
import { errorCode } from '../errorCodes.ts'
import type { Route } from './route.ts'

export const billingRoutes = {
  'GET /billings': {
    summary: 'The invoices',
    auth: 'bearer',
    privilege: 'BILL',
    query: BillSearch,
    ok: BillPage,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
