import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

/** Compares digests, which have equal length, so that each comparison takes the same time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
const isSameToken = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** Serves this process's metrics to Prometheus at /metrics. Not part of the contract: no screen calls it. */
export function serveMetrics(app: FastifyInstance, { metrics, settings }: Services): void {
  const { metricsToken, production } = settings
  if (metricsToken === undefined && production) return
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (metricsToken !== undefined && !isSameToken(given, metricsToken))
      throw new Refusal(401, errorCode.unauthenticated)
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}
