import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { eurosOf } from 'shared/domain/money/cents'
import { isDivided, type PlannedPart } from '../../payers/planParts.service.ts'
import type { BillableSessionRow } from './billableSessions.sql.ts'

/**
 * Returns the session as billed to a payer, or to the patient if `payerId` is null; undefined if they pay no part of
 * it.
 */
export function billableSessionOf(
  row: BillableSessionRow,
  parts: readonly PlannedPart[],
  payerId: string | null,
): BillableSession | undefined {
  const part = parts.find((candidate) => candidate.payerId === payerId)
  const isUndivided = !isDivided(parts)
  if (!part && (payerId !== null || parts.length > 0)) return undefined
  return {
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    title: row.title,
    clubName: row.club_name,
    therapistId: row.therapist_id,
    price: part ? eurosOf(part.amount) : row.price,
    sessionPrice: row.price,
    paid: row.paid,
    patientPresent: row.patient_present,
    billId: isUndivided ? row.bill_id : (part?.billId ?? null),
    billNumber: isUndivided ? row.bill_number : (part?.billNumber ?? null),
  }
}
