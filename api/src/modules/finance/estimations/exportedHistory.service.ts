import type { EstimationDetails } from 'shared/contracts/finance/estimations'
import type { MemberContext } from '../../../memberContext.ts'
import { readEstimationDetails } from './estimationDetails.service.ts'
import { listExportedEstimationIds } from './estimations.sql.ts'

export type EstimationHistory = Pick<
  EstimationDetails,
  'estimationNumber' | 'state' | 'stateSince' | 'events' | 'links' | 'bills'
>

/** Reads the decrypted history of a quote since its issue, for the data export of its patient or of the practice. */
export async function readEstimationHistory(context: MemberContext, id: string): Promise<EstimationHistory> {
  const { estimationNumber, state, stateSince, events, links, bills } = await readEstimationDetails(context, id)
  return { estimationNumber, state, stateSince, events, links, bills }
}

/** Reads the history of each quote of a patient, in the order they were issued. */
export async function listEstimationHistories(context: MemberContext, patientId: string): Promise<EstimationHistory[]> {
  const histories: EstimationHistory[] = []
  for (const id of await listExportedEstimationIds(context.tx, patientId))
    histories.push(await readEstimationHistory(context, id))
  return histories
}
