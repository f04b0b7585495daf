import type { ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import { uniqBy } from 'es-toolkit'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Failure, Problem } from 'shared/contracts/wire'
import { Refusal } from '../refusal.ts'
import { databaseRefusalOf } from './databaseRefusals.ts'
import { sentenceOf } from './refusalSentences.ts'

/**
 * Refuses a URL with a parameter that is too long or cannot be decoded. The response has the common shape, and does not
 * repeat the URL.
 */
export function refuseAddress(
  { statusCode = 400 }: FastifyError,
  { id }: { id: string },
  { raw }: { raw: ServerResponse },
): void {
  const failure: Failure = { errorCode: errorCode.invalid, message: sentenceOf(errorCode.invalid), requestId: id }
  raw.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  raw.end(JSON.stringify(failure))
}

const sentenceOfProblem = (keyword: string, { limit, pattern }: Record<string, unknown>): string => {
  if (keyword === 'required') return 'Obligatoire'
  if (keyword === 'maxLength') return `${String(limit)} caractères au plus`
  if (keyword === 'minLength') return `${String(limit)} caractères au moins`
  if (keyword === 'pattern' && String(pattern).startsWith('^[^')) return 'Caractères non acceptés'
  return 'Valeur incorrecte'
}

/** Maximum number of reported problems: more than any form has fields. */
const maxProblems = 50

/** Names each problem once: a field that accepts several types reports the same problem for each of them. */
const toProblems = (validation: NonNullable<FastifyError['validation']>): Problem[] =>
  uniqBy(
    validation.slice(0, maxProblems).map(({ instancePath, params, keyword }) => ({
      field: [
        instancePath.slice(1).replaceAll('/', '.'),
        'missingProperty' in params ? String(params.missingProperty) : '',
      ]
        .filter(Boolean)
        .join('.'),
      message: sentenceOfProblem(keyword, params),
    })),
    ({ field, message }) => `${field}: ${message}`,
  )

function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error
  if (error.validation) return new Refusal(400, errorCode.invalid, { problems: toProblems(error.validation) })
  const databaseRefusal = databaseRefusalOf(error)
  if (databaseRefusal) return databaseRefusal
  if (error.statusCode === 413) return new Refusal(413, errorCode.tooLarge)
  if (error.statusCode === 429) return new Refusal(429, errorCode.tooManyTries)
  if (error.statusCode === 503) return new Refusal(503, errorCode.unavailable)
  if (error.statusCode && error.statusCode < 500) return new Refusal(error.statusCode, errorCode.invalid)
  return null
}

const maxFrames = 12

/** Returns the stack without the message, which may contain a value. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames)
    .join('\n')

/** A refusal that was sent; `url` is the route's template. */
export interface SentRefusal {
  method: string
  url: string | undefined
  status: number
  code: ErrorCode
}

/**
 * Sends every refusal as `{ errorCode, message, requestId, problems?, conflicts? }`, and an unexpected error as E500.
 */
export function handleErrors(app: FastifyInstance, onRefusal?: (sent: SentRefusal) => void): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error)
    if (!refusal)
      request.log.error({ error: { type: error.name, code: error.code, at: framesOf(error) } }, 'unexpected')
    const { errorCode: code, status, details } = refusal ?? new Refusal(500, errorCode.unexpected)
    const failure: Failure = {
      errorCode: code,
      message: details.message ?? sentenceOf(code),
      requestId: request.id,
      problems: details.problems?.slice(0, maxProblems),
      conflicts: details.conflicts,
    }
    onRefusal?.({ method: request.method, url: request.routeOptions.url, status, code })
    if (details.retryAfterSeconds) void reply.header('retry-after', Math.ceil(details.retryAfterSeconds))
    return reply.code(status).type('application/json').send(failure)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      errorCode: errorCode.notFound,
      message: sentenceOf(errorCode.notFound),
      requestId: request.id,
    } satisfies Failure),
  )
}
