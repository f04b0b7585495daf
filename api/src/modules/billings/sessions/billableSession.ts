import type { BillableSession } from 'shared/contracts/billableSession'
import type { BillableSessionRow } from './billableSessions.sql.ts'

export const billableSessionOf = (row: BillableSessionRow): BillableSession => ({
  id: row.id,
  date: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  title: row.title,
  clubName: row.club_name,
  therapistId: row.therapist_id,
  price: row.price,
  paid: row.paid,
  patientPresent: row.patient_present,
  billId: row.bill_id,
  billNumber: row.bill_number,
})
