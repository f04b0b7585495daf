import * as Type from 'typebox'
import {
  BillEmailDraft,
  BillEmailDraftQuery,
  BillEmailsInput,
  BillEmailVerdicts,
  BillDunning,
} from '../../finance/billEmails.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const billEmailRoutes = {
  'POST /bill-letters/drafts': {
    summary: 'The prefilled e-mails of these invoices and credit notes: nothing is stored',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillEmailDraftQuery,
    readsOnly: true,
    ok: Type.Array(BillEmailDraft),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /bill-letters': {
    summary: 'Send e-mails with invoices, credit notes or dunnings and their PDF; returns a verdict for each',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillEmailsInput,
    perMinute: 100,
    ok: BillEmailVerdicts,
    status: 200,
    errors: [errorCode.emailQuotaReached, errorCode.notFound, errorCode.addressUnconfirmed, errorCode.tooManyTries],
  },
  'GET /bill-reminders': {
    summary: 'The dunning e-mails that are due today, the oldest debt first',
    auth: 'bearer',
    privilege: 'BILL',
    ok: Type.Array(BillDunning),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
