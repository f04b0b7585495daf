import type { ClientCredit } from 'shared/contracts/finance/clientCredits'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { billPath } from '../billPath.ts'
import { listCreditsOfPatient } from './credits.sql.ts'

/** Lists the remaining credits of a patient and of the patient's payers, the oldest first. */
export async function listClientCredits({ tx, member }: MemberContext, patientId: string): Promise<ClientCredit[]> {
  await refuseUnknownIds(tx, 'patient', [patientId], { isReadOnly: true })
  return (await listCreditsOfPatient(tx, patientId)).map((row) => ({
    billId: row.id,
    billNumber: row.bill_number,
    client: row.client_name ?? '',
    payerId: row.payer_id,
    left: row.credit_left,
    path: billPath(row.bill_number, momentIn(member.timeZone, row.created_at).day),
  }))
}
