import { clientCredit, meansLabel } from '../bills/meansOfPayment.ts'
import { isClientCreditKind } from '../bills/paymentKinds.ts'
import type { Day } from '../calendar/day.ts'
import type { Period } from '../calendar/period.ts'
import { shortDay } from '../format.ts'
import { eurosOf, sumOf, type Cents } from '../money/cents.ts'
import { spreadsheetAmount } from '../spreadsheetAmount.ts'
import type { BookedBill, BookedCreditNote, BookedPayment, BookedRate } from './booked.ts'
import { creditNoteRates, paymentRates } from './collectedRates.ts'
import { clientAccountOf, isWholeYear, type BookLayout, type EntrySource, type NumberedEntry } from './entries.ts'
import { lettersOf } from './lettering.ts'

/** The columns of the file of accounting entries (FEC), in the legal order (LPF, art. A. 47 A-1). */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** The columns that follow in the file of cash accounts (LPF, art. A. 47 A-1, VIII, for BNC). */
const cashColumns = ['DateRglt', 'ModeRglt', 'NatOp', 'IdClient'] as const

const columnsOf = (layout: BookLayout): readonly string[] =>
  layout === 'CASH' ? [...fecColumns, ...cashColumns] : fecColumns

interface Account {
  number: string
  name: string
}

const clientsAccount: Account = { number: '411000', name: 'Clients' }
const salesAccount: Account = { number: '706000', name: 'Prestations de services' }
const vatAccount: Account = { number: '445710', name: 'TVA collectée' }
const bankAccount: Account = { number: '512000', name: 'Banque' }
const cashAccount: Account = { number: '530000', name: 'Caisse' }
/** The account of amounts that clients paid above the amounts due, until they are spent or refunded. */
const creditsAccount: Account = { number: '419000', name: 'Clients créditeurs' }
const accountsOfClients = [clientsAccount, creditsAccount]

/** A line of an accounting entry; `amount` is positive for a debit, negative for a credit. */
interface EntryLine {
  account: Account
  amount: Cents
}

const serviceNature = 'Prestation de services'

interface AccountingEntry {
  journal: readonly [code: string, name: string]
  text: string
  bill: BookedBill
  lines: EntryLine[]
  /** The day and the means of payment, and the nature of the operation; for cash accounts. */
  settlement: { day: Day; means: string; nature: string }
}

const sumOfRates = (rates: readonly BookedRate[], key: 'base' | 'tax'): Cents => sumOf(rates.map((rate) => rate[key]))

const saleEntry = (bill: BookedBill): AccountingEntry => {
  const sign = bill.kind === 'INVOICE' ? 1 : -1
  return {
    journal: ['VE', 'Ventes'],
    text: `${bill.kind === 'INVOICE' ? 'Facture' : 'Avoir'} ${bill.number}`,
    bill,
    lines: [
      { account: clientsAccount, amount: sign * bill.total },
      { account: salesAccount, amount: -sign * sumOfRates(bill.rates, 'base') },
      { account: vatAccount, amount: -sign * sumOfRates(bill.rates, 'tax') },
    ],
    settlement: { day: bill.day, means: '', nature: serviceNature },
  }
}

const paymentTexts: Record<BookedPayment['kind'], string> = {
  PAYMENT: 'Règlement',
  REFUND: 'Remboursement',
  CORRECTION: 'Correction de règlement',
  CREDIT: 'Trop-perçu',
  CREDIT_USE: 'Crédit utilisé',
  CREDIT_REFUND: 'Remboursement de trop-perçu',
  CREDIT_CORRECTION: 'Correction de trop-perçu',
}

/** The journal and the account of a means of payment. */
interface MeansAccount {
  journal: AccountingEntry['journal']
  account: Account
}

const otherOperations = ['OD', 'Opérations diverses'] as const

function meansAccountOf(means: string): MeansAccount {
  if (means === clientCredit) return { journal: otherOperations, account: creditsAccount }
  if (means === 'CASH') return { journal: ['CA', 'Caisse'], account: cashAccount }
  return { journal: ['BQ', 'Banque'], account: bankAccount }
}

/**
 * Returns the lines that balance a payment: the client's credit, the client's debt, or sales and VAT in cash accounts.
 */
function balancingLines(payment: BookedPayment, layout: BookLayout): EntryLine[] {
  const { kind, amount } = payment
  if (isClientCreditKind(kind)) return [{ account: creditsAccount, amount: -amount }]
  if (layout === 'COMMITMENT') return [{ account: clientsAccount, amount: -amount }]
  const rates = paymentRates(payment)
  const [base, tax] = [sumOfRates(rates, 'base'), sumOfRates(rates, 'tax')]
  return [
    { account: salesAccount, amount: 0 - base },
    { account: vatAccount, amount: 0 - tax },
    { account: creditsAccount, amount: base + tax - amount },
  ]
}

/**
 * Returns the entry of a payment on the day `entryDay`. The entry of a payment with the client's credit also lowers
 * that credit, so the row of kind CREDIT_USE has no lines.
 */
function paymentEntry(payment: BookedPayment, layout: BookLayout, entryDay: Day): AccountingEntry {
  const { kind, means, amount, day, bill } = payment
  const { journal, account } = meansAccountOf(means)
  const paidBefore = day === entryDay ? '' : `, payé le ${shortDay(day)}`
  const isCreditUse = isClientCreditKind(kind) && account === creditsAccount
  return {
    journal,
    text: `${paymentTexts[kind]} ${bill.number}${paidBefore}`,
    bill,
    lines: isCreditUse ? [] : [{ account, amount }, ...balancingLines(payment, layout)],
    settlement: { day, means: meansLabel(means), nature: kind === 'PAYMENT' ? serviceNature : paymentTexts[kind] },
  }
}

/**
 * Returns the entry that moves amounts between sales and VAT, because after a credit note the amount received for the
 * invoice has other VAT rates.
 */
function vatTransferEntry(creditNote: BookedCreditNote): AccountingEntry {
  const rates = creditNoteRates(creditNote)
  return {
    journal: otherOperations,
    text: `TVA après avoir sur ${creditNote.bill.number}`,
    bill: creditNote.bill,
    lines: [
      { account: salesAccount, amount: 0 - sumOfRates(rates, 'base') },
      { account: vatAccount, amount: 0 - sumOfRates(rates, 'tax') },
    ],
    settlement: { day: creditNote.day, means: '', nature: 'TVA après avoir' },
  }
}

/** Whether a credit note moves an amount between sales and VAT in cash accounts, so that it has an entry. */
export const transfersVat = (creditNote: BookedCreditNote): boolean =>
  vatTransferEntry(creditNote).lines.some(({ amount }) => amount !== 0)

function entryOf(source: EntrySource, layout: BookLayout, entryDay: Day): AccountingEntry {
  if ('bill' in source) return saleEntry(source.bill)
  return 'payment' in source ? paymentEntry(source.payment, layout, entryDay) : vatTransferEntry(source.creditNote)
}

const fecDay = (day: Day) => day.replaceAll('-', '')
const fecAmount = (cents: Cents) => spreadsheetAmount(eurosOf(cents))
/** Removes separators and line ends, which a field must not contain. */
const fecText = (text: string) => text.replaceAll(/[\s|]+/g, ' ').trim()

function rowsOf(entry: NumberedEntry, layout: BookLayout): string[][] {
  const { number, entryDay, validatedOn, lettering, letteredOn } = entry
  const { journal, text, bill, lines, settlement } = entryOf(entry.source, layout, entryDay)
  const client = clientAccountOf(entry.account)
  const letters = lettering !== null && letteredOn !== null ? [lettersOf(lettering), fecDay(letteredOn)] : ['', '']
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => [
      ...journal,
      String(number),
      fecDay(entryDay),
      account.number,
      account.name,
      ...(accountsOfClients.includes(account) ? [client, fecText(bill.clientName)] : ['', '']),
      fecText(bill.number),
      fecDay(bill.day),
      fecText(text),
      fecAmount(Math.max(0, amount)),
      fecAmount(Math.max(0, -amount)),
      ...(account === clientsAccount ? letters : ['', '']),
      fecDay(validatedOn),
      '',
      '',
      ...(layout === 'CASH' ? [fecDay(settlement.day), settlement.means, settlement.nature, client] : []),
    ])
}

/** Returns the rows of the entries, in the order of their numbers. */
export const fecRows = (entries: readonly NumberedEntry[], layout: BookLayout): string[][] =>
  entries
    .toSorted((first, second) => first.number - second.number)
    .flatMap((numberedEntry) => rowsOf(numberedEntry, layout))

/** Returns the content of the file: a header and rows, with cells separated by tabs and lines ended by CRLF. */
export const fecFile = (rows: readonly (readonly string[])[], layout: BookLayout): string =>
  [columnsOf(layout), ...rows].map((cells) => `${cells.join('\t')}\r\n`).join('')

/**
 * Returns the file name: `732829320FEC20261231.txt` with the last day of a whole year that is over on the day `today`,
 * otherwise a name with the first and the last day.
 */
export const fecName = (siren: string, period: Period, today: Day): string =>
  isWholeYear(period, today)
    ? `${siren}FEC${fecDay(period.endDate)}.txt`
    : `${siren}-ecritures-du-${period.startDate}-au-${period.endDate}.txt`
