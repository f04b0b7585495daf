import type { Services } from '../../../services.ts'
import { expireRequest } from './expiry.service.ts'
import { findDueRequests } from './expiry.sql.ts'

const maxRequests = 200

/** Expires the requests that were not validated in time, each in its practice (ruling 20). Safe to run in several replicas at once. */
export async function expireDueRequests(services: Services): Promise<void> {
  const requests = await findDueRequests(services.database, maxRequests)
  for (const { tenantId, sessionId } of requests) await expireRequest(services, tenantId, sessionId)
}
