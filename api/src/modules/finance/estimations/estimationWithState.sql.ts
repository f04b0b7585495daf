import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import type { Day } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { estimationState, type EstimationDays } from 'shared/domain/estimations/estimationState'
import type { Tx } from '../../../db.ts'
import { billsOfEstimation, stateColumns } from './estimationState.sql.ts'

/** Time zone of the practice, and the current day in it. */
export interface LocalDay {
  timeZone: string
  today: Day
}

const listedColumns = [
  'estimation.id',
  'estimation_number',
  'patient_id',
  'client_name',
  'therapist_id',
  'nb_hours_to_do',
  'unitary_price',
  'taxes',
  'valid_until',
  'estimation.created_at',
  'for_firm',
] as const

/** Selects quotes with the columns of their state, without their encrypted files. */
export const selectEstimationsWithState = (tx: Tx) =>
  tx.selectFrom('estimation').select(listedColumns).select(stateColumns).select(billsOfEstimation.as('bills'))

export type EstimationStateRow = Awaited<
  ReturnType<ReturnType<typeof selectEstimationsWithState>['executeTakeFirstOrThrow']>
>

export const estimationDays = (row: EstimationStateRow, timeZone: string): EstimationDays => ({
  issuedOn: momentIn(timeZone, row.created_at).day,
  validUntil: row.valid_until,
  sentOn: row.sent_on,
  acceptedOn: row.accepted_on,
  refusedOn: row.refused_on,
  withdrawnOn: row.withdrawn_on,
})

export function estimationItem(row: EstimationStateRow, { timeZone, today }: LocalDay): EstimationListItem {
  const { state, since } = estimationState(estimationDays(row, timeZone), today)
  return {
    id: row.id,
    estimationNumber: row.estimation_number,
    createdAt: row.created_at.toISOString(),
    patient: { id: row.patient_id, name: row.client_name },
    nbHoursToDo: row.nb_hours_to_do,
    unitaryPrice: row.unitary_price,
    taxes: row.taxes,
    validUntil: row.valid_until,
    state,
    stateSince: since,
    bills: row.bills,
  }
}

export const findEstimationWithState = (tx: Tx, id: string): Promise<EstimationStateRow | undefined> =>
  selectEstimationsWithState(tx).where('estimation.id', '=', id).executeTakeFirst()

/** Locks a quote for a decision until the transaction ends, then reads its state. */
export async function lockEstimationWithState(tx: Tx, id: string): Promise<EstimationStateRow | undefined> {
  await tx.selectFrom('estimation').select('id').where('id', '=', id).forUpdate().execute()
  return findEstimationWithState(tx, id)
}

/** Whether the quote is for a firm. For old quotes, which do not store this, the patient's current type applies. */
export async function isForFirm(tx: Tx, row: EstimationStateRow): Promise<boolean> {
  if (row.for_firm !== null) return row.for_firm
  const patient = row.patient_id
    ? await tx.selectFrom('patient').select('type').where('id', '=', row.patient_id).executeTakeFirst()
    : undefined
  return patient?.type === 'FIRM'
}
