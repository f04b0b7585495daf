import { expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { routes, type Route } from 'shared/contracts/routes'
import { compileLazily } from './compileLazily.ts'
import { serializerSchema } from './serializerSchema.ts'

const compilers = () => {
  const app = Fastify()
  compileLazily(app)
  return { validator: app.validatorCompiler, serializer: app.serializerCompiler }
}
const { validator, serializer } = compilers()
const at = { method: 'GET', url: '/' }

it.each(Object.entries<Route>(routes))('every schema of %s compiles', (_key, { params, query, body, ok }) => {
  const parts = { params, querystring: query, body }
  for (const [httpPart, schema] of Object.entries(parts))
    if (schema) expect(() => validator?.({ ...at, schema, httpPart })({})).not.toThrow()
  // What it is given is no response: it may refuse that, and nothing else.
  if (ok)
    expect(() => serializer?.({ ...at, schema: serializerSchema(ok), httpStatus: '200' })(null)).not.toThrow(
      /schema|compile/i,
    )
})

it('compiles nothing before it is used', () => {
  expect(() => validator?.({ ...at, schema: { type: 'no such type' }, httpPart: 'body' })).not.toThrow()
  expect(() => validator?.({ ...at, schema: { type: 'no such type' }, httpPart: 'body' })({})).toThrow(/type/)
})

it('gives the problems of what was refused last', () => {
  const validate = validator?.({ ...at, schema: { type: 'object', required: ['name'] }, httpPart: 'body' })
  expect(validate?.({})).toBe(false)
  expect(validate?.errors).toEqual([expect.objectContaining({ keyword: 'required' })])
  expect(validate?.({ name: 'Nala' })).toBe(true)
  expect(validate?.errors).toBeNull()
})
