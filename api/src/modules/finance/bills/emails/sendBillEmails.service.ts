import type { BillEmailsInput, BillEmailVerdicts } from 'shared/contracts/finance/billEmails'
import { errorCode } from 'shared/contracts/errorCodes'
import { emailProblems } from 'shared/domain/contact/contactProblems'
import { isEmail } from 'shared/domain/contact/email'
import { emailTextProblems, type EmailText } from 'shared/domain/bills/emailTexts'
import { required } from 'shared/domain/problems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { billSentEmail } from './billSent.email.ts'
import { isAllowedRecipient } from '../../../../mail/allowedRecipient.sql.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { refusalSentence, sentenceOf } from '../../../../plugins/refusalSentences.ts'
import { requireAllFound, Refusal, refuseProblems } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { remainingOf } from '../payments/remaining.ts'
import { lockBillsToSend, type BillToSend } from './billsToSend.sql.ts'
import { recipientOf, storeBillEmail } from './storeBillEmail.service.ts'
import { listBillEmails, type BillEmailRow } from './billEmails.sql.ts'
import { dunningOf } from './dunning.service.ts'

type EmailRequest = BillEmailsInput['letters'][number]

const nothingToPayMessage = "Rien ne reste à payer : cette relance n'est pas envoyée"
const invalidAddressMessage = (email: string) => `L'adresse mail « ${email.trim()} » n'est pas valable`
const notDueMessage = "Cette relance n'est pas à envoyer, ou l'a déjà été"

/**
 * Handles e-mails that exceed the quota. If another e-mail of the request is sent, the result of a refused e-mail
 * contains the reason; otherwise the whole request is refused.
 */
function collectQuotaRefusals() {
  let refusal: Refusal | undefined
  return {
    /** Runs `send`; returns the reason if the quota refuses it, else null. */
    sendWithinQuota: async (send: () => Promise<void>): Promise<string | null> => {
      try {
        await send()
        return null
      } catch (error) {
        if (!(error instanceof Refusal) || error.errorCode !== errorCode.emailQuotaReached) throw error
        refusal = error
        return refusalSentence(error)
      }
    },
    refuseIfNoneSent: (results: BillEmailVerdicts): void => {
      if (refusal && results.every(({ message }) => message !== null)) throw refusal
    },
  }
}

/** Returns the reason for not sending an e-mail; undefined if it can be sent. */
function refusalReason(
  bill: BillToSend,
  emails: readonly BillEmailRow[],
  { level, email }: EmailRequest,
  today: string,
) {
  if (!isEmail(email)) return invalidAddressMessage(email)
  if (level === null) return undefined
  if (bill.kind === 'CREDIT_NOTE' || remainingOf(bill) === 0) return nothingToPayMessage
  return dunningOf(bill, emails, today)?.level === level ? undefined : notDueMessage
}

/**
 * Returns the reason for not sending one of several e-mails while the practice is unconfirmed. A single e-mail is
 * refused when it is queued.
 */
async function unconfirmedPracticeMessage({ tx }: MemberContext, { email }: EmailRequest, isSingle: boolean) {
  if (isSingle || (await isAllowedRecipient(tx, email))) return undefined
  return sentenceOf(errorCode.addressUnconfirmed)
}

/**
 * Queues an e-mail, to be sent once the transaction has committed, and stores it. Throws 429 above the practice's
 * quota, before anything is stored.
 */
async function queueEmail(
  context: MemberContext,
  cipher: FieldCipher,
  bill: BillToSend,
  request: EmailRequest,
  text: EmailText,
) {
  const { tx, member } = context
  const id = uuidv7()
  const { to, replyTo } = recipientOf(cipher, bill, request.email)
  await sendEmail(tx, {
    email: billSentEmail,
    to,
    data: { tenantId: member.tenantId, id },
    key: `billSent:${id}`,
    practiceSubject: { patientId: bill.patient_id, memberId: bill.therapist_id, replyTo },
  })
  await storeBillEmail(context, cipher, bill, { ...request, ...text, id })
  const act = request.level === null ? 'sendBill' : 'remindBill'
  await auditMember(context, { act, entity: 'bill', entityId: bill.id, details: { level: request.level } })
}

/**
 * Queues e-mails with documents, or dunning e-mails that are due, and returns a result for each. The invoices are
 * locked until the transaction ends. Throws 404 for an unknown document, 400 for invalid texts or an invalid address of
 * a single e-mail. Throws 409 for a single e-mail that an unconfirmed practice may not send, 429 if the practice's
 * quota allows none of the e-mails.
 */
export async function sendBillEmails(
  context: MemberContext,
  { letters: requestedEmails, texts }: BillEmailsInput,
): Promise<BillEmailVerdicts> {
  refuseProblems(texts.flatMap(emailTextProblems))
  if (requestedEmails.length === 1)
    refuseProblems(requestedEmails.flatMap(({ email }) => emailProblems('email', email)))
  const requests = [
    ...new Map(requestedEmails.map((request) => [`${request.billId} ${request.level}`, request])).values(),
  ]
  const ids = requests.map(({ billId }) => billId)
  const bills = requireAllFound(await lockBillsToSend(context.tx, ids), ids)
  const cipher = await cipherOf(context)
  const earlierEmails = await listBillEmails(context.tx, ids)
  const results: BillEmailVerdicts = []
  const quota = collectQuotaRefusals()
  for (const request of requests) {
    const bill = bills.find(({ id }) => id === request.billId)
    const text = texts.find(({ level }) => level === request.level)
    if (!text) refuseProblems([required('texts', 'Message obligatoire')])
    if (!bill || !text) continue
    const emailsOfBill = earlierEmails.filter(({ bill_id }) => bill_id === bill.id)
    const queue = () => queueEmail(context, cipher, bill, request, text)
    const message =
      refusalReason(bill, emailsOfBill, request, todayOf(context)) ??
      (await unconfirmedPracticeMessage(context, request, requests.length === 1)) ??
      (await quota.sendWithinQuota(queue))
    results.push({ billId: bill.id, billNumber: bill.bill_number, message })
  }
  quota.refuseIfNoneSent(results)
  return results
}
