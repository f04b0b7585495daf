import type { FastifyRequest } from 'fastify'
import type { Route } from 'shared/contracts/routes/route'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
}

const numberPattern = /^-?\d+(\.\d+)?$/

/**
 * Converts query parameters, which are text, to numbers where the contract declares numbers. Bodies are never coerced,
 * since JSON distinguishes numbers and null.
 */
export function parseQueryNumbers(request: FastifyRequest, route: Route): void {
  const { query } = request
  if (typeof query !== 'object' || query === null) return
  const { properties = {} }: Schema = route.query ?? {}
  for (const [name, value] of Object.entries(query)) {
    const type = properties[name]?.type
    if ((type === 'integer' || type === 'number') && typeof value === 'string' && numberPattern.test(value))
      Object.assign(query, { [name]: Number(value) })
  }
}
