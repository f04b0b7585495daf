import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

/** An invoice to pay, refund or credit, which nobody else changes until the transaction ends. */
export const lockBill = (tx: Tx, id: string) =>
  tx
    .selectFrom('bill')
    .select([
      'id',
      'kind',
      'bill_number',
      'issued_on',
      'patient_id',
      'therapist_id',
      'total_price',
      'received',
      'refunded',
      'credited',
      'fully_paid',
      'input',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>

export type NewPayment = Omit<Insertable<Tables['bill_payment']>, 'position' | 'hash' | 'previous_hash'>

/** Adds a row; the database chains it, and counts it to its invoice. */
export async function insertPayment(tx: Tx, row: NewPayment): Promise<void> {
  await tx.insertInto('bill_payment').values(row).execute()
}

/** What was recorded of an invoice, in that order. */
export const paymentsOf = (tx: Tx, billId: string) =>
  tx.selectFrom('bill_payment').selectAll().where('bill_id', '=', billId).orderBy('position').execute()

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/** Sessions on a paid invoice are paid; on one that is no longer, only those that have a payment of their own. */
export async function alignSessions(tx: Tx, billId: string): Promise<void> {
  await sql`
    update session s set paid = due.paid, version = s.version + 1
    from (
      select w.tenant_id, w.id, b.fully_paid or exists (
        select from bill_payment p
        where p.tenant_id = b.tenant_id and p.bill_id = b.id and p.session_id = w.id and p.kind = 'PAYMENT'
          and not exists (select from bill_payment c where c.tenant_id = p.tenant_id and c.corrects = p.id)
      ) as paid
      from bill b join session w on w.tenant_id = b.tenant_id and w.bill_id = b.id where b.id = ${billId}
    ) due
    where s.tenant_id = due.tenant_id and s.id = due.id and s.paid <> due.paid`.execute(tx)
}

/** The lines of an invoice, with what the credit notes took of it. */
export const linesOf = (tx: Tx, billId: string) =>
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

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number]
