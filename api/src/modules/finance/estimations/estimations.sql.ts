import { sql, type Insertable, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { EstimationListItem, EstimationPage } from 'shared/contracts/finance/estimations'
import type { PatientDocument } from 'shared/contracts/patients/patientFile'
import type { Query } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { eurosOf } from 'shared/domain/money/cents'
import { shortDay } from 'shared/domain/format'
import { canBeDecidedOnline, estimationStateLabels } from 'shared/domain/estimations/estimationState'
import { estimationNumber } from 'shared/domain/estimations/estimationNumber'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import { stateExpression } from './estimationState.sql.ts'
import { estimationItem, selectEstimationsWithState, type LocalDay } from './estimationWithState.sql.ts'
import { estimationPath } from './estimationPath.ts'
import { searchPatterns } from '../../patients/patients/searchPatterns.ts'

type Search = Query<'GET /estimations'>

const matchesName = (name: string) =>
  sql<SqlBool>`plain(concat_ws(' ', estimation_number, client_name)) like all(${searchPatterns(name)}::text[])`

/** Adds the conditions of the search except its state. */
const filterExceptState = <O>(
  query: SelectQueryBuilder<Tables, 'estimation', O>,
  { startDate, endDate, name, therapistId }: Search,
  { timeZone }: LocalDay,
) => {
  const day = sql<string>`(created_at at time zone ${timeZone})::date`
  if (startDate) query = query.where(day, '>=', startDate)
  if (endDate) query = query.where(day, '<=', endDate)
  if (name) query = query.where(matchesName(name))
  if (therapistId) query = query.where('therapist_id', '=', therapistId)
  return query
}

/**
 * Counts the quotes of each state that match the search except its state, and sums their amounts in euros without VAT.
 */
const sumByState = (tx: Tx, search: Search, clock: LocalDay): Promise<EstimationPage['byState']> =>
  filterExceptState(tx.selectFrom('estimation'), search, clock)
    .select(({ fn }) => [
      stateExpression(clock.today).as('state'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(round(nb_hours_to_do * unitary_price, 2))`.as('amount'),
    ])
    .groupBy('state')
    .orderBy('state')
    .execute()

/** Finds the quotes that match the search, the newest first. Days are in the practice's time zone. */
export async function findEstimations(tx: Tx, search: Search, clock: LocalDay): Promise<EstimationPage> {
  const { page = 0, size = 10, state } = search
  const byState = await sumByState(tx, search, clock)
  const totalElements = byState
    .filter((total) => state === undefined || total.state === state)
    .reduce((sum, { count }) => sum + count, 0)
  const matchingQuotes = filterExceptState(selectEstimationsWithState(tx), search, clock)
  const rows = await (state ? matchingQuotes.where(stateExpression(clock.today), '=', state) : matchingQuotes)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    content: rows.map((row) => estimationItem(row, clock)),
    totalElements,
    itemsPerPage: size,
    totalPages: Math.ceil(totalElements / size),
    byState,
  }
}

/** Finds the newest quotes whose number or client has every typed word. */
export async function findEstimationsByName(
  tx: Tx,
  name: string,
  { limit, ...clock }: LocalDay & { limit: number },
): Promise<EstimationListItem[]> {
  const rows = await selectEstimationsWithState(tx)
    .where(matchesName(name))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => estimationItem(row, clock))
}

/** Lists the ids of the quotes of a patient, or of all quotes of the practice, in the order they were issued. */
export async function listExportedEstimationIds(tx: Tx, patientId?: string): Promise<string[]> {
  let query = tx.selectFrom('estimation').select('id').orderBy('created_at').orderBy('id')
  if (patientId !== undefined) query = query.where('patient_id', '=', patientId)
  return (await query.execute()).map(({ id }) => id)
}

/** Finds a quote with its encrypted file. */
export const findEstimation = (tx: Tx, id: string) =>
  tx.selectFrom('estimation').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Assigns the next number of the year. Concurrent calls wait until the transaction ends; a rollback frees the number.
 */
export async function insertNumber(tx: Tx, tenantId: string, year: number): Promise<string> {
  const { last } = await tx
    .insertInto('estimation_counter')
    .values({ tenant_id: tenantId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'year']).doUpdateSet({ last: sql<number>`estimation_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return estimationNumber(year, last)
}

export async function insertEstimation(tx: Tx, columns: Insertable<Tables['estimation']>): Promise<void> {
  await tx.insertInto('estimation').values(columns).execute()
}

/** Returns the status of a quote, such as « Accepté le 12/03/2026 »; before a decision, the last day of validity. */
const statusOf = ({ state, stateSince, validUntil }: EstimationListItem) =>
  canBeDecidedOnline(state)
    ? `Valable jusqu'au ${shortDay(validUntil)}`
    : `${estimationStateLabels[state]} le ${shortDay(stateSince)}`

/** Lists the quotes of a patient as documents of the file, the newest first. */
export async function listDocumentsOfEstimations(
  tx: Tx,
  patientId: string,
  clock: LocalDay,
): Promise<PatientDocument[]> {
  const rows = await selectEstimationsWithState(tx)
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => {
    const number = row.estimation_number
    const item = estimationItem(row, clock)
    return {
      id: row.id,
      kind: 'ESTIMATION',
      number,
      date: momentIn(clock.timeZone, row.created_at).day,
      totalPrice: eurosOf(estimationTotals(item).total),
      status: statusOf(item),
      path: estimationPath(number),
    }
  })
}
