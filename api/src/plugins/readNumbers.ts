import type { FastifyRequest } from 'fastify'
import type { Route } from 'shared/contracts/routes'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
}

/**
 * A query is text: what the contract calls a number is read as one. Bodies are never coerced, since JSON says
 * what is a number and what is null.
 */
export function readNumbers(request: FastifyRequest, { query: schema }: Route): void {
  const query = request.query as Record<string, unknown>
  for (const [name, { type }] of Object.entries((schema as Schema | undefined)?.properties ?? {})) {
    const value = query[name]
    if ((type === 'integer' || type === 'number') && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) query[name] = Number(value)
  }
}
