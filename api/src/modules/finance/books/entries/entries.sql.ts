import { sql, type Insertable } from 'kysely'
import { clientCredit } from 'shared/domain/bills/meansOfPayment'
import type { BookedCreditNote } from 'shared/domain/books/booked'
import { entryDayOf, type BookLayout, type EntrySource, type NumberedEntry } from 'shared/domain/books/entries'
import type { ClientMovement, Lettering } from 'shared/domain/books/lettering'
import type { Day } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { centsOf } from 'shared/domain/money/cents'

import type { Tx } from '../../../../db.ts'
import type { Tables } from '../../../../tables/tables.ts'
import { selectBills, selectCreditNotes, selectPayments, type EntryColumns, type ProfileVat } from '../books.sql.ts'

/** Locks the numbering of a practice's entries until the transaction ends, so that no number is assigned twice. */
export async function lockEntries(tx: Tx, tenantId: string): Promise<void> {
  await tx.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Document, or row of the journal of payments, that has no accounting entry yet. */
export interface PendingEntry {
  billId: string | null
  paymentId: string | null
  /** Id of the invoice, or of the invoice that the credit note corrects or the payment pays. */
  invoiceId: string
  clientId: string
  /** Number of the client's account in earlier entries of the invoice; null without such an entry. */
  earlierAccount: number | null
  entryDay: Day
  /** Day on which the document was issued or the row recorded; neither can change afterwards. */
  validatedOn: Day
}

type PendingRow = Omit<PendingEntry, 'entryDay'> & { paidOn: Day; closedUntil: Day | null }

const hasNoEntry = (layout: BookLayout, column: 'bill_id' | 'payment_id', id: string) => sql`
  not exists (select from book_entry e where e.tenant_id = app_tenant() and e.layout = ${layout} and ${sql.ref(`e.${column}`)} = ${sql.ref(id)})`

/**
 * Finds the documents and journal rows until a day that need an entry and have none yet, in the order of their future
 * numbers: by day of validation, then by day, invoices before credit notes before payments. Amounts of 0, and invoices
 * that were not issued in the application, have no entries; cash accounts have none of invoices.
 */
export async function findPendingEntries(tx: Tx, layout: BookLayout, until: Day): Promise<PendingEntry[]> {
  const needsEntry = layout === 'CASH' ? sql`b.kind = 'CREDIT_NOTE'` : sql`b.total_price <> 0`
  const { rows } = await sql<PendingRow>`
    select pending.*, coalesce(b.payer_id, b.patient_id) as "clientId", coalesce(
      (select e.account from book_entry e where e.tenant_id = b.tenant_id and e.layout in ('COMMITMENT', 'CASH') and e.bill_id = b.id limit 1),
      (select e.account from bill_payment p join book_entry e on e.tenant_id = p.tenant_id and e.layout in ('COMMITMENT', 'CASH')
        and e.payment_id = p.id where p.tenant_id = b.tenant_id and p.bill_id = b.id limit 1)
    ) as "earlierAccount"
    from (
      select b.id as "billId", null::uuid as "paymentId", coalesce(b.corrects_id, b.id) as "invoiceId",
        b.issued_on as "paidOn", b.issued_on as "validatedOn", null::date as "closedUntil",
        case b.kind when 'INVOICE' then 1 else 2 end as rank, b.position
      from bill b where b.tenant_id = app_tenant() and b.issued_on <= ${until}::date and ${needsEntry} and ${hasNoEntry(layout, 'bill_id', 'b.id')}
      union all
      select null, p.id, p.bill_id, p.paid_on, p.recorded_on,
        case when p.paid_on < p.recorded_on then (
          select max(c.last_day) from bill_closure c where c.tenant_id = p.tenant_id and c.closed_at <= p.recorded_at
        ) end, 3, p.position
      from bill_payment p join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id
      where p.tenant_id = app_tenant() and p.recorded_on <= ${until}::date and b.issued_on is not null and p.amount <> 0
        and not (p.kind in ('CREDIT_USE', 'CREDIT_CORRECTION') and p.means = ${clientCredit}) and ${hasNoEntry(layout, 'payment_id', 'p.id')}
    ) pending join bill b on b.tenant_id = app_tenant() and b.id = pending."invoiceId"
    order by pending."validatedOn", pending.rank, pending.position`.execute(tx)
  const daysOf = ({ validatedOn, entryDay }: PendingEntry) => `${validatedOn} ${entryDay}`
  return rows
    .map(({ paidOn, closedUntil, ...row }) => ({
      ...row,
      entryDay: entryDayOf({ paidOn, recordedOn: row.validatedOn, closedUntil }),
    }))
    .toSorted((first, second) => daysOf(first).localeCompare(daysOf(second)))
}

/** Finds those of the credit notes with these ids whose invoice was at least partly paid before, by id. */
export async function findCreditNotesById(
  tx: Tx,
  profile: ProfileVat,
  ids: readonly string[],
): Promise<Map<string, BookedCreditNote>> {
  const rows = await selectCreditNotes(tx, profile, {
    where: sql`n.id = any(${[...ids]}::uuid[])`,
    order: sql`n.position`,
  })
  return new Map(rows.map(({ id, creditNote }) => [id, creditNote]))
}

/** Finds the last number of the entries of a layout; 0 without an entry. */
export async function findLastNumber(tx: Tx, layout: BookLayout): Promise<number> {
  const { last } = await tx
    .selectFrom('book_entry')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('layout', '=', layout)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Lists the accounts of clients by their ids. */
export async function listClientAccounts(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('book_client').select(['client_id', 'number']).execute()
  return new Map(rows.map(({ client_id, number }) => [client_id, number]))
}

export async function insertClientAccounts(tx: Tx, rows: Insertable<Tables['book_client']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('book_client').values(rows).execute()
}

export async function insertEntries(tx: Tx, rows: Insertable<Tables['book_entry']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('book_entry').values(rows).execute()
}

/**
 * Lists the movements in the clients' accounts without a lettering code (« lettrage »). Excludes those of an invoice
 * with an entry that was exported without a code, since exported entries do not change.
 */
export async function listOpenMovements(tx: Tx): Promise<ClientMovement[]> {
  const { rows } = await sql<ClientMovement>`
    with movement as (
      select coalesce(b.corrects_id, b.id) as invoice, case b.kind when 'INVOICE' then b.total_price else -b.total_price end as amount,
        e.entry_day as day, e.number, e.exported
      from book_entry e join bill b on b.tenant_id = e.tenant_id and b.id = e.bill_id
      where e.tenant_id = app_tenant() and e.layout = 'COMMITMENT' and e.lettering is null
      union all
      select p.bill_id, -p.amount, e.entry_day, e.number, e.exported
      from book_entry e join bill_payment p on p.tenant_id = e.tenant_id and p.id = e.payment_id
      where e.tenant_id = app_tenant() and e.layout = 'COMMITMENT' and e.lettering is null and p.kind in ('PAYMENT', 'REFUND', 'CORRECTION')
    )
    select invoice, amount, day from movement m
    where not exists (select from movement other where other.invoice = m.invoice and other.exported)
    order by number`.execute(tx)
  return rows.map(({ invoice, amount, day }) => ({ invoice, amount: centsOf(amount), day }))
}

/** Finds the index of the next unused lettering code. */
export async function findNextLettering(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('book_entry')
    .select(({ fn }) => fn.max('lettering').as('last'))
    .where('layout', '=', 'COMMITMENT')
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

/** Sets the lettering codes of the entries of these invoices. */
export async function updateLettering(tx: Tx, lettering: ReadonlyMap<string, Lettering>): Promise<void> {
  const rows = [...lettering].map(([invoice, { index, day }]) => ({ invoice, index, day }))
  await sql`
    update book_entry e set lettering = codes.index, lettered_on = codes.day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as codes(invoice uuid, index integer, day date)
    where e.tenant_id = app_tenant() and e.layout = 'COMMITMENT' and e.lettering is null and not e.exported and codes.invoice = coalesce(
      (select coalesce(b.corrects_id, b.id) from bill b where b.tenant_id = e.tenant_id and b.id = e.bill_id),
      (select p.bill_id from bill_payment p where p.tenant_id = e.tenant_id and p.id = e.payment_id and p.kind in ('PAYMENT', 'REFUND', 'CORRECTION'))
    )`.execute(tx)
}

/** Marks the entries of these days as exported, which makes their lettering codes final. */
export async function updateExported(tx: Tx, layout: BookLayout, { startDate, endDate }: Period): Promise<void> {
  await tx
    .updateTable('book_entry')
    .set({ exported: true })
    .where('layout', '=', layout)
    .where('exported', '=', false)
    .where('entry_day', '>=', startDate)
    .where('entry_day', '<=', endDate)
    .execute()
}

const entryOf = (entry: EntryColumns | null, source: EntrySource): NumberedEntry[] =>
  entry === null ? [] : [{ ...entry, source }]

/** Finds the entries of these days; at most `limit` of invoices and credit notes, and as many of the journal. */
export async function findEntries(
  tx: Tx,
  layout: BookLayout,
  { startDate, endDate, profile, limit }: Period & { profile: ProfileVat; limit: number },
): Promise<NumberedEntry[]> {
  const selection = {
    layout,
    where: sql`e.entry_day between ${startDate}::date and ${endDate}::date`,
    order: sql`e.number limit ${limit}`,
  }
  const payments = await selectPayments(tx, profile, selection)
  const entries = payments.flatMap(({ entry, payment }) => entryOf(entry, { payment }))
  if (layout === 'CASH') {
    const creditNotes = await selectCreditNotes(tx, profile, selection)
    return [...entries, ...creditNotes.flatMap(({ entry, creditNote }) => entryOf(entry, { creditNote }))]
  }
  const bills = await selectBills(tx, profile, selection)
  return [...entries, ...bills.flatMap(({ entry, bill }) => entryOf(entry, { bill }))]
}
