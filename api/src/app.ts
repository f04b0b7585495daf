import { randomUUID } from 'node:crypto'
import { unescape } from 'node:querystring'
import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { totalCountHeader } from 'shared/contracts/totalCount'
import { serveMailbox } from './mail/mailbox/mailbox.routes.ts'
import { serveMetrics } from './metrics/serveMetrics.ts'
import { timeRequests } from './metrics/timeRequests.ts'
import { logAccess } from './modules/files/accessLog/logAccess.ts'
import { handlers } from './modules/handlers.ts'
import { servePages } from './pages/servePages.ts'
import { serveContract } from './plugins/contract.ts'
import { serveOpenApi } from './plugins/openapi.ts'
import { compileLazily } from './plugins/compileLazily.ts'
import { parseForms } from './plugins/forms.ts'
import { limitLargeBodies } from './plugins/limitLargeBodies.ts'
import { parseJsonBodies } from './plugins/jsonBodies.ts'
import { handleErrors, refuseAddress, type SentRefusal } from './plugins/refusals.ts'
import type { Services } from './services.ts'

const bodyLimitBytes = 1024 * 1024
const corsMaxAgeSeconds = 86_400
/** Long enough for a signed token, the longest path parameter. */
const maxParamLength = 500

/**
 * Other sites may make the calls below `/therapists`, `/public` and `/ask-demo`, without credentials. All other calls
 * may come from the product's own origin only, also the other calls without sign-in.
 */
const corsOf = (request: FastifyRequest, done: (error: Error | null, options: FastifyCorsOptions) => void) =>
  done(
    null,
    /^\/api\/(therapists|public|ask-demo)\b/.test(request.url)
      ? { origin: '*', maxAge: corsMaxAgeSeconds, exposedHeaders: ['retry-after', totalCountHeader] }
      : { origin: false },
  )

/** Paths that end in a secret: a calendar's address, and the link that unsubscribes from e-mails. */
const secretPath = /(calendars|unsubscribe)\/.*$/is

/**
 * Returns the path for the log: without the query, which may contain a reset token, and without a secret in any
 * encoding.
 */
function loggedUrl({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.url?.endsWith('/:token')) return routeOptions.url
  const path = url.replace(/\?.*$/s, '')
  const decoded = unescape(path)
  return secretPath.test(decoded) ? decoded.replace(secretPath, '$1/…') : path
}

export interface AppOptions {
  /** Destination of the log; standard output by default. */
  logTo?: { write: (line: string) => void }
  /** Called with every refusal that is sent; tests compare the refusals with the contract. */
  onRefusal?: (sent: SentRefusal) => void
}

/**
 * While the server closes, each response closes its connection: a kept-alive connection would delay the end of the
 * process.
 */
function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close')
  })
}

/**
 * Keeps the connection open after the refusal of an oversized body; Node then reads and discards the rest. If it were
 * closed immediately, the gateway would lose the refusal. Gateways limit the size of bodies.
 */
function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) void reply.removeHeader('connection')
  })
}

/** Builds the API, ready to listen or for injected requests. */
export async function buildApp(services: Services, { logTo, onRefusal }: AppOptions = {}): Promise<FastifyInstance> {
  const { logLevel, requestsPerMinute, maxEventLoopDelayMs, mailbox } = services.settings
  const app = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: 'loopback, uniquelocal',
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    // Explicit, because `serveContract` relies on HEAD routes: it runs their handlers without effects.
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength },
    frameworkErrors: refuseAddress,
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: {
        req: (request) => ({ method: request.method, url: loggedUrl(request), id: request.id }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
  })
  compileLazily(app)
  handleErrors(app, onRefusal)
  parseJsonBodies(app)
  parseForms(app)
  limitLargeBodies(app)
  drainRefusedBodies(app)
  closeConnectionsOnShutdown(app)
  timeRequests(app, services.metrics)
  await app.register(helmet, {
    // Responses are data; the HTML pages served here (documentation, mailbox) set their own policy.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: false,
    strictTransportSecurity: services.settings.publicUrl.startsWith('https:'),
    // The shell's pages do not send this header, and a browser keeps only one value per origin.
    originAgentCluster: false,
  })
  await app.register(cors, { delegator: corsOf })
  await app.register(cookie)
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs })
  await app.register(async (api) => serveContract(api, { services, handlers, recordCall: logAccess }), {
    prefix: '/api',
  })
  await app.register(async (api) => serveOpenApi(api), { prefix: '/api' })
  await app.register(async (api) => serveMetrics(api, services), { prefix: '/api' })
  await app.register(async (pages) => servePages(pages, services), { prefix: '/_pages' })
  if (mailbox) await app.register(async (pages) => serveMailbox(pages, services.database), { prefix: '/_mail' })
  return app
}
