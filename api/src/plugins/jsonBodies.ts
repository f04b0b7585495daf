import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

/** The contract's own bodies nest six levels at most. */
const maxDepth = 32

/** The index of the quote that ends the string which begins at `start`; the end of the text where none does. */
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

/** Whether a JSON text opens more arrays and objects inside each other than any body does; stops at the first too many. */
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

/** The body of a signed call as it came; empty for any other call. */
export const rawBodyOf = (request: FastifyRequest): string => rawBodies.get(request) ?? ''

const isSigned = ({ routeOptions: { config } }: FastifyRequest): boolean => 'isSigned' in config

/** Reads JSON bodies as Fastify does, once they are known not to be nested without end. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isSigned(request)) rawBodies.set(request, body)
    if (isNestedTooDeep(body)) done(new Refusal(400, errorCode.invalid))
    else void parse(request, body, done)
  })
}
