import { sql, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Database, Tx } from '../../../db.ts'

export interface DueRequest {
  tenantId: string
  sessionId: string
}

/** Requests of all practices that were not validated in time. */
export async function findDueRequests(database: Database, limit: number): Promise<DueRequest[]> {
  const { rows } = await sql<{
    tenant_id: string
    session_id: string
  }>`select * from auth.due_requests(${limit})`.execute(database)
  return rows.map((row) => ({ tenantId: row.tenant_id, sessionId: row.session_id }))
}

const selectDueRequests = (tx: Tx, now: Date) =>
  tx
    .selectFrom('session')
    .select('id')
    .where('state', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()

/** Locks a request; returns undefined when it is not due or another transaction has it locked. */
export const lockDueRequest = (tx: Tx, sessionId: string, now: Date): Promise<{ id: string } | undefined> =>
  selectDueRequests(tx, now).where('id', '=', sessionId).executeTakeFirst()

/** Locks the due requests on these days, except those locked by another transaction. */
export const lockDueRequests = (tx: Tx, days: readonly Day[], now: Date): Promise<{ id: string }[]> =>
  selectDueRequests(tx, now)
    .where(sql<SqlBool>`day = any(${[...days]}::date[])`)
    .execute()
