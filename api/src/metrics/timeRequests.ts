import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

export function timeRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async ({ method, is404, routeOptions }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none')
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
