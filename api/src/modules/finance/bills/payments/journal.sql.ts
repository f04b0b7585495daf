import { sql, type Insertable, type NotNull, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db.ts'
import type { Tables } from '../../../../tables/tables.ts'

/**
 * Locks invoices until the transaction ends, to pay, refund or credit them; always in the same order, so that two
 * transactions do not wait for each other.
 */
export const lockBills = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('bill')
    .select([
      'id',
      'kind',
      'bill_number',
      'issued_on',
      'patient_id',
      'payer_id',
      'therapist_id',
      'total_price',
      'received',
      'refunded',
      'credited',
      'credit_left',
      'fully_paid',
      'input',
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Locks an invoice until the transaction ends, to pay, refund or credit it. */
export const lockBill = async (tx: Tx, id: string): Promise<LockedBill | undefined> => (await lockBills(tx, [id]))[0]

export type LockedBill = Awaited<ReturnType<typeof lockBills>>[number]

export type NewPayment = Omit<Insertable<Tables['bill_payment']>, 'position' | 'hash' | 'previous_hash'>

/** Inserts a row; database triggers chain it and add it to the amounts of its invoice. */
export async function insertPayment(tx: Tx, row: NewPayment): Promise<void> {
  await tx.insertInto('bill_payment').values(row).execute()
}

/** Lists the journal rows of these invoices, in the order they were recorded. */
export const listPaymentsOfBills = (tx: Tx, billIds: readonly string[]) =>
  tx
    .selectFrom('bill_payment')
    .selectAll()
    .where(sql<SqlBool>`bill_id = any(${[...billIds]}::uuid[])`)
    .orderBy('position')
    .execute()

/** Lists the journal rows of an invoice, in the order they were recorded. */
export const listPayments = (tx: Tx, billId: string) => listPaymentsOfBills(tx, [billId])

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

/**
 * Updates which sessions of an invoice are paid: all of them once the invoice is paid, otherwise the sessions with a
 * separate payment that is not corrected, or with an amount of 0. A divided session is paid once all its parts are; a
 * part without an invoice counts as paid if the session was paid before.
 */
export async function updatePaidSessions(tx: Tx, billId: string): Promise<void> {
  await sql`
    update session s set paid = updated.paid, version = s.version + 1
    from (
      select billed.tenant_id, billed.id, (
        select bool_and(case when part.bill_id is null then billed.paid else b.fully_paid or exists (
          select from bill_line l where l.tenant_id = b.tenant_id and l.bill_id = b.id and l.session_id = billed.id and l.net = 0
        ) or exists (
          select from bill_payment p
          where p.tenant_id = b.tenant_id and p.bill_id = b.id and p.session_id = billed.id and p.kind = 'PAYMENT'
            and not exists (select from bill_payment c where c.tenant_id = p.tenant_id and c.corrects = p.id)
        ) end)
        from (
          select sp.bill_id from session_part sp where sp.tenant_id = billed.tenant_id and sp.session_id = billed.id
          union all select billed.bill_id where billed.part_bill_id is null
        ) part left join bill b on b.tenant_id = billed.tenant_id and b.id = part.bill_id
      ) as paid
      from session billed where billed.tenant_id = app_tenant() and (billed.bill_id = ${billId}
        or billed.id in (select part.session_id from session_part part where part.tenant_id = app_tenant() and part.bill_id = ${billId}))
    ) updated
    where s.tenant_id = updated.tenant_id and s.id = updated.id and s.paid <> updated.paid`.execute(tx)
}

/** Lists the invoices that bill a session or a part of it. */
export async function listBillsOfSession(
  tx: Tx,
  { id, bill_id, part_bill_id }: { id: string; bill_id: string | null; part_bill_id: string | null },
): Promise<string[]> {
  if (part_bill_id === null) return bill_id === null ? [] : [bill_id]
  const rows = await tx
    .selectFrom('session_part')
    .select('bill_id')
    .distinct()
    .where('session_id', '=', id)
    .where('bill_id', 'is not', null)
    .orderBy('bill_id')
    .$narrowType<{ bill_id: NotNull }>()
    .execute()
  return rows.map((row) => row.bill_id)
}

/** Lists the lines of an invoice; a line is `creditable` if no credit note covers it. */
export const listLines = (tx: Tx, billId: string) =>
  tx
    .selectFrom('bill_line')
    .selectAll()
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('bill_line as credited')
              .select('credited.index')
              .whereRef('credited.tenant_id', '=', 'bill_line.tenant_id')
              .whereRef('credited.corrects_id', '=', 'bill_line.bill_id')
              .whereRef('credited.corrects_index', '=', 'bill_line.index'),
          ),
        )
        .as('creditable'),
    )
    .where('bill_id', '=', billId)
    .orderBy('index')
    .execute()

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]
