import type { BillInput } from 'shared/contracts/finance/bills'
import { discountOf, pricedLine } from 'shared/domain/bills/lines/billLines'
import { lineDayProblems } from 'shared/domain/bills/lines/lineDays'
import { billProblems } from 'shared/domain/bills/billProblems'
import { dueDay } from 'shared/domain/bills/paymentTerms'
import type { Day } from 'shared/domain/calendar/day'
import { paymentDayOf } from 'shared/domain/calendar/dayBounds'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { maxTotal } from 'shared/domain/money/maxTotal'
import { totalsOf, type Totals } from 'shared/domain/money/totals'
import { invalid } from 'shared/domain/problems'
import { vatexCode } from 'shared/domain/vat/vatReasons'
import { statedVatReason, type DocumentVat } from 'shared/domain/vat/vatRights'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../../refusal.ts'
import { clientOf, refuseMissingAddress } from '../../issuing/clientOf.ts'
import { fullName, issuerOf, mediatorOf } from '../../issuing/issuerOf.ts'
import { readIssuingTherapist } from '../../issuing/issuingTherapist.service.ts'
import { refuseIncompleteIssuer } from '../../issuing/refuseIncompleteIssuer.ts'
import { clientTexts, issuerTexts, refuseUnprintable, type PrintedTexts } from '../../issuing/refuseUnprintable.ts'
import { refuseVat } from '../../issuing/refuseVat.ts'
import { readLogoPicture } from '../../../practice/logo/logo.service.ts'
import { findPatient } from '../../../patients/patients/patients.sql.ts'
import type { PlannedPart } from '../../payers/planParts.service.ts'
import { decryptBankDetails } from '../../../practice/user/bankDetails.ts'
import type { MemberRow } from '../../../practice/user/memberRow.ts'
import { firmOf } from '../../../practice/user/profileRow.ts'
import { findOwner } from '../../../practice/user/user.sql.ts'
import type { BillContent } from '../BillContent.ts'
import type { BillableSessionRow } from '../sessions/billableSessions.sql.ts'
import { readCreditToSpend } from './creditToSpend.service.ts'
import { commonPaymentMeans } from './commonPaymentMeans.ts'
import { refusePaymentMeans } from './refusePaymentMeans.ts'
import { resolveTerms } from './resolveTerms.ts'
import type { SessionBillLine } from './SessionBillLine.ts'
import { readBilledPayer, patientAsClient, payerAsClient } from './billClient.service.ts'
import { readSessionLines, type BilledSessions } from './sessionLines.service.ts'

/** Content of an invoice without its number, with its totals and the sessions that it bills. */
export interface PreparedContent {
  content: Omit<BillContent, 'number' | 'lines'> & { lines: SessionBillLine[] }
  totals: Totals
  sessions: BillableSessionRow[]
  /** Parts of each payer, by session id. */
  parts: Map<string, PlannedPart[]>
}

async function readLines(
  { tx }: MemberContext,
  input: BillInput,
  parties: Parameters<typeof readSessionLines>[2],
  otherSessionIds: readonly string[],
): Promise<BilledSessions> {
  await refuseUnknownIds(tx, 'session', input.simplifiedBillingContent)
  if (input.simplifiedMode) return readSessionLines(tx, input, parties, otherSessionIds)
  const lines = input.detailedBillingContent.map((line) => ({
    sessionId: null,
    description: line.description.trim(),
    serviceDate: line.serviceDate ?? null,
    place: null,
    priced: pricedLine(line, input.withTaxes),
  }))
  return { lines, sessions: [], parts: new Map() }
}

/**
 * Computes the totals. Throws for a discount above the sum of the session prices, which the form cannot check, and for
 * a total above the maximum.
 */
function computeTotals({ discount, discountType }: BillInput, lines: readonly SessionBillLine[]): Totals {
  const pricedLines = lines.map((line) => line.priced)
  const globalDiscount = discountOf(discount, discountType)
  const totals = totalsOf(pricedLines, globalDiscount)
  const isDiscountTooHigh = globalDiscount?.type === 'EURO' && globalDiscount.value > totals.linesNet
  refuseProblems([
    ...(isDiscountTooHigh ? [invalid('discount', 'La remise dépasse le montant')] : []),
    ...(totals.total > maxTotal ? [invalid('detailedBillingContent', 'Le montant de la facture est trop grand')] : []),
  ])
  return totals
}

const documentVatOf = (
  { vatReason, taxesComment }: BillInput,
  { net, rates }: Totals,
  client: BillContent['client'],
): DocumentVat => ({
  client,
  rates: rates.map(({ rate }) => rate / 100),
  net,
  vatReason,
  comment: taxesComment,
})

/**
 * Returns the reason of the amounts without VAT; null if there are none. Throws if the practice may not charge this VAT
 * or state this reason.
 */
function resolveExemption(document: DocumentVat, owner: MemberRow, day: Day): BillContent['exemption'] {
  const profile = firmOf(owner)
  refuseVat(document, profile)
  const statedReason = statedVatReason(document, profile, day)
  return statedReason && { ...statedReason, code: vatexCode(statedReason.reason) }
}

/** Reads the bank details of the firm, or of the therapist who chose to use their own; null without an IBAN. */
async function readBank(context: MemberContext, owner: MemberRow, therapist: MemberRow): Promise<BillContent['bank']> {
  const cipher = await cipherOf(context)
  const { bankName, iban, bic } = decryptBankDetails(therapist.personal_bank_settings ? therapist : owner, cipher)
  return iban ? { bankName, iban, bic } : null
}

/**
 * Returns the day on which an invoice for paid sessions counts as paid: the day of the last session, or the issue day
 * if a payment cannot have that day. Null if a session is unpaid or no session is billed.
 */
function prepaidDay(sessions: readonly BillableSessionRow[], issuedOn: Day): Day | null {
  const lastSession = sessions.at(-1)
  if (!lastSession || sessions.some(({ paid }) => !paid)) return null
  return paymentDayOf(lastSession.day, issuedOn)
}

/** Returns the texts that are printed on an invoice, with the field of the form that each comes from. */
const listPrintedTexts = (content: PreparedContent['content'], input: BillInput): PrintedTexts[] => [
  clientTexts(input.payerId ? 'payerId' : 'patientId', content.client),
  issuerTexts(content.issuer, [content.therapist, content.mediator, content.bank?.bankName ?? '']),
  ...content.lines.map(({ description, place }, index) => ({
    field: input.simplifiedMode ? 'simplifiedBillingContent' : `detailedBillingContent.${index}.description`,
    label: `Ligne ${index + 1}`,
    texts: [description, place ?? ''],
  })),
  { field: 'orderNumber', label: 'Numéro de commande', texts: [content.orderNumber ?? ''] },
  { field: 'taxesComment', label: 'Motif de TVA', texts: [content.exemption?.text ?? ''] },
  { field: 'introText', label: "Texte d'introduction", texts: [content.introText] },
  { field: 'concludeText', label: 'Texte de conclusion', texts: [content.concludeText] },
]

/**
 * Reads the content of an invoice. Throws if the member may not issue it, or if the input, the firm's profile (E110),
 * the client's address (E112), a session, or a character that is missing in all typefaces (E281) does not allow it.
 */
export async function readBillContent(
  context: MemberContext,
  input: BillInput,
  { isDraft, otherSessionIds = [] }: { isDraft: boolean; otherSessionIds?: readonly string[] },
): Promise<PreparedContent> {
  const { tx, member, services } = context
  const therapist = await readIssuingTherapist(context, input.therapistId)
  await refuseUnknownIds(tx, 'patient', [input.patientId])
  await refuseUnknownIds(tx, 'estimation', [input.estimationId])
  await refuseUnknownIds(tx, 'member', [input.listed?.therapistId])
  const patient = requireFound(await findPatient(tx, input.patientId))
  const payer = await readBilledPayer(tx, input, isDraft)
  const client = payer.row ? payerAsClient(payer.row) : patientAsClient(patient)
  refuseProblems([...billProblems(input, { isDraft }), ...lineDayProblems(input, todayOf(context))])
  const terms = resolveTerms(input, client.isFirm)
  const owner = await findOwner(tx)
  refuseIncompleteIssuer(owner, therapist)
  refuseMissingAddress(client)
  const logo = (await readLogoPicture(context, therapist.id)) ?? (await readLogoPicture(context, owner.id))
  const issuer = issuerOf(owner, therapist, logo)
  const parties = { issuer, payer, patient: clientOf(patient).name }
  const { lines, sessions, parts } = await readLines(context, input, parties, otherSessionIds)
  const totals = computeTotals(input, lines)
  const { creditSpent, isPaidByCredit } = await readCreditToSpend(context, input, { lines, sessions, totals })
  const bank = await readBank(context, owner, therapist)
  const paidMeans = commonPaymentMeans(sessions)
  const issuedAt = services.now()
  const issuedOn = momentIn(member.timeZone, issuedAt).day
  const content = {
    kind: 'INVOICE' as const,
    issuedOn,
    issuedAt,
    dueOn: dueDay(issuedOn, terms.paymentTerm),
    issuer,
    therapist: fullName(therapist),
    client,
    lines,
    globalDiscount: discountOf(input.discount, input.discountType),
    withTaxes: input.withTaxes,
    exemption: resolveExemption(documentVatOf(input, totals, client), owner, issuedOn),
    vatOnDebits: owner.vat_on_debits,
    ...terms,
    bank,
    orderNumber: input.orderNumber?.trim() ?? '',
    introText: input.introText,
    concludeText: input.concludeText,
    mediator: mediatorOf(owner),
    creditSpent,
    paymentChoice: paidMeans ?? terms.paymentChoice,
    paidOn: totals.total === 0 || isPaidByCredit ? issuedOn : prepaidDay(sessions, issuedOn),
    corrects: null,
  }
  refuseUnprintable(listPrintedTexts(content, input))
  if (!isDraft) refusePaymentMeans(content, totals, paidMeans ? { cashReason: 'RECORDED_FACT' } : input)
  return { content, totals, sessions, parts }
}
