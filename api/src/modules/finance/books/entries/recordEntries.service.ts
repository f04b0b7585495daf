import type { BookLayout } from 'shared/domain/books/entries'
import { transfersVat } from 'shared/domain/books/fec'
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
async function removeCreditNotesWithoutVat(
  tx: Tx,
  owner: MemberRow,
  entries: readonly PendingEntry[],
): Promise<PendingEntry[]> {
  const creditNotes = await findCreditNotesById(
    tx,
    owner,
    entries.flatMap(({ billId }) => billId ?? []),
  )
  return entries.filter(({ billId }) => {
    const creditNote = billId === null ? undefined : creditNotes.get(billId)
    return billId === null || (creditNote !== undefined && transfersVat(creditNote))
  })
}

/**
 * Returns the number of the client's account for each entry, and the accounts that are new. An invoice keeps its
 * account, even if its client's file was merged into another one.
 */
function assignAccounts(entries: readonly PendingEntry[], accounts: ReadonlyMap<string, number>) {
  const accountsByClient = new Map(accounts)
  const accountsByInvoice = new Map<string, number>()
  const accountOf = ({ invoiceId, clientId, earlierAccount }: PendingEntry): number => {
    const account =
      earlierAccount ?? accountsByInvoice.get(invoiceId) ?? accountsByClient.get(clientId) ?? accountsByClient.size + 1
    accountsByInvoice.set(invoiceId, account)
    // Only a new account becomes the client's, since an invoice of a merged file may have another client's account.
    if (!accountsByClient.has(clientId) && account > accountsByClient.size) accountsByClient.set(clientId, account)
    return account
  }
  const numbers = entries.map(accountOf)
  return { numbers, newAccounts: [...accountsByClient].filter(([clientId]) => !accounts.has(clientId)) }
}

/** Inserts the rows in batches of `rowsPerInsert`. */
async function insertInBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<void>): Promise<void> {
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
  const pendingEntries = await findPendingEntries(tx, layout, until)
  const entries = layout === 'CASH' ? await removeCreditNotesWithoutVat(tx, owner, pendingEntries) : pendingEntries
  if (entries.length === 0) return
  const { numbers, newAccounts } = assignAccounts(entries, await listClientAccounts(tx))
  const clients = newAccounts.map(([client_id, number]) => ({ tenant_id: tenantId, client_id, number }))
  await insertInBatches(clients, (batch) => insertClientAccounts(tx, batch))
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
  await insertInBatches(rows, (batch) => insertEntries(tx, batch))
}
