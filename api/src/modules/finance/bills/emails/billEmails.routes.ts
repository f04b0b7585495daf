import type { Handlers } from '../../../../handlers.ts'
import { draftBillEmails } from './drafts.service.ts'
import { listDunning } from './dunning.service.ts'
import { sendBillEmails } from './sendBillEmails.service.ts'

export const billEmailHandlers = {
  'POST /bill-letters/drafts': (call) => draftBillEmails(call, call.body.billIds),

  'POST /bill-letters': (call) => sendBillEmails(call, call.body),

  'GET /bill-reminders': (call) => listDunning(call),
} satisfies Partial<Handlers>
