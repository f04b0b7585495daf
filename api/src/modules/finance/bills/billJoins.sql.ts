import type { JoinBuilder } from 'kysely'
import type { Tables } from '../../../tables/tables.ts'

type BillAndPatient = Pick<Tables, 'bill' | 'patient'>

/** Joins the patient to the bills of a query. */
export const onBillPatient = (join: JoinBuilder<BillAndPatient, keyof BillAndPatient>) =>
  join.onRef('patient.tenant_id', '=', 'bill.tenant_id').onRef('patient.id', '=', 'bill.patient_id')
