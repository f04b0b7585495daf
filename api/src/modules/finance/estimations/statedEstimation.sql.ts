import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import type { Day } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { estimationState, type EstimationDays } from 'shared/domain/estimations/estimationState'
import type { Tx } from '../../../db.ts'
import { billsOfEstimation, stateFacts } from './estimationState.sql.ts'

/** The practice's time zone, and the day it is there. */
export interface Clock {
  timeZone: string
  today: Day
}

const listed = [
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
export const selectStatedEstimations = (tx: Tx) =>
  tx.selectFrom('estimation').select(listed).select(stateFacts).select(billsOfEstimation.as('bills'))

export type StatedRow = Awaited<ReturnType<ReturnType<typeof selectStatedEstimations>['executeTakeFirstOrThrow']>>

export const daysOf = (row: StatedRow, timeZone: string): EstimationDays => ({
  issuedOn: nowIn(timeZone, row.created_at).day,
  validUntil: row.valid_until,
  sentOn: row.sent_on,
  acceptedOn: row.accepted_on,
  refusedOn: row.refused_on,
  withdrawnOn: row.withdrawn_on,
})

export function itemOf(row: StatedRow, { timeZone, today }: Clock): EstimationListItem {
  const { state, since } = estimationState(daysOf(row, timeZone), today)
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

export const findStated = (tx: Tx, id: string): Promise<StatedRow | undefined> =>
  selectStatedEstimations(tx).where('estimation.id', '=', id).executeTakeFirst()

/** Locks a quote for a decision until the transaction ends. Its state is read once it is locked. */
export async function lockStated(tx: Tx, id: string): Promise<StatedRow | undefined> {
  await tx.selectFrom('estimation').select('id').where('id', '=', id).forUpdate().execute()
  return findStated(tx, id)
}

/** Whether the quote is for a firm; for a quote without that column, its patient decides. */
export async function isForFirm(tx: Tx, row: StatedRow): Promise<boolean> {
  if (row.for_firm !== null) return row.for_firm
  const patient = row.patient_id
    ? await tx.selectFrom('patient').select('type').where('id', '=', row.patient_id).executeTakeFirst()
    : undefined
  return patient?.type === 'FIRM'
}
