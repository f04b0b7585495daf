import type { Handlers } from '../../../../handlers.ts'
import { draftBillLetters } from './drafts.service.ts'
import { listDunning } from './dunning.service.ts'
import { sendBillLetters } from './sendBillLetters.service.ts'

export const billLetterHandlers = {
  'POST /bill-letters/drafts': (call) => draftBillLetters(call, call.body.billIds),

  'POST /bill-letters': (call) => sendBillLetters(call, call.body),

  'GET /bill-reminders': (call) => listDunning(call),
} satisfies Partial<Handlers>
