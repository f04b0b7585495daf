import { sql } from 'kysely'
import type { BillClosure } from 'shared/contracts/finance/billClosures'
import type { PaymentKind } from 'shared/domain/bills/paymentKinds'
import type { ClosedPeriod } from 'shared/domain/bills/closures'
import type { Day } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../../db.ts'
import { closureOf } from '../closures/closureRow.ts'

/**
 * Row of a hash chain: `hash` is the SHA-256 of `previousHash`, of the hashes of the document's files if there are any,
 * and of the text `hashed`.
 */
export interface HashChainRow {
  hashed: string
  /** Hexadecimal, like `hash`; '' for the first row. */
  previousHash: string
  hash: string
}

const toHex = (column: string) => sql`coalesce(encode(${sql.ref(column)}, 'hex'), '')`
const hashColumns = sql`${toHex('entry.previous_hash')} as "previousHash", ${toHex('entry.hash')} as hash`

export interface ArchivedDocument extends HashChainRow {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  position: number
  number: string
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null
  issuedOn: Day
  dueOn: Day | null
  clientName: string
  /** In euros without VAT; `total` includes it. */
  net: number
  total: number
  pdfHash: string
  xmlHash: string
}

/** Finds the invoices and credit notes issued in the period, by kind and position; at most `limit`. */
export async function findArchivedDocuments(
  tx: Tx,
  { startDate, endDate }: Period,
  limit: number,
): Promise<ArchivedDocument[]> {
  const { rows } = await sql<ArchivedDocument>`
    select entry.kind, entry.position, entry.bill_number as number, corrected.bill_number as corrects, entry.issued_on as "issuedOn",
      entry.due_on as "dueOn", entry.client_name as "clientName", entry.net_price as net, entry.total_price as total,
      ${toHex('entry.content_hash')} as "pdfHash", ${toHex('entry.xml_hash')} as "xmlHash", bill_text(entry) as hashed, ${hashColumns}
    from bill entry left join bill corrected on corrected.tenant_id = entry.tenant_id and corrected.id = entry.corrects_id
    where entry.issued_on between ${startDate}::date and ${endDate}::date
    order by entry.kind desc, entry.position limit ${limit}`.execute(tx)
  return rows
}

export interface ArchivedPayment extends HashChainRow {
  position: number
  recordedAt: Date
  paidOn: Day
  kind: PaymentKind
  means: string
  amount: number
  billNumber: string
  /** Position of the row that a correction cancels. */
  corrects: number | null
}

/** Finds the rows recorded in the journal of payments in the period, in their order; at most `limit`. */
export async function findArchivedPayments(
  tx: Tx,
  { startDate, endDate }: Period,
  limit: number,
): Promise<ArchivedPayment[]> {
  const { rows } = await sql<ArchivedPayment>`
    select entry.position, entry.recorded_at as "recordedAt", entry.paid_on as "paidOn", entry.kind, entry.means, entry.amount,
      b.bill_number as "billNumber", corrected.position as corrects, bill_payment_text(entry) as hashed, ${hashColumns}
    from bill_payment entry join bill b on b.tenant_id = entry.tenant_id and b.id = entry.bill_id
      left join bill_payment corrected on corrected.tenant_id = entry.tenant_id and corrected.id = entry.corrects
    where entry.recorded_on between ${startDate}::date and ${endDate}::date
    order by entry.position limit ${limit}`.execute(tx)
  return rows
}

export interface ArchivedClosure extends HashChainRow {
  closure: BillClosure
}

/** Finds the closures of a kind that overlap with the period. */
export async function findArchivedClosures(
  tx: Tx,
  kind: ClosedPeriod,
  { startDate, endDate }: Period,
): Promise<ArchivedClosure[]> {
  const rows = await tx
    .selectFrom('bill_closure as entry')
    .selectAll('entry')
    .select([
      sql<string>`bill_closure_text(entry)`.as('hashed'),
      sql<string>`${toHex('entry.previous_hash')}`.as('previousHash'),
    ])
    .where('entry.period', '=', kind)
    .where('entry.first_day', '<=', endDate)
    .where('entry.last_day', '>=', startDate)
    .orderBy('entry.position')
    .execute()
  return rows.map(({ hashed, previousHash, ...row }) => {
    const closure = closureOf(row)
    return { closure, hashed, previousHash, hash: closure.hash }
  })
}
