import type { BillLettersInput, BillLetterVerdicts } from 'shared/contracts/finance/billLetters'
import { errorCode } from 'shared/contracts/errorCodes'
import { letterTextProblems, type LetterText } from 'shared/domain/bills/letterTexts'
import { required } from 'shared/domain/problems'
import { auditMember } from '../../../../audit.ts'
import { billSentEmail } from './billSent.email.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import { sealOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { foundAll, Refusal, refuseProblems } from '../../../../refusal.ts'
import type { Seal } from '../../../../sealing/sealing.ts'
import { remainingOf } from '../payments/remaining.ts'
import { lockBillsToSend, type BillToSend } from './billsToSend.sql.ts'
import { keepLetter } from './keepLetter.service.ts'
import { countLettersSince, listLetters, type LetterRow } from './letters.sql.ts'
import { dunningOf } from './dunning.service.ts'

type Letter = BillLettersInput['letters'][number]

const dayMs = 86_400_000
/** Daily limit of e-mails per practice: more than any practice needs to send its invoices. */
const mostADay = 1_000

const nothingRemains = "Rien ne reste à payer : cette relance n'est pas envoyée"
const tooMany = `${mostADay} e-mails au plus partent en 24 heures : réessayez demain`
const notDue = "Cette relance n'est pas à envoyer, ou l'a déjà été"

async function refuseTooMany({ tx, services }: MemberContext, count: number): Promise<void> {
  const former = await countLettersSince(tx, new Date(services.now().getTime() - dayMs))
  if (former + count > mostADay) throw new Refusal(429, errorCode.tooManyTries, { message: tooMany })
}

/** Reason for not sending an e-mail; undefined if it can be sent. */
function objection(bill: BillToSend, letters: readonly LetterRow[], { level }: Letter, today: string) {
  if (level === null) return undefined
  if (bill.kind === 'CREDIT_NOTE' || remainingOf(bill) === 0) return nothingRemains
  return dunningOf(bill, letters, today)?.level === level ? undefined : notDue
}

/** Stores an e-mail and queues it, to be sent once the transaction has committed. */
async function leave(context: MemberContext, seal: Seal, bill: BillToSend, letter: Letter, text: LetterText) {
  const { tx, member } = context
  const { id, to } = await keepLetter(context, seal, bill, { ...letter, ...text })
  await sendEmail(tx, { email: billSentEmail, to, data: { tenantId: member.tenantId, id }, key: `billSent:${id}` })
  const act = letter.level === null ? 'sendBill' : 'remindBill'
  await auditMember(context, { act, entity: 'bill', entityId: bill.id, details: { level: letter.level } })
}

/**
 * Sends documents or dunning notices by e-mail, with a verdict for each: a dunning notice only if it is due, which
 * holds until the transaction ends since the invoices are locked. Throws 404 for an unknown document, 400 for the
 * texts, 429 above the daily limit of the practice.
 */
export async function sendBillLetters(
  context: MemberContext,
  { letters: wantedLetters, texts }: BillLettersInput,
): Promise<BillLetterVerdicts> {
  refuseProblems(texts.flatMap(letterTextProblems))
  const letters = [...new Map(wantedLetters.map((letter) => [`${letter.billId} ${letter.level}`, letter])).values()]
  const ids = letters.map(({ billId }) => billId)
  const bills = foundAll(await lockBillsToSend(context.tx, ids), ids)
  await refuseTooMany(context, letters.length)
  const seal = await sealOf(context)
  const former = await listLetters(context.tx, ids)
  const verdicts: BillLetterVerdicts = []
  for (const letter of letters) {
    const bill = bills.find(({ id }) => id === letter.billId)
    const text = texts.find(({ level }) => level === letter.level)
    if (!text) refuseProblems([required('texts', 'Message obligatoire')])
    if (!bill || !text) continue
    const own = former.filter(({ bill_id }) => bill_id === bill.id)
    const message = objection(bill, own, letter, todayOf(context)) ?? null
    if (message === null) await leave(context, seal, bill, letter, text)
    verdicts.push({ billId: bill.id, billNumber: bill.bill_number, message })
  }
  return verdicts
}
