import { clientCredit } from '../bills/meansOfPayment.ts'
import { isCreditKind } from '../bills/paymentKinds.ts'
import type { Day } from '../calendar/day.ts'
import { eurosOf, type Cents } from '../money/cents.ts'
import { spreadsheetAmount } from '../spreadsheetAmount.ts'
import type { BookedBill, BookedPayment } from './booked.ts'
import { letteringOf, type ClientMovement, type Lettering } from './lettering.ts'

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

interface AccountingEntry {
  journal: readonly [code: string, name: string]
  day: Day
  text: string
  bill: BookedBill
  lines: EntryLine[]
}

const saleEntry = (bill: BookedBill): AccountingEntry => {
  const sign = bill.kind === 'INVOICE' ? 1 : -1
  const sum = (amountKey: 'base' | 'tax') => bill.rates.reduce((all, rate) => all + rate[amountKey], 0)
  return {
    journal: ['VE', 'Ventes'],
    day: bill.day,
    text: `${bill.kind === 'INVOICE' ? 'Facture' : 'Avoir'} ${bill.number}`,
    bill,
    lines: [
      { account: clientsAccount, amount: sign * bill.total },
      { account: salesAccount, amount: -sign * sum('base') },
      { account: vatAccount, amount: -sign * sum('tax') },
    ],
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

interface MoneySource {
  journal: AccountingEntry['journal']
  account: Account
}

function moneySource(means: string): MoneySource {
  if (means === clientCredit) return { journal: ['OD', 'Opérations diverses'], account: creditsAccount }
  if (means === 'CASH') return { journal: ['CA', 'Caisse'], account: cashAccount }
  return { journal: ['BQ', 'Banque'], account: bankAccount }
}

/**
 * Returns the entry of a payment. The entry of a payment by the client's credit also lowers the credit, whose use has no
 * entry of its own.
 */
function paymentEntry({ kind, means, amount, day, bill }: BookedPayment): AccountingEntry {
  const { journal, account } = moneySource(means)
  const creditedAccount = isCreditKind(kind) ? creditsAccount : clientsAccount
  return {
    journal,
    day,
    text: `${paymentTexts[kind]} ${bill.number}`,
    bill,
    lines:
      account === creditedAccount
        ? []
        : [
            { account, amount },
            { account: creditedAccount, amount: -amount },
          ],
  }
}

const fecDay = (day: Day) => day.replaceAll('-', '')
const fecAmount = (cents: Cents) => spreadsheetAmount(eurosOf(cents))
/** Removes separators and line ends, which a field must not contain. */
const fecText = (text: string) => text.replaceAll(/[\s|]+/g, ' ').trim()

/** Returns the number of the invoice with which the entry is lettered: credit notes and payments go with their invoice. */
const invoiceOf = ({ bill }: AccountingEntry) => bill.corrects ?? bill.number

/** Returns the movements of an entry in the client's account. */
const clientMovements = (entry: AccountingEntry): ClientMovement[] =>
  entry.lines
    .filter(({ account }) => account === clientsAccount)
    .map(({ amount }) => ({ invoice: invoiceOf(entry), amount, day: entry.day }))

function rowsOf(entry: AccountingEntry, number: number, lettering: Lettering | undefined): string[][] {
  const { journal, day, text, bill, lines } = entry
  const [code, name] = journal
  const nonZeroLines = lines.filter(({ amount }) => amount !== 0)
  return nonZeroLines.map(({ account, amount }) => [
    code,
    name,
    String(number),
    fecDay(day),
    account.number,
    account.name,
    accountsOfClients.includes(account) ? bill.clientId.replaceAll('-', '').slice(-12).toUpperCase() : '',
    accountsOfClients.includes(account) ? fecText(bill.clientName) : '',
    fecText(bill.number),
    fecDay(bill.day),
    fecText(text),
    fecAmount(Math.max(0, amount)),
    fecAmount(Math.max(0, -amount)),
    ...(account === clientsAccount && lettering ? [lettering.letters, fecDay(lettering.day)] : ['', '']),
    fecDay(day),
    '',
    '',
  ])
}

/**
 * Returns the rows of the sales and receipts of a practice, sorted by day, with invoices before payments of the same
 * day, and numbered without gaps. A document of 0 € has no entry. The entries of an invoice share a lettering if they
 * sum to zero.
 */
export function fecRows(bills: readonly BookedBill[], payments: readonly BookedPayment[]): string[][] {
  const entries = [...bills.map(saleEntry), ...payments.map(paymentEntry)]
    .filter(({ lines }) => lines.some(({ amount }) => amount !== 0))
    .toSorted((first, second) => first.day.localeCompare(second.day))
  const lettering = letteringOf(entries.flatMap(clientMovements))
  return entries.flatMap((entry, index) => rowsOf(entry, index + 1, lettering.get(invoiceOf(entry))))
}

/** Returns the content of the file: a header and rows, with cells separated by tabs and lines ended by CRLF. */
export const fecFile = (rows: readonly (readonly string[])[]): string =>
  [fecColumns, ...rows].map((cells) => `${cells.join('\t')}\r\n`).join('')

/** Returns the file name, `732829320FEC20261231.txt`, with the last day of the entries. */
export const fecName = (siren: string, endDate: Day): string => `${siren}FEC${fecDay(endDate)}.txt`
