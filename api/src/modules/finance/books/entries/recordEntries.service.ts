import type { BookLayout } from 'shared/domain/books/entries'
import { movesVat } from 'shared/domain/books/fec'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../../db.ts'
import type { MemberRow } from '../../../practice/user/memberRow.ts'
import {
  findCreditNotesById,
  findLastNumber,
  findPendingEntries,
  insertClientAccounts,
  insertEntries,
  listClientAccounts,
  lockEntries,
  type PendingEntry,
} from './entries.sql.ts'

/** Rows of one statement, within the maximum number of its parameters. */
const rowsPerInsert = 2_000

export const layoutOf = ({ cash_accounts }: Pick<MemberRow, 'cash_accounts'>): BookLayout =>
  cash_accounts ? 'CASH' : 'COMMITMENT'

/** Removes the credit notes that have no entry in cash accounts, since they move no VAT. */
async function withMovedVat(tx: Tx, owner: MemberRow, entries: readonly PendingEntry[]): Promise<PendingEntry[]> {
  const creditNotes = await findCreditNotesById(
    tx,
    owner,
    entries.flatMap(({ billId }) => billId ?? []),
  )
  return entries.filter(({ billId }) => {
    const creditNote = billId === null ? undefined : creditNotes.get(billId)
    return billId === null || (creditNote !== undefined && movesVat(creditNote))
  })
}

/**
 * Returns the number of the client's account for each entry, and the accounts that are new. An invoice keeps its
 * account, even if its client's file was merged into another one.
 */
function assignAccounts(entries: readonly PendingEntry[], accounts: ReadonlyMap<string, number>) {
  const byClient = new Map(accounts)
  const byInvoice = new Map<string, number>()
  const accountOf = ({ invoiceId, clientId, knownAccount }: PendingEntry): number => {
    const account = knownAccount ?? byInvoice.get(invoiceId) ?? byClient.get(clientId) ?? byClient.size + 1
    byInvoice.set(invoiceId, account)
    // Only a new account becomes the client's: an invoice of a merged file may have the account of another client.
    if (!byClient.has(clientId) && account > byClient.size) byClient.set(clientId, account)
    return account
  }
  const numbers = entries.map(accountOf)
  return { numbers, newAccounts: [...byClient].filter(([clientId]) => !accounts.has(clientId)) }
}

/** Calls `insert` with the rows in parts. */
async function insertInParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert))
}

/**
 * Adds numbered entries in the practice's layout for the documents and journal rows until a day that have none. Numbers
 * and days never change afterwards (ruling 148).
 */
export async function recordEntries(tx: Tx, tenantId: string, owner: MemberRow, until: Day): Promise<void> {
  await lockEntries(tx, tenantId)
  const layout = layoutOf(owner)
  const pending = await findPendingEntries(tx, layout, until)
  const entries = layout === 'CASH' ? await withMovedVat(tx, owner, pending) : pending
  if (entries.length === 0) return
  const { numbers, newAccounts } = assignAccounts(entries, await listClientAccounts(tx))
  const clients = newAccounts.map(([client_id, number]) => ({ tenant_id: tenantId, client_id, number }))
  await insertInParts(clients, (part) => insertClientAccounts(tx, part))
  const lastNumber = await findLastNumber(tx, layout)
  const rows = entries.map((entry, index) => ({
    tenant_id: tenantId,
    layout,
    number: lastNumber + index + 1,
    bill_id: entry.billId,
    payment_id: entry.paymentId,
    entry_day: entry.entryDay,
    validated_on: entry.validatedOn,
    account: numbers[index] ?? 0,
  }))
  await insertInParts(rows, (part) => insertEntries(tx, part))
}
