import { lateInterests } from 'shared/domain/billing/lateInterests'
import { paymentChoices } from 'shared/domain/billing/paymentChoices'
import { paymentTerms } from 'shared/domain/billing/paymentTerms'
import type { Handlers } from '../../handlers.ts'
import { refuseUnknownIds } from '../../knownIds.sql.ts'
import { findBills } from './billings.sql.ts'
import { draftBill, issueBill, nextBillNumber } from './issue/issueBill.service.ts'
import { readBillFile } from './readBillFile.service.ts'
import { billableSessionOf } from './sessions/billableSession.ts'
import { findBillableSessions } from './sessions/billableSessions.sql.ts'
import { readSessionOrigin } from './sessions/sessionOrigin.service.ts'
import { readUnbilledMonth } from './sessions/unbilledMonth.service.ts'
import { zipBills } from './zipBills.service.ts'

export const billingHandlers = {
  'GET /billings': async ({ tx, member, query }) => {
    await refuseUnknownIds(tx, 'member', [query.therapistId])
    return findBills(tx, query, member.timeZone)
  },

  'GET /next-number/billings': async (call) => ({ billNumber: await nextBillNumber(call) }),

  'POST /draft/bills': (call) => draftBill(call, call.body),

  'POST /billings': async (call) => (await issueBill(call, call.body)).file,

  'POST /billings/zip': (call) => zipBills(call, call.body.ids),

  'GET /billings/:billId': (call) => readBillFile(call, call.params.billId),

  'GET /billings/sessions': async ({ tx, query }) => {
    await refuseUnknownIds(tx, 'patient', [query.patientId])
    await refuseUnknownIds(tx, 'member', [query.therapistId])
    return (await findBillableSessions(tx, query)).map(billableSessionOf)
  },

  'GET /billings/session-origin': (call) => readSessionOrigin(call, call.query.sessionId),

  'GET /billings/unbilled': (call) => readUnbilledMonth(call, call.query),

  'GET /payment-terms': async () => [...paymentTerms],
  'GET /payment-choices': async () => paymentChoices.map(({ id, label }) => ({ id, label })),
  'GET /payment-late-interests': async () => lateInterests.map(({ id, label }) => ({ id, label })),
} satisfies Partial<Handlers>
