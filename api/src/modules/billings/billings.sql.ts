import { sql, type SqlBool } from 'kysely'
import type { BillPage } from 'shared/contracts/billing'
import type { Query } from 'shared/contracts/routes'
import { patientName } from 'shared/domain/patients/patientName'
import type { Tx } from '../../db.ts'
import { containing } from '../patients/searchPatterns.ts'

type Search = Query<'GET /billings'>

const found = (tx: Tx, { startDate, endDate, name, status, therapistId }: Search, timeZone: string) => {
  const day = sql<string>`(bill.created_at at time zone ${timeZone})::date`
  let rows = tx
    .selectFrom('bill')
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'bill.tenant_id').onRef('patient.id', '=', 'bill.patient_id'),
    )
  if (startDate) rows = rows.where(day, '>=', startDate)
  if (endDate) rows = rows.where(day, '<=', endDate)
  if (therapistId) rows = rows.where('bill.therapist_id', '=', therapistId)
  if (status === 'PAID' || status === 'UNPAID') rows = rows.where('bill.fully_paid', '=', status === 'PAID')
  if (name)
    rows = rows.where(
      sql<SqlBool>`plain(concat_ws(' ', bill.bill_number, patient.company_name, patient.lastname, patient.firstname)) like all(${containing(name)}::text[])`,
    )
  return rows
}

/** The invoices that answer the search, the newest first. Days are the practice's. */
export async function billPage(tx: Tx, search: Search, timeZone: string): Promise<BillPage> {
  const { page = 0, size = 10 } = search
  const { totalElements } = await found(tx, search, timeZone)
    .select(({ fn }) => fn.countAll<number>().as('totalElements'))
    .executeTakeFirstOrThrow()
  const rows = await found(tx, search, timeZone)
    .select([
      'bill.id',
      'bill.bill_number',
      'bill.fully_paid',
      'bill.total_price',
      'bill.taxes',
      'bill.created_at',
      'bill.patient_id',
    ])
    .select(['patient.type', 'patient.firstname', 'patient.lastname', 'patient.company_name'])
    .orderBy('bill.created_at', 'desc')
    .orderBy('bill.bill_number', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    content: rows.map((row) => ({
      id: row.id,
      billNumber: row.bill_number,
      patient: {
        id: row.patient_id,
        name: patientName({
          ...row,
          contactFirstname: '',
          contactLastname: '',
          individual: row,
          firm: row.type === 'FIRM' ? { companyName: row.company_name } : null,
        }),
      },
      fullyPaid: row.fully_paid,
      totalPrice: row.total_price,
      taxes: row.taxes,
      createdAt: row.created_at.toISOString(),
    })),
    totalElements,
    itemsPerPage: size,
    totalPages: Math.ceil(totalElements / size),
  }
}

export const isMember = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
