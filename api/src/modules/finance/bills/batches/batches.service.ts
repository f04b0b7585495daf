import type { BillBatch, BillBatchInput } from 'shared/contracts/finance/billMonth'
import { simplifiedVatProblems } from 'shared/domain/bills/billProblems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { sendJob } from '../../../../jobs/sendJob.ts'
import { issueBillsJob } from './issueBills.job.ts'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../../refusal.ts'
import { readIssuingTherapist } from '../../issuing/issuingTherapist.service.ts'
import { refuseVat } from '../../issuing/refuseVat.ts'
import { firmOf } from '../../../practice/user/profileRow.ts'
import { findOwner } from '../../../practice/user/user.sql.ts'
import { resolveTerms } from '../issue/resolveTerms.ts'
import { readUnbilledMonth } from '../sessions/unbilledMonth.service.ts'
import { billedTherapistId } from './billedTherapistId.ts'
import { findBatch, insertBatch, listItems } from './batches.sql.ts'

interface BillToIssue {
  patientId: string
  payerId: string | null
  isFirm: boolean
}

/**
 * Lists the invoices to issue: one per patient and payer with a part of the unbilled sessions; `payerId` is null for
 * the patient. A patient without unbilled sessions has one entry, which the job marks as refused.
 */
async function listBillsToIssue(
  context: MemberContext,
  { month, therapistId, patientIds }: BillBatchInput,
): Promise<BillToIssue[]> {
  const therapistIdToBill = billedTherapistId(context, therapistId)
  const { patients } = await readUnbilledMonth(context, {
    month,
    ...(therapistIdToBill && { therapistId: therapistIdToBill }),
  })
  const payersByPatient = new Map(patients.map(({ patientId, payers }) => [patientId, payers]))
  return [...new Set(patientIds)].flatMap((patientId) => {
    const payers = payersByPatient.get(patientId) ?? []
    return payers.length === 0
      ? [{ patientId, payerId: null, isFirm: false }]
      : payers.map(({ payerId, isFirm }) => ({ patientId, payerId, isFirm }))
  })
}

/**
 * Queues the invoices of a month, one per patient and payer, and returns the id of the batch. Throws 400 for invalid
 * terms (such as no late interest for a firm), and for VAT that the practice may not charge (E265).
 */
export async function beginBatch(context: MemberContext, input: BillBatchInput): Promise<{ id: string }> {
  const { tx, member, services } = context
  const { tenantId, accountId: createdBy } = member
  if (input.therapistId !== null) await readIssuingTherapist(context, input.therapistId)
  await refuseUnknownIds(tx, 'patient', input.patientIds)
  refuseProblems(simplifiedVatProblems(input))
  // The net amount of each invoice is checked when the invoice is issued.
  refuseVat(
    {
      rates: [input.withTaxes ? (input.taxes ?? 0) : 0],
      net: 0,
      vatReason: input.vatReason,
      comment: input.taxesComment,
    },
    firmOf(await findOwner(tx)),
  )
  const billsToIssue = await listBillsToIssue(context, input)
  resolveTerms(
    input,
    billsToIssue.some(({ isFirm }) => isFirm),
  )
  const id = uuidv7()
  await insertBatch(tx, { tenantId, id, createdBy, createdAt: services.now() }, input, billsToIssue)
  await auditMember(context, { act: 'billMonth', entity: 'bill', entityId: id, details: { month: input.month } })
  await sendJob(tx, issueBillsJob, { tenantId, id })
  return { id }
}

/** Reads the progress of a batch. Throws 404 for an unknown batch. */
export async function readBatch({ tx }: MemberContext, id: string): Promise<BillBatch> {
  requireFound(await findBatch(tx, id))
  const items = await listItems(tx, id)
  return { id, total: items.length, done: items.filter(({ state }) => state !== 'PENDING').length, items }
}
