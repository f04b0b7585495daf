import { Type } from 'typebox'
import {
  BillLetterDraft,
  BillLetterDraftSearch,
  BillLettersInput,
  BillLetterVerdicts,
  BillDunning,
} from '../../finance/billLetters.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const billLetterRoutes = {
  'POST /bill-letters/drafts': {
    summary: 'The prefilled e-mails of these invoices and credit notes: nothing is stored',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillLetterDraftSearch,
    readsOnly: true,
    ok: Type.Array(BillLetterDraft),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /bill-letters': {
    summary: 'Send invoices, credit notes or dunning notices by mail with their PDF, with one verdict for each',
    auth: 'bearer',
    privilege: 'BILL',
    body: BillLettersInput,
    perMinute: 100,
    ok: BillLetterVerdicts,
    status: 200,
    errors: [errorCode.notFound, errorCode.tooManyTries],
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
