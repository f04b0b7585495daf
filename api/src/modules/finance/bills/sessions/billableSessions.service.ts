import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { Query } from 'shared/contracts/routes'
import { errorCode } from 'shared/contracts/errorCodes'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { Refusal } from '../../../../refusal.ts'
import { planParts, readPayers } from '../../payers/planParts.service.ts'
import { billableSessionOf } from './billableSession.ts'
import { listBillableSessionsOfPatient } from './billableSessions.sql.ts'

/**
 * Lists the sessions of a patient in a period of which the payer pays all or a part; without `payerId`, those of which
 * the patient does. `price` is the amount that they pay.
 */
export async function listBillableSessions(
  { tx }: MemberContext,
  query: Query<'GET /billings/sessions'>,
): Promise<BillableSession[]> {
  const { patientId, payerId = null, therapistId } = query
  await refuseUnknownIds(tx, 'patient', [patientId], { isReadOnly: true })
  await refuseUnknownIds(tx, 'member', [therapistId])
  const payers = await readPayers(tx, [patientId])
  if (payerId !== null && !payers.payersById.has(payerId)) throw new Refusal(404, errorCode.notFound)
  const rows = await listBillableSessionsOfPatient(tx, query)
  const parts = await planParts(tx, rows, payers)
  return rows.flatMap((row) => billableSessionOf(row, parts.get(row.id) ?? [], payerId) ?? [])
}
