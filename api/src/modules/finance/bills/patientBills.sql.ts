import type { PatientDocument } from 'shared/contracts/patients/patientFile'
import { momentIn } from 'shared/domain/calendar/wallClock'
import type { BillKind } from '../../../tables/bills.ts'
import type { Tx } from '../../../db.ts'
import { billPath } from './billPath.ts'

const statusOf = ({ kind, fully_paid }: { kind: BillKind; fully_paid: boolean }) => {
  if (kind === 'CREDIT_NOTE') return 'Avoir'
  return fully_paid ? 'Payée' : 'Non payée'
}

/** Lists the invoices and credit notes of a patient as documents of the file, the newest first. */
export async function listDocumentsOfBills(tx: Tx, patientId: string, timeZone: string): Promise<PatientDocument[]> {
  const rows = await tx
    .selectFrom('bill')
    .select(['id', 'bill_number', 'created_at', 'total_price', 'fully_paid', 'kind'])
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('bill_number', 'desc')
    .execute()
  return rows.map((row) => {
    const date = momentIn(timeZone, row.created_at).day
    return {
      id: row.id,
      kind: 'BILL',
      number: row.bill_number,
      date,
      totalPrice: row.total_price,
      status: statusOf(row),
      path: billPath(row.bill_number, date),
    }
  })
}
