import { BillingChoices, BillPage, BillSearch, PaymentTerms } from '../billing.ts'
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
  'GET /payment-terms': {
    summary: 'When an invoice may be due; the third one by default',
    auth: 'bearer',
    privilege: 'BILL',
    ok: PaymentTerms,
    status: 200,
    errors: [],
  },
  'GET /payment-choices': {
    summary: 'How an invoice may be paid; the first one by default',
    auth: 'bearer',
    privilege: 'BILL',
    ok: BillingChoices,
    status: 200,
    errors: [],
  },
  'GET /payment-late-interests': {
    summary: 'What may be due for late payment; the first one by default',
    auth: 'bearer',
    privilege: 'BILL',
    ok: BillingChoices,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
