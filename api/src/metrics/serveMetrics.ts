import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Compares digests, which have equal length, so that each comparison takes the same time. */
const isSameToken = (token: string, expectedToken: string) => timingSafeEqual(digest(token), digest(expectedToken))

/**
 * Serves this process's metrics to Prometheus at /metrics; in production only if a token is configured. The call is not
 * in the contract: no screen uses it.
 */
export function serveMetrics(app: FastifyInstance, { metrics, settings }: Services): void {
  const { metricsToken, production } = settings
  if (metricsToken === undefined && production) return
  app.get('/metrics', async (request, reply) => {
    const requestToken = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (metricsToken !== undefined && !isSameToken(requestToken, metricsToken))
      throw new Refusal(401, errorCode.unauthenticated)
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}
