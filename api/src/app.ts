import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { handlers } from './modules/handlers.ts'
import { serveContract } from './plugins/contract.ts'
import { serveOpenApi } from './plugins/openapi.ts'
import { answerRefusals } from './plugins/refusals.ts'
import type { Services } from './services.ts'

const million = 1024 * 1024

/** Public calls may come from any site, without credentials; the others from our own origin only. */
const corsOf = (request: FastifyRequest, done: (error: Error | null, options: FastifyCorsOptions) => void) =>
  done(null, /^\/api\/(therapists|public|ask-demo)\b/.test(request.url) ? { origin: '*', maxAge: 86_400, exposedHeaders: ['retry-after'] } : { origin: false })

/** The path without its query: a reset token may stand there. */
const safeUrl = (url: string) => url.split('?', 1)[0]

export interface AppOptions {
  /** Requests a minute and address, over all calls; far above what a person does. */
  requestsPerMinute?: number
}

/** The API, ready to listen or to be injected into. */
export async function buildApp(services: Services, { requestsPerMinute = 600 }: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: 'loopback, uniquelocal',
    bodyLimit: million,
    forceCloseConnections: 'idle',
    logger: {
      level: services.settings.logLevel,
      serializers: {
        req: ({ method, url, id }) => ({ method, url: safeUrl(url), id }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: true, useDefaults: false, allErrors: true, multipleOfPrecision: 6 } },
  })
  answerRefusals(app)
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: false })
  await app.register(cors, { delegator: corsOf })
  await app.register(cookie)
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  await app.register(underPressure, { maxEventLoopDelay: 2_000 })
  await app.register(async (api) => serveContract(api, services, handlers), { prefix: '/api' })
  await app.register(async (api) => serveOpenApi(api), { prefix: '/api' })
  return app
}
