import type { PatientDocument } from 'shared/contracts/patientFile'
import { nowIn } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../db.ts'

/** The invoices of a patient as documents of the file, the newest first. */
export async function documentsOfBills(tx: Tx, patientId: string, timeZone: string): Promise<PatientDocument[]> {
  const rows = await tx
    .selectFrom('bill')
    .select(['id', 'bill_number', 'created_at', 'total_price', 'fully_paid'])
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('bill_number', 'desc')
    .execute()
  return rows.map((row) => {
    const date = nowIn(timeZone, row.created_at).day
    const search = new URLSearchParams({ name: row.bill_number, startDate: date, endDate: date })
    return {
      id: row.id,
      kind: 'BILL',
      number: row.bill_number,
      date,
      totalPrice: row.total_price,
      status: row.fully_paid ? 'Payée' : 'Non payée',
      path: `/pros/billings/details?${search.toString()}`,
    }
  })
}
