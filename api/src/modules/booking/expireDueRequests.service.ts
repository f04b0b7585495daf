import { sql } from 'kysely'
import { expireRequest } from './expiry.service.ts'
import type { Services } from '../../services.ts'

const maxRequests = 200

/** Expires the requests that were not validated in time, each in its practice (ruling 20). Safe to run in several replicas at once. */
export async function expireDueRequests(services: Services): Promise<void> {
  const { rows } = await sql<{
    tenant_id: string
    session_id: string
  }>`select * from auth.due_requests(${maxRequests})`.execute(services.database)
  for (const { tenant_id, session_id } of rows) await expireRequest(services, tenant_id, session_id)
}
