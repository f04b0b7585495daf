import { Type } from 'typebox'
import { BillArchive, BillDetails, CreditNoteInput, FullPayment, PaymentInput } from '../../finance/billDetails.ts'
import { BillBatch, BillBatchInput, Month, UnbilledMonth } from '../../finance/billMonth.ts'
import { BillableSession, BillableSessionSearch, SessionOrigin } from '../../finance/billableSession.ts'
import {
  BillChoices,
  BillInput,
  BillListItem,
  BillPage,
  BillSearch,
  NextBillNumber,
  PaymentTerms,
} from '../../finance/bills.ts'
import { ClientCredit } from '../../finance/clientCredits.ts'
import { errorCode } from '../../errorCodes.ts'
import { EstimationOrigin } from '../../finance/estimations.ts'
import { ById, Flag, Id } from '../../wire.ts'
import type { Route } from '../route.ts'

/**
 * Errors in addition to the form's problems, among them: missing firm (E110) or address (E112), a session that is
 * billed (E146) or not validated (E145), a used-up limit (E227), other amounts than shown (E228), VAT that the practice
 * may not charge (E264, E265), and a reason for its absence that it may not state (E266).
 */
const billErrors = [
  errorCode.notFound,
  errorCode.firmMissing,
  errorCode.patientAddressMissing,
  errorCode.sessionBilled,
  errorCode.sessionStateChanged,
  errorCode.ceilingReached,
  errorCode.partsChanged,
  errorCode.vatNotCharged,
  errorCode.vatNumberMissing,
  errorCode.vatReasonRefused,
  errorCode.vatNotOwedAbroad,
  errorCode.clientReasonRefused,
] as const

const ByBill = Type.Object({ billId: Id })

export const billRoutes = {
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
    summary: 'The number of the next invoice, and whether it is the first one',
    auth: 'bearer',
    privilege: 'BILL',
    ok: NextBillNumber,
    status: 200,
    errors: [],
  },
  'POST /draft/bills': {
    summary: 'Preview an invoice as a PDF, without a number: nothing is stored',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillInput,
    readsOnly: true,
    file: ['application/pdf'],
    status: 200,
    errors: billErrors,
  },
  'POST /billings': {
    summary:
      'Issue an invoice; its id is in the header X-Bill-Id; its number must be the next one (E210) and unused (E139)',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillInput,
    file: ['application/pdf'],
    status: 200,
    errors: [
      ...billErrors,
      errorCode.billNumberTaken,
      errorCode.billNumberGap,
      errorCode.firstNumberRefused,

      errorCode.billDateGoesBack,
      errorCode.cashReasonMissing,
      errorCode.ibanMissing,
    ],
  },
  'GET /billings/sessions': {
    summary: 'The validated sessions of a patient or a firm between two days, including billed ones',
    auth: 'bearer',
    privilege: 'BILL',
    query: BillableSessionSearch,
    ok: Type.Array(BillableSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /billings/session-origin': {
    summary: 'The prefilled invoice of one session, with the obstacles to billing it',
    auth: 'bearer',
    privilege: 'BILL',
    query: Type.Object({ sessionId: Id }),
    ok: SessionOrigin,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionStateChanged],
  },
  'GET /billings/estimation-origin': {
    summary: 'The prefilled invoice of a quote, with its existing invoices',
    auth: 'bearer',
    privilege: 'BILL',
    query: Type.Object({ estimationId: Id }),
    ok: EstimationOrigin,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /billings/unbilled': {
    summary: 'The patients with past, unbilled sessions of a month',
    auth: 'bearer',
    privilege: 'BILL',
    query: Type.Object({ month: Month, therapistId: Type.Optional(Id) }),
    ok: UnbilledMonth,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /bill-batches': {
    summary:
      'Issue the invoices of a month for these patients and their payers; they are processed one after the other',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillBatchInput,
    ok: Type.Object({ id: Id }),
    status: 201,
    errors: [
      errorCode.notFound,
      errorCode.forbidden,
      errorCode.vatNotCharged,
      errorCode.vatReasonRefused,
      errorCode.clientReasonRefused,
    ],
  },
  'GET /bill-batches/:id': {
    summary: 'The progress of a batch of invoices, with the state of each invoice',
    auth: 'bearer',
    privilege: 'BILL',
    params: ById,
    ok: BillBatch,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /billings/zip': {
    summary: 'The PDFs of several invoices and credit notes in one ZIP archive; the download is recorded',
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
    summary: 'The PDF of an invoice or a credit note, as issued',
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /billings/:billId/details': {
    summary: 'An invoice or a credit note with its lines, its payments and its credit notes',
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    ok: BillDetails,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /billings/:billId': {
    summary: "Record the payment of an invoice's whole remaining amount; irreversible (E213)",
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    query: Type.Object({ fullyPaid: Flag }),
    body: FullPayment,
    bodyMayBeAbsent: true,
    ok: BillListItem,
    status: 200,
    errors: [errorCode.notFound, errorCode.paymentRefused, errorCode.paymentIrreversible, errorCode.cashReasonMissing],
  },
  'POST /billings/:billId/payments': {
    summary:
      "Add a payment, a refund, or the correction of one to the journal; a payment above the remaining amount also pays other invoices, or is kept as the client's credit",
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    body: PaymentInput,
    ok: BillDetails,
    status: 200,
    errors: [errorCode.notFound, errorCode.paymentRefused, errorCode.creditTooSmall, errorCode.cashReasonMissing],
  },
  'GET /patients/:id/credits': {
    summary: 'The remaining credit of a patient and of their payers, by the invoice it was received with',
    auth: 'bearer',
    privilege: 'BILL',
    params: ById,
    ok: Type.Array(ClientCredit),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /draft/billings/:billId/credit-notes': {
    summary: 'Preview a credit note as a PDF, without a number: nothing is stored',
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    body: CreditNoteInput,
    readsOnly: true,
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound, errorCode.nothingToCredit, errorCode.lineCredited],
  },
  'POST /billings/:billId/credit-notes': {
    summary: 'Issue a credit note for an invoice, whole or by lines; its id is in the header X-Bill-Id',
    auth: 'bearer',
    privilege: 'BILL',
    params: ByBill,
    body: CreditNoteInput,
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound, errorCode.nothingToCredit, errorCode.lineCredited, errorCode.billDateGoesBack],
  },
  'GET /payment-terms': {
    summary: 'The payment terms of invoices; the third one by default',
    auth: 'bearer',
    privilege: 'BILL',
    ok: PaymentTerms,
    status: 200,
    errors: [],
  },
  'GET /payment-choices': {
    summary: 'The means of payment of invoices; the first one by default',
    auth: 'bearer',
    privilege: 'BILL',
    ok: BillChoices,
    status: 200,
    errors: [],
  },
  'GET /payment-late-interests': {
    summary: 'The late payment interests; the first one by default',
    auth: 'bearer',
    privilege: 'BILL',
    ok: BillChoices,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
