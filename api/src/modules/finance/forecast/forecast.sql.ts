import { sql } from 'kysely'
import type { FinanceForecast, SavedForecast } from 'shared/contracts/finance/forecast'
import type { Tx } from '../../../db.ts'

/** Finds the saved forecast; an empty object if none was saved. */
export async function findForecast(tx: Tx): Promise<SavedForecast> {
  const row = await tx.selectFrom('forecast').select('figures').executeTakeFirst()
  return row?.figures ?? {}
}

/** Serializes the changes of a practice's forecast, including the first one. */
export const lockForecast = (tx: Tx, tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('forecast ' || ${tenantId}, 0))`.execute(tx)

export async function updateForecast(tx: Tx, tenantId: string, forecast: FinanceForecast): Promise<void> {
  const figures = JSON.stringify(forecast)
  await tx
    .insertInto('forecast')
    .values({ tenant_id: tenantId, figures })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ figures }))
    .execute()
}
