import type { Selectable } from 'kysely'
import type { BillListItem } from 'shared/contracts/finance/bills'
import type { EmailState } from 'shared/contracts/emailDelivery'
import { daysBetween, type Day } from 'shared/domain/calendar/day'
import { eurosOf } from 'shared/domain/money/cents'
import { patientName } from 'shared/domain/patients/patientName'
import type { Tables } from '../../../tables/tables.ts'
import { paymentStateOf, remainingOf } from './payments/remaining.ts'

export const billColumns = [
  'bill.id',
  'bill.bill_number',
  'bill.kind',
  'bill.fully_paid',
  'bill.total_price',
  'bill.net_price',
  'bill.taxes',
  'bill.due_on',
  'bill.received',
  'bill.refunded',
  'bill.credited',
  'bill.created_at',
  'bill.patient_id',
  'bill.payer_id',
  'bill.client_name',
  'patient.type',
  'patient.firstname',
  'patient.lastname',
  'patient.company_name',
  'corrected.bill_number as corrects_number',
] as const

type BillRow = Pick<
  Selectable<Tables['bill']>,
  | 'id'
  | 'bill_number'
  | 'kind'
  | 'fully_paid'
  | 'total_price'
  | 'net_price'
  | 'taxes'
  | 'due_on'
  | 'received'
  | 'refunded'
  | 'credited'
  | 'created_at'
  | 'patient_id'
  | 'payer_id'
  | 'client_name'
> &
  Pick<Selectable<Tables['patient']>, 'type' | 'firstname' | 'lastname' | 'company_name'> & {
    corrects_number: string | null
    sent_at: Date | null
    letter_state: EmailState | null
    reminder_level: number
  }

const overdueDays = (dueOn: Day | null, remaining: number, today: Day): number =>
  dueOn !== null && remaining > 0 && dueOn < today ? daysBetween(dueOn, today) : 0

/** Maps a row to an item of the list; days overdue are counted up to `today`. */
export function billOf(row: BillRow, today: Day): BillListItem {
  const remaining = remainingOf(row)
  return {
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
    payerName: row.payer_id === null ? null : row.client_name,
    fullyPaid: row.fully_paid,
    totalPrice: row.total_price,
    taxes: row.taxes,
    createdAt: row.created_at.toISOString(),
    kind: row.kind,
    // An invoice that was not issued in the application has no net amount, only a total.
    netPrice: row.net_price ?? row.total_price,
    dueOn: row.due_on,
    overdueDays: overdueDays(row.due_on, remaining, today),
    remaining: eurosOf(remaining),
    paymentState: paymentStateOf(row),
    correctsNumber: row.corrects_number,
    sentAt: row.sent_at?.toISOString() ?? null,
    letterState: row.letter_state,
    reminderLevel: row.reminder_level,
  }
}
