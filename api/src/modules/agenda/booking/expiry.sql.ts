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

const due = (tx: Tx, now: Date) =>
  tx
    .selectFrom('session')
    .select('id')
    .where('state', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()

/** Undefined when it is not due, or somebody is just changing it. */
export const lockDueRequest = (tx: Tx, sessionId: string, now: Date): Promise<{ id: string } | undefined> =>
  due(tx, now).where('id', '=', sessionId).executeTakeFirst()

/** The due requests on these days, but those that somebody is just changing. */
export const lockDueRequests = (tx: Tx, days: readonly Day[], now: Date): Promise<{ id: string }[]> =>
  due(tx, now)
    .where(sql<SqlBool>`day = any(${[...days]}::date[])`)
    .execute()
