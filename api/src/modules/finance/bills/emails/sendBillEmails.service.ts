import type { BillEmailsInput, BillEmailVerdicts } from 'shared/contracts/finance/billEmails'
import { errorCode } from 'shared/contracts/errorCodes'
import { emailTextProblems, type EmailText } from 'shared/domain/bills/emailTexts'
import { required } from 'shared/domain/problems'
import { auditMember } from '../../../../audit.ts'
import { billSentEmail } from './billSent.email.ts'
import { isAllowedRecipient } from '../../../../mail/allowedRecipient.sql.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { sentenceOf } from '../../../../plugins/refusalSentences.ts'
import { foundAll, Refusal, refuseProblems } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { remainingOf } from '../payments/remaining.ts'
import { lockBillsToSend, type BillToSend } from './billsToSend.sql.ts'
import { storeBillEmail } from './storeBillEmail.service.ts'
import { countEmailsSince, listBillEmails, type BillEmailRow } from './billEmails.sql.ts'
import { dunningOf } from './dunning.service.ts'

type EmailRequest = BillEmailsInput['letters'][number]

const dayMs = 86_400_000
/** Daily limit of e-mails per practice: more than any practice needs to send its invoices. */
const maxEmailsPerDay = 1_000

const nothingToPayMessage = "Rien ne reste à payer : cette relance n'est pas envoyée"
const tooManyMessage = `${maxEmailsPerDay} e-mails au plus partent en 24 heures : réessayez demain`
const notDueMessage = "Cette relance n'est pas à envoyer, ou l'a déjà été"

async function refuseTooManyEmails({ tx, services }: MemberContext, count: number): Promise<void> {
  const earlierCount = await countEmailsSince(tx, new Date(services.now().getTime() - dayMs))
  if (earlierCount + count > maxEmailsPerDay)
    throw new Refusal(429, errorCode.tooManyTries, { message: tooManyMessage })
}

/** Returns the reason for not sending an e-mail; undefined if it can be sent. */
function refusalReason(bill: BillToSend, emails: readonly BillEmailRow[], { level }: EmailRequest, today: string) {
  if (level === null) return undefined
  if (bill.kind === 'CREDIT_NOTE' || remainingOf(bill) === 0) return nothingToPayMessage
  return dunningOf(bill, emails, today)?.level === level ? undefined : notDueMessage
}

/**
 * Returns the reason for not sending one of several e-mails while the practice is unconfirmed. A single e-mail is refused
 * when it is queued.
 */
async function unconfirmedReason({ tx }: MemberContext, { email }: EmailRequest, isSingle: boolean) {
  if (isSingle || (await isAllowedRecipient(tx, email))) return undefined
  return sentenceOf(errorCode.addressUnconfirmed)
}

/** Stores an e-mail and queues it, to be sent once the transaction has committed. */
async function queueEmail(
  context: MemberContext,
  cipher: FieldCipher,
  bill: BillToSend,
  request: EmailRequest,
  text: EmailText,
) {
  const { tx, member } = context
  const { id, to } = await storeBillEmail(context, cipher, bill, { ...request, ...text })
  await sendEmail(tx, { email: billSentEmail, to, data: { tenantId: member.tenantId, id }, key: `billSent:${id}` })
  const act = request.level === null ? 'sendBill' : 'remindBill'
  await auditMember(context, { act, entity: 'bill', entityId: bill.id, details: { level: request.level } })
}

/**
 * Sends documents or dunning e-mails, and returns a result for each. A dunning e-mail is sent only if it is due; the
 * invoices are locked until the transaction ends. Throws 404 for an unknown document, 400 for invalid texts,
 * 409 for a single e-mail that an unconfirmed practice may not send, 429 above the daily limit of the practice.
 */
export async function sendBillEmails(
  context: MemberContext,
  { letters: requestedEmails, texts }: BillEmailsInput,
): Promise<BillEmailVerdicts> {
  refuseProblems(texts.flatMap(emailTextProblems))
  const requests = [
    ...new Map(requestedEmails.map((request) => [`${request.billId} ${request.level}`, request])).values(),
  ]
  const ids = requests.map(({ billId }) => billId)
  const bills = foundAll(await lockBillsToSend(context.tx, ids), ids)
  await refuseTooManyEmails(context, requests.length)
  const cipher = await cipherOf(context)
  const earlierEmails = await listBillEmails(context.tx, ids)
  const results: BillEmailVerdicts = []
  for (const request of requests) {
    const bill = bills.find(({ id }) => id === request.billId)
    const text = texts.find(({ level }) => level === request.level)
    if (!text) refuseProblems([required('texts', 'Message obligatoire')])
    if (!bill || !text) continue
    const emailsOfBill = earlierEmails.filter(({ bill_id }) => bill_id === bill.id)
    const message =
      refusalReason(bill, emailsOfBill, request, todayOf(context)) ??
      (await unconfirmedReason(context, request, requests.length === 1)) ??
      null
    if (message === null) await queueEmail(context, cipher, bill, request, text)
    results.push({ billId: bill.id, billNumber: bill.bill_number, message })
  }
  return results
}
