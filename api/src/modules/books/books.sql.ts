import { sql } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'
import type { BookedBill, BookedPayment } from 'shared/domain/books/booked'
import { centsOf } from 'shared/domain/money/cents'
import type { Tx } from '../../db.ts'

interface BillColumns {
  billKind: BookedBill['kind']
  number: string
  corrects: string | null
  issuedOn: string
  clientId: string
  clientName: string
  isBusiness: boolean
  total: number
  rates: { rate: number; base: number; tax: number }[]
}

const billColumns = sql`
  b.kind as "billKind", b.bill_number as number, corrected.bill_number as corrects, b.issued_on as "issuedOn",
  coalesce(b.payer_id, b.patient_id) as "clientId", b.client_name as "clientName",
  case when b.payer_id is null then patient.type = 'FIRM' and btrim(patient.siren) <> ''
    else payer.kind <> 'GUARDIAN' and btrim(payer.siren) <> '' end as "isBusiness", b.total_price as total,
  (select coalesce(jsonb_agg(jsonb_build_object('rate', r.rate, 'base', r.base, 'tax', r.tax) order by r.rate desc), '[]')
    from bill_rate r where r.tenant_id = b.tenant_id and r.bill_id = b.id) as rates`

const ofPatient = sql`
  join patient on patient.tenant_id = b.tenant_id and patient.id = b.patient_id
  left join patient_payer payer on payer.tenant_id = b.tenant_id and payer.id = b.payer_id
  left join bill corrected on corrected.tenant_id = b.tenant_id and corrected.id = b.corrects_id`

const billOf = (row: BillColumns): BookedBill => ({
  kind: row.billKind,
  number: row.number,
  corrects: row.corrects,
  day: row.issuedOn,
  clientId: row.clientId,
  clientName: row.clientName,
  isBusiness: row.isBusiness,
  total: centsOf(row.total),
  rates: row.rates.map(({ rate, base, tax }) => ({ rate: centsOf(rate), base: centsOf(base), tax: centsOf(tax) })),
})

/** Invoices and credit notes issued in these days, in the order of their days and numbers; `limit` at most. */
export async function findBookedBills(tx: Tx, { startDate, endDate }: Period, limit: number): Promise<BookedBill[]> {
  const { rows } = await sql<BillColumns>`
    select ${billColumns} from bill b ${ofPatient}
    where b.issued_on between ${startDate}::date and ${endDate}::date
    order by b.issued_on, b.kind desc, b.position limit ${limit}`.execute(tx)
  return rows.map(billOf)
}

type PaymentColumns = BillColumns & Pick<BookedPayment, 'position' | 'day' | 'kind' | 'means' | 'amount' | 'before'>

/** What was received and given back in these days, in the order of the days and of the journal; `limit` at most. */
export async function findBookedPayments(
  tx: Tx,
  { startDate, endDate }: Period,
  limit: number,
): Promise<BookedPayment[]> {
  const { rows } = await sql<PaymentColumns>`
    select p.position, p.paid_on as day, p.kind, p.means, p.amount,
      (select coalesce(sum(former.amount), 0) from bill_payment former
        where former.tenant_id = p.tenant_id and former.bill_id = p.bill_id and former.position < p.position) as before,
      ${billColumns}
    from bill_payment p join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id ${ofPatient}
    where p.paid_on between ${startDate}::date and ${endDate}::date
    order by p.paid_on, p.position limit ${limit}`.execute(tx)
  return rows.map((row) => ({
    position: row.position,
    day: row.day,
    kind: row.kind,
    means: row.means,
    amount: centsOf(row.amount),
    before: centsOf(row.before),
    bill: billOf(row),
  }))
}
