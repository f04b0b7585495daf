import type { BillInput } from 'shared/contracts/finance/bills'
import { isBillable } from 'shared/domain/bills/billProblems'
import { monthOf } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { vatTermsFor } from 'shared/domain/vat/vatTermsFor'
import { beginTenant, inTransaction } from '../../../../db.ts'
import { hasPrivilege, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { refusalSentence } from '../../../../plugins/refusalSentences.ts'
import { findPatient } from '../../../patients/patients/patients.sql.ts'
import { firmOf } from '../../../practice/user/profileRow.ts'
import { findOwner } from '../../../practice/user/user.sql.ts'
import type { PayerRow } from '../../payers/payers.sql.ts'
import { patientAsClient, payerAsClient } from '../issue/billClient.service.ts'
import { issueBill } from '../issue/issueBill.service.ts'
import { expectedNumber, lockSeries } from '../issue/series.sql.ts'
import { listUnbilledParts } from '../sessions/unbilledMonth.service.ts'
import { listUnbilledSessions } from '../sessions/unbilledSessions.sql.ts'
import { findBatch, lockPendingItem, updateItem } from './batches.sql.ts'
import { billedTherapistId } from './billedTherapistId.ts'
import { findActingMember } from './actingMember.sql.ts'

interface BatchIds {
  tenantId: string
  id: string
}

type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

const noSessionMessage = "Aucune séance avec un prix n'est à facturer"
const lostPrivilegeMessage = "Celui qui l'a demandé n'a plus accès aux factures"

interface PreparedBill {
  input: BillInput
  /**
   * Ids of all unbilled sessions of the patient in the month, including those of `input`: they share the payers' yearly
   * limits.
   */
  otherSessionIds: string[]
}

/** Reads the client of an invoice, who is the payer if there is one, otherwise the patient. */
async function readClient({ tx }: MemberContext, patientId: string, payer: PayerRow | undefined) {
  return payer ? payerAsClient(payer) : patientAsClient(requireFound(await findPatient(tx, patientId)))
}

/**
 * Builds the input for the invoice of a patient's month, or of a payer's part of it. Its therapist is the therapist
 * selected for the batch, otherwise the therapist of the last session. Returns undefined if there is nothing to bill.
 */
async function prepareBill(
  context: MemberContext,
  batch: Batch,
  { patient_id: patientId, payer_id: payerId }: { patient_id: string; payer_id: string | null },
): Promise<PreparedBill | undefined> {
  const { tx, member, services } = context
  const therapistId = billedTherapistId(context, batch.therapist_id)
  const sessions = await listUnbilledSessions(tx, monthOf(`${batch.month}-01`), {
    now: momentIn(member.timeZone, services.now()),
    patientIds: [patientId],
    ...(therapistId && { therapistId }),
  })
  const { parts, payers } = await listUnbilledParts(tx, sessions)
  const billableSessions = sessions.filter(
    ({ id, price }) => isBillable(price) && parts.get(id)?.some((part) => part.payerId === payerId),
  )
  const lastSession = billableSessions.at(-1)
  if (!lastSession) return undefined
  // The series is locked before the number is read, so that the number is still free when the invoice is stored.
  const series = await lockSeries(tx, member.tenantId, 'INVOICE')
  const client = await readClient(context, patientId, payers.get(payerId ?? ''))
  const input = {
    ...vatTermsFor(batch.terms, client, firmOf(await findOwner(tx))),
    billNumber: expectedNumber(series, todayOf(context)),
    patientId,
    payerId,
    therapistId: therapistId ?? lastSession.therapist_id,
    simplifiedMode: true,
    simplifiedBillingContent: billableSessions.map(({ id }) => id),
    detailedBillingContent: [],
    discount: null,
    discountType: 'PERCENT' as const,
    introText: '',
    concludeText: '',
  }
  return { input, otherSessionIds: sessions.map(({ id }) => id) }
}

/**
 * Issues the next invoice of the batch, or refuses it, and stores the outcome, in one transaction. Returns false if
 * none is pending.
 */
async function issueNextBill(services: Services, { tenantId, id }: BatchIds, onItemLocked: (position: number) => void) {
  return inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    const batch = await findBatch(tx, id)
    const item = batch && (await lockPendingItem(tx, id))
    if (!item) return false
    const { position } = item
    onItemLocked(position)
    const member = await findActingMember(tx, batch.created_by)
    const context = member && { tx, member, services }
    const refuse = (message: string) => updateItem(tx, { batchId: id, position }, { state: 'REFUSED', message })
    if (!context || !hasPrivilege(context, 'BILL')) {
      await refuse(lostPrivilegeMessage)
      return true
    }
    const preparedBill = await prepareBill(context, batch, item)
    if (!preparedBill) {
      await refuse(noSessionMessage)
      return true
    }
    const bill = await issueBill(context, preparedBill.input, preparedBill.otherSessionIds)
    await updateItem(tx, { batchId: id, position }, { state: 'ISSUED', bill_id: bill.id })
    return true
  })
}

/** Stores the reason of a refusal in a new transaction, as the invoice's transaction was rolled back. */
async function refuseItem(services: Services, { tenantId, id }: BatchIds, position: number, refusal: Refusal) {
  await inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    await updateItem(tx, { batchId: id, position }, { state: 'REFUSED', message: refusalSentence(refusal) })
  })
}

/**
 * Issues the invoices of a batch that have no outcome yet. Each transaction also stores the outcome, so that a job that
 * is interrupted or runs twice neither repeats nor omits an invoice. An error other than a refusal is thrown, so that
 * the job is retried.
 */
export async function issueBills(services: Services, ids: BatchIds): Promise<void> {
  for (;;) {
    let currentPosition: number | undefined
    try {
      const hasMore = await issueNextBill(services, ids, (position) => {
        currentPosition = position
      })
      if (!hasMore) return
    } catch (error) {
      if (!(error instanceof Refusal) || currentPosition === undefined) throw error
      await refuseItem(services, ids, currentPosition, error)
    }
  }
}
