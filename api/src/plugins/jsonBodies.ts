import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

/** Maximum nesting of a body; the bodies of the API contract have at most six levels. */
const maxDepth = 32

/** Returns the index of the closing quote of the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return text.length
}

/** Whether a JSON text is nested deeper than `maxDepth`; stops at the first excess level. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}

const rawBodies = new WeakMap<FastifyRequest, string>()

/** Returns the raw body of a call with a signature; '' for other calls. */
export const rawBodyOf = (request: FastifyRequest): string => rawBodies.get(request) ?? ''

const isSigned = ({ routeOptions: { config } }: FastifyRequest): boolean => 'isSigned' in config
const mayBeAbsent = ({ routeOptions: { config } }: FastifyRequest): boolean => 'bodyMayBeAbsent' in config

/** Parses JSON bodies as Fastify does, after checking their nesting depth. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isSigned(request)) rawBodies.set(request, body)
    if (body === '' && mayBeAbsent(request)) done(null, undefined)
    else if (isNestedTooDeep(body)) done(new Refusal(400, errorCode.invalid))
    else void parse(request, body, done)
  })
}
