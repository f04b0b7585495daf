import type { FastifyRequest } from 'fastify'
import type { Route } from 'shared/contracts/routes'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
}

const isNumber = /^-?\d+(\.\d+)?$/

/**
 * A query is text: what the contract calls a number is read as one. Bodies are never coerced, since JSON says
 * what is a number and what is null.
 */
export function readNumbers(request: FastifyRequest, { query: schema }: Route): void {
  const given: object = Object(request.query)
  const { properties = {} }: Schema = schema ?? {}
  for (const [name, value] of Object.entries(given)) {
    const type = properties[name]?.type
    if ((type === 'integer' || type === 'number') && typeof value === 'string' && isNumber.test(value))
      Object.assign(given, { [name]: Number(value) })
  }
}
