import { sql, type Insertable, type SqlBool } from 'kysely'
import type { EstimationListItem, EstimationPage } from 'shared/contracts/estimation'
import type { PatientDocument } from 'shared/contracts/patientFile'
import type { Query } from 'shared/contracts/routes'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { eurosOf } from 'shared/domain/money/cents'
import { shortDay } from 'shared/domain/format'
import { estimationNumber } from 'shared/domain/quotes/estimationNumber'
import { estimationTotals } from 'shared/domain/quotes/estimationTotals'
import type { Tx } from '../../db.ts'
import type { Tables } from '../../tables/tables.ts'
import { searchPatterns } from '../patients/searchPatterns.ts'

type Search = Query<'GET /estimations'>

const listed = [
  'id',
  'estimation_number',
  'patient_id',
  'client_name',
  'nb_hours_to_do',
  'unitary_price',
  'taxes',
  'valid_until',
  'created_at',
] as const

type ListedRow = Pick<Awaited<ReturnType<typeof findEstimation>> & object, (typeof listed)[number]>

const itemOf = (row: ListedRow): EstimationListItem => ({
  id: row.id,
  estimationNumber: row.estimation_number,
  createdAt: row.created_at.toISOString(),
  patient: { id: row.patient_id, name: row.client_name },
  nbHoursToDo: row.nb_hours_to_do,
  unitaryPrice: row.unitary_price,
  taxes: row.taxes,
})

const matching = (tx: Tx, { startDate, endDate, name }: Search, timeZone: string) => {
  const day = sql<string>`(created_at at time zone ${timeZone})::date`
  let rows = tx.selectFrom('estimation')
  if (startDate) rows = rows.where(day, '>=', startDate)
  if (endDate) rows = rows.where(day, '<=', endDate)
  if (name)
    rows = rows.where(
      sql<SqlBool>`plain(concat_ws(' ', estimation_number, client_name)) like all(${searchPatterns(name)}::text[])`,
    )
  return rows
}

/** The quotes that match the search, the newest first. Days are those of the practice's time zone. */
export async function findEstimations(tx: Tx, search: Search, timeZone: string): Promise<EstimationPage> {
  const { page = 0, size = 10 } = search
  const { totalElements } = await matching(tx, search, timeZone)
    .select(({ fn }) => fn.countAll<number>().as('totalElements'))
    .executeTakeFirstOrThrow()
  const rows = await matching(tx, search, timeZone)
    .select(listed)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map(itemOf), totalElements, itemsPerPage: size, totalPages: Math.ceil(totalElements / size) }
}

/** The quotes of a patient, or all of the practice, in the order they were issued. */
export async function exportedEstimationIds(tx: Tx, patientId?: string): Promise<string[]> {
  let rows = tx.selectFrom('estimation').select('id').orderBy('created_at').orderBy('id')
  if (patientId !== undefined) rows = rows.where('patient_id', '=', patientId)
  return (await rows.execute()).map(({ id }) => id)
}

/** A quote with its sealed file. */
export const findEstimation = (tx: Tx, id: string) =>
  tx.selectFrom('estimation').selectAll().where('id', '=', id).executeTakeFirst()

/** The next number of the year. Whoever else issues a quote waits until the transaction ends; undone, the number is free again. */
export async function takeNumber(tx: Tx, tenantId: string, year: number): Promise<string> {
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

/** The quotes of a patient as documents of the file, the newest first. `today` says which are no longer valid. */
export async function documentsOfEstimations(
  tx: Tx,
  patientId: string,
  { timeZone, today }: { timeZone: string; today: string },
): Promise<PatientDocument[]> {
  const rows = await tx
    .selectFrom('estimation')
    .select(listed)
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => {
    const number = row.estimation_number
    const until = shortDay(row.valid_until)
    return {
      id: row.id,
      kind: 'ESTIMATION',
      number,
      date: nowIn(timeZone, row.created_at).day,
      totalPrice: eurosOf(estimationTotals(itemOf(row)).total),
      status: row.valid_until < today ? `Expiré le ${until}` : `Valable jusqu'au ${until}`,
      path: `/pros/estimations/details?${new URLSearchParams({ name: number }).toString()}`,
    }
  })
}
