import type { BillInput } from 'shared/contracts/finance/bills'
import type { FileResponse } from 'shared/contracts/routes'
import { auditMember } from '../../../../audit.ts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { billDocument } from '../billDocument.ts'
import { billFile } from '../billFile.ts'
import { updateBilledParts, insertParts } from '../../payers/parts.sql.ts'
import { isDivided, partRows } from '../../payers/planParts.service.ts'
import { recordSessionPayments } from '../payments/sessionPayments.service.ts'
import { updateBillOfSessions, lockSessions } from '../sessions/billableSessions.sql.ts'
import { readBillContent, type DrawnBill } from './billContent.service.ts'
import { updateBillOfEstimation } from './linkEstimation.sql.ts'
import { refuseFormerDay, refuseNumber } from './refuseNumber.ts'
import { expectedNumber, lockSeries, findSeries } from './series.sql.ts'
import { storeBill } from './storeBill.service.ts'

/** Renders the invoice without a number and stores nothing. */
export async function draftBill(context: MemberContext, input: BillInput): Promise<FileResponse> {
  const { content } = await readBillContent(context, input, { isDraft: true })
  const { pdf } = await billDocument({ ...content, number: null })
  return billFile('INVOICE', null, pdf)
}

/** The number that the next invoice has to have, unless another is issued before. */
export const readNextBillNumber = async (context: MemberContext): Promise<string> =>
  expectedNumber(await findSeries(context.tx, 'INVOICE'), todayOf(context))

interface Billed extends Pick<DrawnBill, 'sessions' | 'parts'> {
  payerId: string | null
  billId: string
}

/** Links sessions to an invoice: whole, or the part of its payer. The first invoice of a part fixes the others. */
async function linkBilled({ tx, member }: MemberContext, { sessions, parts, payerId, billId }: Billed): Promise<void> {
  const divided = sessions.filter(({ id }) => isDivided(parts.get(id) ?? []))
  const idsOf = (rows: typeof sessions) => rows.map(({ id }) => id)
  await updateBillOfSessions(tx, idsOf(sessions.filter((session) => !divided.includes(session))), billId)
  const undecided = divided.filter(({ part_bill_id }) => part_bill_id === null)
  await insertParts(
    tx,
    undecided.flatMap((session) => partRows(member.tenantId, session, parts.get(session.id) ?? [])),
  )
  await updateBilledParts(tx, idsOf(divided), { payerId, billId })
}

/**
 * Issues an invoice: number, row, document and its sessions, in one transaction. The series is locked first, so that
 * concurrent issues wait, and the day and the sessions are read afterwards. Limits are also divided among the sessions
 * `besides`, in the order of the agenda.
 */
export async function issueBill(
  context: MemberContext,
  input: BillInput,
  besides: readonly string[] = [],
): Promise<{ id: string; number: string; file: FileResponse }> {
  const { tx, member } = context
  const series = await lockSeries(tx, member.tenantId, 'INVOICE')
  await lockSessions(tx, input.simplifiedMode ? input.simplifiedBillingContent : [])
  const { content, totals, sessions, parts } = await readBillContent(context, input, { isDraft: false, besides })
  const number = input.billNumber.trim()
  refuseFormerDay(series, content.issuedOn)
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
  if (estimationId !== null) await updateBillOfEstimation(tx, { tenantId: member.tenantId, estimationId, billId: id })
  await linkBilled(context, { sessions, parts, payerId: input.payerId ?? null, billId: id })
  await recordSessionPayments(
    context,
    id,
    sessions.filter(({ paid }) => paid).map((session) => session.id),
  )
  await auditMember(context, { act: 'issue', entity: 'bill', entityId: id, details: { number } })
  return { id, number, file: billFile('INVOICE', number, pdf, id) }
}
