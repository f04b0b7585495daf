import { Type } from 'typebox'
import {
  BillableSession,
  BillArchive,
  BillableSessionSearch,
  BillingChoices,
  BillInput,
  BillPage,
  BillSearch,
  Month,
  NextBillNumber,
  PaymentTerms,
  SessionOrigin,
  UnbilledMonth,
} from '../billing.ts'
import { errorCode } from '../errorCodes.ts'
import { Id } from '../wire.ts'
import type { Route } from './route.ts'

/** Beside what its form refuses: firm (E110), address (E112), a session that is billed (E146) or not validated (E145). */
const billRefusals = [
  errorCode.notFound,
  errorCode.firmMissing,
  errorCode.patientAddressMissing,
  errorCode.sessionBilled,
  errorCode.sessionStateChanged,
] as const

const ByBill = Type.Object({ billId: Id })

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
  'GET /next-number/billings': {
    summary: 'The number that the next invoice has to have',
    auth: 'bearer',
    privilege: 'BILL',
    ok: NextBillNumber,
    status: 200,
    errors: [],
  },
  'POST /draft/bills': {
    summary: 'An invoice as it would be issued, without a number: nothing is kept',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillInput,
    readsOnly: true,
    file: ['application/pdf'],
    status: 200,
    errors: billRefusals,
  },
  'POST /billings': {
    summary:
      'Issue an invoice, whose id is in the header X-Bill-Id; its number is the one that follows (E210), or free (E139)',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillInput,
    file: ['application/pdf'],
    status: 200,
    errors: [...billRefusals, errorCode.billNumberTaken, errorCode.billNumberGap, errorCode.billDateGoesBack],
  },
  'GET /billings/sessions': {
    summary: 'The validated sessions of a patient or a firm between two days, billed ones too',
    auth: 'bearer',
    privilege: 'BILL',
    query: BillableSessionSearch,
    ok: Type.Array(BillableSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /billings/session-origin': {
    summary: 'Where the invoice of one session begins, with what keeps it from being billed',
    auth: 'bearer',
    privilege: 'BILL',
    query: Type.Object({ sessionId: Id }),
    ok: SessionOrigin,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionStateChanged],
  },
  'GET /billings/unbilled': {
    summary: 'Who has sessions of a month that are over and not billed',
    auth: 'bearer',
    privilege: 'BILL',
    query: Type.Object({ month: Month, therapistId: Type.Optional(Id) }),
    ok: UnbilledMonth,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /billings/zip': {
    summary: 'The PDFs of several invoices and credit notes in one ZIP archive; that it was taken is recorded',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillArchive,
    readsOnly: true,
    file: ['application/zip'],
    opensTransactions: true,
    perMinute: 10,
    status: 200,
    errors: [errorCode.notFound, errorCode.tooManyTries],
  },
  'GET /billings/:billId': {
    summary: 'The PDF of an invoice or a credit note, as it was issued',
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    file: ['application/pdf'],
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
