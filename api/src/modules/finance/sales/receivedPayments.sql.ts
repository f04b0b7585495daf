import { sql } from 'kysely'
import type { ReceivedPayment } from 'shared/contracts/finance/sales'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { patientName } from '../../../patientName.sql.ts'

export interface ReceivedScope extends Period {
  /** Therapist of the invoices; all therapists if absent. */
  therapistId?: string
  timeZone: string
}

/** Builds the table expression of all rows of the journal that were paid in the period, joined with their invoices. */
const receivedPayments = ({ startDate, endDate, therapistId }: ReceivedScope) => sql`
  bill_payment p join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id
  where p.paid_on between ${startDate}::date and ${endDate}::date
    ${therapistId ? sql`and b.therapist_id = ${therapistId}` : sql``}`

export interface ReceivedRow extends Omit<ReceivedPayment, 'bill' | 'clientName'> {
  billId: string
  billNumber: string
  issuedOn: string
  clientName: string
}

/** Finds a page of the rows of the journal in the scope, the newest first. */
export async function findReceivedPayments(
  tx: Tx,
  scope: ReceivedScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select payment.id, payment.kind, payment.means, payment.amount, payment.paid_on as "paidOn", bill.id as "billId",
      bill.bill_number as "billNumber", (bill.created_at at time zone ${scope.timeZone})::date as "issuedOn",
      coalesce(bill.client_name, ${patientName}) as "clientName"
    from (select p.* from ${receivedPayments(scope)} order by p.paid_on desc, p.position desc offset ${offset} limit ${limit}) as payment
      join bill on bill.tenant_id = payment.tenant_id and bill.id = payment.bill_id
      join patient on patient.tenant_id = bill.tenant_id and patient.id = bill.patient_id
    order by payment.paid_on desc, payment.position desc`.execute(tx)
  return rows
}

/** Counts and sums the rows of the journal in the scope, in euros; refunds are negative. */
export async function sumReceivedPayments(tx: Tx, scope: ReceivedScope): Promise<{ count: number; total: number }> {
  const { rows } = await sql<{ count: number; total: number }>`
    select count(*)::int as count, coalesce(sum(p.amount), 0) as total from ${receivedPayments(scope)}`.execute(tx)
  const [sums] = rows
  if (!sums) throw new Error('The query of the sums returned no row.')
  return sums
}
