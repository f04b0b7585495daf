import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serveMailbox } from './mail/mailbox/mailbox.routes.ts'
import { serveMetrics } from './metrics/serveMetrics.ts'
import { timeRequests } from './metrics/timeRequests.ts'
import { handlers } from './modules/handlers.ts'
import { serveContract } from './plugins/contract.ts'
import { serveOpenApi } from './plugins/openapi.ts'
import { answerRefusals } from './plugins/refusals.ts'
import type { Services } from './services.ts'

const million = 1024 * 1024

/** Public calls may come from any site, without credentials; the others from our own origin only. */
const corsOf = (request: FastifyRequest, done: (error: Error | null, options: FastifyCorsOptions) => void) =>
  done(
    null,
    /^\/api\/(therapists|public|ask-demo)\b/.test(request.url)
      ? { origin: '*', maxAge: 86_400, exposedHeaders: ['retry-after'] }
      : { origin: false },
  )

/** The path without its query, where a reset token may stand, and without the secret of a calendar's address. */
const safeUrl = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.url?.endsWith('/calendars/:token')
    ? routeOptions.url
    : url.replace(/\?.*$/s, '').replace(/(calendars)\/.*$/is, '$1/…')

export interface AppOptions {
  /** Where the log goes; standard output without it. */
  logTo?: NodeJS.WritableStream
}

/** A connection whose request is under way when the process stops would be kept open after it, and hold the process up. */
function endKeptConnections(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}

/** The API, ready to listen or to be injected into. */
export async function buildApp(services: Services, { logTo }: AppOptions = {}): Promise<FastifyInstance> {
  const { logLevel, requestsPerMinute, maxEventLoopDelay, mailbox } = services.settings
  const app = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: 'loopback, uniquelocal',
    bodyLimit: million,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: {
        req: (request) => ({ method: request.method, url: safeUrl(request), id: request.id }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: true,
        useDefaults: false,
        allErrors: true,
        multipleOfPrecision: 6,
      },
    },
  })
  answerRefusals(app)
  endKeptConnections(app)
  timeRequests(app, services.metrics)
  await app.register(helmet, {
    // Answers are data; the pages served here (documentation, mailbox) set their own policy.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: false,
    // The pages of the same origin do not ask for it, and a browser wants one answer for an origin.
    originAgentCluster: false,
  })
  await app.register(cors, { delegator: corsOf })
  await app.register(cookie)
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  await app.register(underPressure, { maxEventLoopDelay })
  await app.register(async (api) => serveContract(api, services, handlers), { prefix: '/api' })
  await app.register(async (api) => serveOpenApi(api), { prefix: '/api' })
  await app.register(async (api) => serveMetrics(api, services), { prefix: '/api' })
  if (mailbox) await app.register(async (pages) => serveMailbox(pages, services.database), { prefix: '/_mail' })
  return app
}
