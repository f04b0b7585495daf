import type { BillInput } from 'shared/contracts/billing'
import type { FileAnswer } from 'shared/contracts/routes'
import { auditMember } from '../../../audit.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { billDocument } from '../billDocument.ts'
import { billFile } from '../billFile.ts'
import { recordPaidSessions } from '../payments/paidSessions.service.ts'
import { linkSessions, lockSessions } from '../sessions/billableSessions.sql.ts'
import { readBillContent } from './billContent.service.ts'
import { linkEstimation } from './linkEstimation.sql.ts'
import { refuseFormerDay, refuseNumber } from './refuseNumber.ts'
import { expectedNumber, lockSeries, readSeries } from './series.sql.ts'
import { storeBill } from './storeBill.service.ts'

/** The invoice as it would be issued, without a number; nothing is kept. */
export async function draftBill(context: MemberContext, input: BillInput): Promise<FileAnswer> {
  const { content } = await readBillContent(context, input, { isDraft: true })
  const { pdf } = await billDocument({ ...content, number: null })
  return billFile('INVOICE', null, pdf)
}

/** The number that the next invoice has to have, unless another is issued before. */
export const nextBillNumber = async (context: MemberContext): Promise<string> =>
  expectedNumber(await readSeries(context.tx, 'INVOICE'), todayOf(context))

/**
 * Issues an invoice: number, row, document and the sessions on it, all or nothing. The series is locked first, so that whoever
 * issues at the same time waits, and reads its day and its sessions afterwards.
 */
export async function issueBill(
  context: MemberContext,
  input: BillInput,
): Promise<{ id: string; number: string; file: FileAnswer }> {
  const { tx, member } = context
  const series = await lockSeries(tx, member.tenantId, 'INVOICE')
  await lockSessions(tx, input.simplifiedMode ? input.simplifiedBillingContent : [])
  const { content, totals, sessions } = await readBillContent(context, input, { isDraft: false })
  const number = input.billNumber.trim()
  refuseFormerDay(series, content.issuedOn)
  await refuseNumber(tx, series, number, content.issuedOn)
  const { patientId, therapistId, estimationId = null } = input
  const { id, pdf } = await storeBill(context, {
    content: { ...content, number },
    totals,
    patientId,
    therapistId,
    input,
  })
  if (estimationId !== null) await linkEstimation(tx, { tenantId: member.tenantId, estimationId, billId: id })
  await linkSessions(
    tx,
    sessions.map((session) => session.id),
    id,
  )
  await recordPaidSessions(
    context,
    id,
    sessions.filter(({ paid }) => paid).map((session) => session.id),
  )
  await auditMember(context, { act: 'issue', entity: 'bill', entityId: id, details: { number } })
  return { id, number, file: billFile('INVOICE', number, pdf, id) }
}
