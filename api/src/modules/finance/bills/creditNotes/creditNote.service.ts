import type { CreditNoteInput } from 'shared/contracts/finance/billDetails'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { required } from 'shared/domain/problems'
import { auditMember } from '../../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../../refusal.ts'
import { readIssuingTherapist } from '../../issuing/issuingTherapist.service.ts'
import { refuseUnprintable } from '../../issuing/refuseUnprintable.ts'
import { readLogoPicture } from '../../../practice/logo/logo.service.ts'
import { findOwner } from '../../../practice/user/user.sql.ts'
import { billDocument } from '../billDocument.ts'
import { billFile } from '../billFile.ts'
import { refuseEarlierDay } from '../issue/refuseNumber.ts'
import { expectedNumber, lockSeries } from '../issue/series.sql.ts'
import { storeBill } from '../issue/storeBill.service.ts'
import { totalsOfBill } from '../totalsOfBill.ts'
import { decryptInput } from '../storedInput.ts'
import { listLines, lockBill } from '../payments/journal.sql.ts'
import { updateFreedParts } from '../../payers/parts.sql.ts'
import { creditedLines } from './creditedLines.ts'
import { sumCreditedRates, updateFreedSessions } from './creditNotes.sql.ts'

/**
 * Builds the content of a credit note: the stored content of the invoice, with the credited lines. The logo is the
 * current one, since the stored content has none.
 */
async function prepareCreditNote(context: MemberContext, billId: string, { lines: indexes, reason }: CreditNoteInput) {
  const { tx, member, services } = context
  const bill = requireFound(await lockBill(tx, billId))
  if (!bill.input || bill.issued_on === null || bill.kind === 'CREDIT_NOTE') throw new Refusal(404, errorCode.notFound)
  if (reason.trim() === '') refuseProblems([required('reason', "Le motif de l'avoir est obligatoire")])
  refuseUnprintable([{ field: 'reason', label: "Motif de l'avoir", texts: [reason] }])
  const therapist = await readIssuingTherapist(context, bill.therapist_id)
  const { content: billContent, input } = decryptInput(await cipherOf(context), billId, bill.input)
  const creditNoteLines = creditedLines(await listLines(tx, billId), indexes, billContent)
  const issuedAt = services.now()
  const issuedOn = momentIn(member.timeZone, issuedAt).day
  const owner = await findOwner(tx)
  const logo = (await readLogoPicture(context, therapist.id)) ?? (await readLogoPicture(context, owner.id))
  const content = {
    ...billContent,
    kind: 'CREDIT_NOTE' as const,
    issuedOn,
    issuedAt,
    dueOn: issuedOn,
    issuer: { ...billContent.issuer, logo },
    lines: creditNoteLines.lines,
    globalDiscount: undefined,
    introText: '',
    concludeText: '',
    creditSpent: 0,
    paidOn: null,
    corrects: {
      number: bill.bill_number,
      issuedOn: bill.issued_on,
      reason: reason.trim(),
      creditedBefore: await sumCreditedRates(tx, billId),
    },
  }
  return { bill, input, content, ...creditNoteLines }
}

/** Renders the credit note as a draft without a number; stores nothing. */
export async function previewCreditNote(
  context: MemberContext,
  billId: string,
  input: CreditNoteInput,
): Promise<FileResponse> {
  const { content } = await prepareCreditNote(context, billId, input)
  const { pdf } = await billDocument({ ...content, number: null })
  return billFile('CREDIT_NOTE', null, pdf)
}

/**
 * Issues a credit note for a whole invoice or some of its lines, with the next number of its series. Its sessions can
 * then be billed again.
 */
export async function issueCreditNote(
  context: MemberContext,
  billId: string,
  creditInput: CreditNoteInput,
): Promise<FileResponse> {
  const { tx, member } = context
  const series = await lockSeries(tx, member.tenantId, 'CREDIT_NOTE')
  const { bill, input, content, lines, indexes } = await prepareCreditNote(context, billId, creditInput)
  refuseEarlierDay(series, content.issuedOn)
  const number = expectedNumber(series, content.issuedOn)
  const { id, pdf } = await storeBill(context, {
    content: { ...content, number },
    totals: totalsOfBill(content),
    patientId: bill.patient_id,
    payerId: bill.payer_id,
    therapistId: bill.therapist_id,
    input,
    corrects: { billId, indexes },
  })
  const sessionIds = lines.flatMap(({ sessionId }) => sessionId ?? [])
  await updateFreedSessions(tx, sessionIds, billId)
  await updateFreedParts(tx, sessionIds, billId)
  await auditMember(context, { act: 'credit', entity: 'bill', entityId: billId, details: { number } })
  return billFile('CREDIT_NOTE', number, pdf, id)
}
