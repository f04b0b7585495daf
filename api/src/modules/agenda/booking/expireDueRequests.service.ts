import type { Services } from '../../../services.ts'
import { expireRequest } from './expiry.service.ts'
import { findDueRequests } from './expiry.sql.ts'

/** Maximum requests that one run expires; later runs expire the remaining ones. */
const maxRequests = 200

/** Expires requests that were not validated in time, in all practices (ruling 20). Safe to run concurrently. */
export async function expireDueRequests(services: Services): Promise<void> {
  const requests = await findDueRequests(services.database, maxRequests)
  for (const { tenantId, sessionId } of requests) await expireRequest(services, tenantId, sessionId)
}
