import type { EstimationBillPrefill } from 'shared/contracts/finance/estimations'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { estimationDays, findEstimationWithState, estimationItem } from '../estimations/estimationWithState.sql.ts'

/**
 * Reads the initial values for the invoice of a quote, with the invoices the quote already has. Throws 404 for an
 * unknown quote.
 */
export async function readEstimationBillPrefill(
  context: MemberContext,
  estimationId: string,
): Promise<EstimationBillPrefill> {
  const { member } = context
  const row = requireFound(await findEstimationWithState(context.tx, estimationId))
  const item = estimationItem(row, { timeZone: member.timeZone, today: todayOf(context) })
  return {
    id: item.id,
    estimationNumber: item.estimationNumber,
    issuedOn: estimationDays(row, member.timeZone).issuedOn,
    patientId: item.patient.id,
    patientName: item.patient.name,
    therapistId: row.therapist_id,
    nbHoursToDo: item.nbHoursToDo,
    unitaryPrice: item.unitaryPrice,
    taxes: item.taxes,
    state: item.state,
    bills: item.bills,
  }
}
