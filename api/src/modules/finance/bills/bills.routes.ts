import { errorCode } from 'shared/contracts/errorCodes'
import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { paymentTerms } from 'shared/domain/bills/paymentTerms'
import type { Handlers } from '../../../handlers.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { todayOf } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { beginBatch, readBatch } from './batches/batches.service.ts'
import { findBills, findListedBill } from './bills.sql.ts'
import { previewCreditNote, issueCreditNote } from './creditNotes/creditNote.service.ts'
import { readBillDetails } from './details/billDetails.service.ts'
import { readEstimationBillPrefill } from './estimationBillPrefill.service.ts'
import { previewBill, issueBill, readNextBillNumber } from './issue/issueBill.service.ts'
import { listClientCredits } from './payments/clientCredits.service.ts'
import { recordPayment, recordFullPayment } from './payments/payments.service.ts'
import { readBillFile } from './readBillFile.service.ts'
import { listBillableSessions } from './sessions/billableSessions.service.ts'
import { readSessionBillPrefill } from './sessions/sessionBillPrefill.service.ts'
import { readUnbilledMonth } from './sessions/unbilledMonth.service.ts'
import { zipBills } from './zipBills.service.ts'

export const billHandlers = {
  'GET /billings': async ({ tx, member, services, query }) => {
    await refuseUnknownIds(tx, 'member', [query.therapistId])
    return findBills(tx, query, { timeZone: member.timeZone, today: todayOf({ member, services }) })
  },

  'GET /next-number/billings': (call) => readNextBillNumber(call),

  'POST /draft/bills': (call) => previewBill(call, call.body),

  'POST /billings': async (call) => (await issueBill(call, call.body)).file,

  'POST /bill-batches': (call) => beginBatch(call, call.body),

  'GET /bill-batches/:id': (call) => readBatch(call, call.params.id),

  'POST /billings/zip': (call) => zipBills(call, call.body.ids),

  'GET /billings/:billId': (call) => readBillFile(call, call.params.billId),

  'GET /billings/:billId/details': (call) => readBillDetails(call, call.params.billId),

  'PUT /billings/:billId': async (call) => {
    const { tx, params, query, body } = call
    if (query.fullyPaid === 'false') throw new Refusal(409, errorCode.paymentIrreversible)
    await recordFullPayment(call, params.billId, body)
    return findListedBill(tx, params.billId, todayOf(call))
  },

  'POST /billings/:billId/payments': async (call) => {
    await recordPayment(call, call.params.billId, call.body)
    return readBillDetails(call, call.params.billId)
  },

  'GET /patients/:id/credits': (call) => listClientCredits(call, call.params.id),

  'POST /draft/billings/:billId/credit-notes': (call) => previewCreditNote(call, call.params.billId, call.body),

  'POST /billings/:billId/credit-notes': (call) => issueCreditNote(call, call.params.billId, call.body),

  'GET /billings/sessions': (call) => listBillableSessions(call, call.query),

  'GET /billings/session-origin': (call) => readSessionBillPrefill(call, call.query.sessionId),

  'GET /billings/estimation-origin': (call) => readEstimationBillPrefill(call, call.query.estimationId),

  'GET /billings/unbilled': (call) => readUnbilledMonth(call, call.query),

  'GET /payment-terms': async () => [...paymentTerms],
  'GET /payment-choices': async () => paymentChoices.map(({ id, label }) => ({ id, label })),
  'GET /payment-late-interests': async () => lateInterests.map(({ id, label }) => ({ id, label })),
} satisfies Partial<Handlers>
