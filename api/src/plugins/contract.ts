import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes, type FileResponse } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { Failure } from 'shared/contracts/wire'
import type { Handlers } from '../handlers.ts'
import { ContentNotNeeded, withoutEffects } from '../headRequest.ts'
import type { Services } from '../services.ts'
import { authenticate, rateLimitKeyOf } from './authorisation.ts'
import { hasTooManyItems } from './hasTooManyItems.ts'
import { composeTexts } from './composeTexts.ts'
import { parseQueryNumbers } from './parseQueryNumbers.ts'
import { runAsCaller, type RecordCall } from './runAsCaller.ts'
import { serializerSchema } from './serializerSchema.ts'

const isFile = (result: unknown): result is FileResponse =>
  typeof result === 'object' && result !== null && 'content' in result && 'contentType' in result

function payloadOf(content: FileResponse['content']): string | Buffer | Readable {
  if (typeof content === 'string') return content
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false })
}

const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Whether the client already has this version of the response. Compares ETags without the weak prefix, which a gateway
 * that compresses adds.
 */
function hasCurrentVersion({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  return (
    typeof etag === 'string' &&
    (headers['if-none-match'] ?? '').split(',').map(withoutWeakPrefix).includes(withoutWeakPrefix(etag))
  )
}

/** Sends a download with name and type, which a browser neither runs nor sniffs. */
function sendFile(reply: FastifyReply, { contentType, filename, content, headers = {} }: FileResponse) {
  return reply
    .type(contentType)
    .headers(headers)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header('x-content-type-options', 'nosniff')
    .send(payloadOf(content))
}

/** Sends the headers of a file. Without a body of known length, the response has no Content-Length. */
function sendFileHead(reply: FastifyReply, { file = [] }: Route, result: unknown) {
  const { contentType = file[0] ?? 'application/octet-stream', headers = {} } = isFile(result) ? result : {}
  return reply
    .type(contentType)
    .headers(headers)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from([], { objectMode: false }))
}

/** Runs the handler of a HEAD request without effects; returns undefined instead of generating a file. */
async function runForHead(run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await withoutEffects(run)
  } catch (error) {
    if (error instanceof ContentNotNeeded) return undefined
    throw error
  }
}

const publicBodyBytes = 16 * 1024
const bookingBodyBytes = 64 * 1024
const memberBodyBytes = 1024 * 1024

/** Returns the route's limit: bodies of public calls are small, but a booking may include answers to questions. */
function bodyLimitOf({ auth, maxBodyBytes }: Route): number {
  if (maxBodyBytes) return maxBodyBytes
  if (auth === 'bearer') return memberBodyBytes
  return auth === 'patient' ? bookingBodyBytes : publicBodyBytes
}

interface ContractOptions {
  services: Services
  handlers: Handlers
  recordCall: RecordCall
}

/** Registers every route of the contract with its handler, validation, authorisation and response filter. */
export function serveContract(app: FastifyInstance, { services, handlers, recordCall }: ContractOptions): void {
  app.decorateRequest('claims', null)
  const handlerByKey: Record<string, (call: never) => Promise<unknown>> = handlers
  for (const [key, route] of Object.entries<Route>(routes)) {
    const [method = '', url = ''] = key.split(' ')
    const handler = handlerByKey[key]
    if (!handler) throw new Error(`${key} has no handler.`)
    app.route({
      method,
      url,
      config: {
        ...(route.upload && { upload: true }),
        ...(route.acceptsForm && { acceptsForm: true }),
        ...(route.isSigned && { isSigned: true }),
        ...(route.bodyMayBeAbsent && { bodyMayBeAbsent: true }),
        ...(route.perMinute && {
          // GET and HEAD count together.
          rateLimit: {
            max: Math.min(route.perMinute, services.settings.requestsPerMinute),
            timeWindow: '1 minute',
            groupId: key,
            keyGenerator: (request) => rateLimitKeyOf(route, request, services),
          },
        }),
      },
      bodyLimit: bodyLimitOf(route),
      // The validation error is thrown after authorisation: a blocked practice is refused before its input is.
      attachValidation: true,
      schema: {
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        response: { ...(route.ok && { [route.status]: serializerSchema(route.ok) }), '4xx': Failure, '5xx': Failure },
      },
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        // Responses contain personal data: browsers, proxies and the back/forward cache must not store them.
        void reply.header('cache-control', 'no-store')
        await authenticate(route, request, services)
      },
      preValidation: async (request: FastifyRequest) => {
        parseQueryNumbers(request, route)
        composeTexts(request)
        if (route.bodyMayBeAbsent) request.body ??= {}
        if (route.body && hasTooManyItems(route.body, request.body)) request.body = null
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body } = request
        // The type `Handlers` ties each key to its route; here the types are erased.
        const run = () =>
          runAsCaller(route, request, { services, recordCall }, (caller) =>
            Reflect.apply(handler, undefined, [{ params, query, body, services, request, reply, ...caller }]),
          )
        const isHead = request.method === 'HEAD'
        const result = await (isHead ? runForHead(run) : run())
        if (route.revalidates && hasCurrentVersion(request, reply)) return reply.code(304).send()
        if (route.file && isHead) return sendFileHead(reply, route, result)
        if (route.file && isFile(result)) return sendFile(reply, result)
        return reply.code(route.status).send(route.ok ? result : undefined)
      },
    })
  }
}
