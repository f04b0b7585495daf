import type { BillInput, NextBillNumber } from 'shared/contracts/finance/bills'
import type { FileResponse } from 'shared/contracts/routes'
import { auditMember } from '../../../../audit.ts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { billDocument } from '../billDocument.ts'
import { billFile } from '../billFile.ts'
import { updateBilledParts, insertParts } from '../../payers/parts.sql.ts'
import { isDivided, partRows } from '../../payers/planParts.service.ts'
import { spendCredit } from '../payments/credit.service.ts'
import { lockCredits } from '../payments/credits.sql.ts'
import { updatePaidSessions } from '../payments/journal.sql.ts'
import { recordSessionPayments } from '../payments/sessionPayments.service.ts'
import { updateBillOfSessions, lockSessions } from '../sessions/billableSessions.sql.ts'
import { readBillContent, type PreparedContent } from './billContent.service.ts'
import { insertBillOfEstimation } from './linkEstimation.sql.ts'
import { refuseEarlierDay, refuseNumber } from './refuseNumber.ts'
import { expectedNumber, findSeries, isFirstOfAll, lockSeries } from './series.sql.ts'
import { storeBill } from './storeBill.service.ts'

/** Renders the invoice as a draft without a number; stores nothing. */
export async function previewBill(context: MemberContext, input: BillInput): Promise<FileResponse> {
  const { content } = await readBillContent(context, input, { isDraft: true })
  const { pdf } = await billDocument({ ...content, number: null })
  return billFile('INVOICE', null, pdf)
}

/**
 * Reads the number of the next invoice, without reserving it for the caller. The first invoice of a practice may have
 * another number.
 */
export async function readNextBillNumber(context: MemberContext): Promise<NextBillNumber> {
  const series = await findSeries(context.tx, 'INVOICE')
  return { billNumber: expectedNumber(series, todayOf(context)), isFirst: isFirstOfAll(series) }
}

interface BilledParts extends Pick<PreparedContent, 'sessions' | 'parts'> {
  payerId: string | null
  billId: string
}

/**
 * Links sessions to an invoice: whole sessions, or the payer's part of divided sessions. The first invoice of a divided
 * session fixes all its parts.
 */
async function linkSessions(
  { tx, member }: MemberContext,
  { sessions, parts, payerId, billId }: BilledParts,
): Promise<void> {
  const dividedSessions = sessions.filter(({ id }) => isDivided(parts.get(id) ?? []))
  const idsOf = (rows: typeof sessions) => rows.map(({ id }) => id)
  await updateBillOfSessions(tx, idsOf(sessions.filter((session) => !dividedSessions.includes(session))), billId)
  const sessionsWithoutParts = dividedSessions.filter(({ part_bill_id }) => part_bill_id === null)
  await insertParts(
    tx,
    sessionsWithoutParts.flatMap((session) => partRows(member.tenantId, session, parts.get(session.id) ?? [])),
  )
  await updateBilledParts(tx, idsOf(dividedSessions), { payerId, billId })
}

/**
 * Issues an invoice in one transaction: number, row, document and sessions. The series is locked first, so that
 * concurrent calls wait; the day and the sessions are read afterwards. The payers' yearly limits also cover the
 * patient's sessions `otherSessionIds`; sessions use the limits up in the order of their dates.
 */
export async function issueBill(
  context: MemberContext,
  input: BillInput,
  otherSessionIds: readonly string[] = [],
): Promise<{ id: string; number: string; file: FileResponse }> {
  const { tx, member } = context
  const series = await lockSeries(tx, member.tenantId, 'INVOICE')
  await lockSessions(tx, input.simplifiedMode ? input.simplifiedBillingContent : [])
  if (input.spendsCredit) await lockCredits(tx, { patient_id: input.patientId, payer_id: input.payerId ?? null })
  const { content, totals, sessions, parts } = await readBillContent(context, input, {
    isDraft: false,
    otherSessionIds,
  })
  const number = input.billNumber.trim()
  refuseEarlierDay(series, content.issuedOn)
  await refuseNumber(tx, series, number, content.issuedOn)
  const { patientId, therapistId, estimationId = null } = input
  const { id, pdf } = await storeBill(context, {
    content: { ...content, number },
    totals,
    patientId,
    payerId: input.payerId ?? null,
    therapistId,
    input,
  })
  if (estimationId !== null) await insertBillOfEstimation(tx, { tenantId: member.tenantId, estimationId, billId: id })
  await linkSessions(context, { sessions, parts, payerId: input.payerId ?? null, billId: id })
  await recordSessionPayments(
    context,
    id,
    sessions.filter(({ paid }) => paid),
  )
  // A session with an amount of 0 counts as paid.
  if (totals.lines.some(({ net, globalDiscount }) => net === globalDiscount)) await updatePaidSessions(tx, id)
  if (content.creditSpent > 0) await spendCredit(context, id, content.creditSpent)
  await auditMember(context, { act: 'issue', entity: 'bill', entityId: id, details: { number } })
  return { id, number, file: billFile('INVOICE', number, pdf, id) }
}
