import type { Selectable } from 'kysely'
import type { BillPage } from 'shared/contracts/billing'
import { patientName } from 'shared/domain/patients/patientName'
import type { Tables } from '../../tables/tables.ts'

export const billColumns = [
  'bill.id',
  'bill.bill_number',
  'bill.fully_paid',
  'bill.total_price',
  'bill.taxes',
  'bill.created_at',
  'bill.patient_id',
  'patient.type',
  'patient.firstname',
  'patient.lastname',
  'patient.company_name',
] as const

type BillRow = Pick<
  Selectable<Tables['bill']>,
  'id' | 'bill_number' | 'fully_paid' | 'total_price' | 'taxes' | 'created_at' | 'patient_id'
> &
  Pick<Selectable<Tables['patient']>, 'type' | 'firstname' | 'lastname' | 'company_name'>

export const billOf = (row: BillRow): BillPage['content'][number] => ({
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
  kind: 'INVOICE',
  netPrice: Math.round((row.total_price * 10_000) / (100 + row.taxes)) / 100,
  dueOn: null,
  overdueDays: 0,
  remaining: row.fully_paid ? 0 : row.total_price,
  paymentState: row.fully_paid ? 'PAID' : 'UNPAID',
  correctsNumber: null,
  sentAt: null,
})
