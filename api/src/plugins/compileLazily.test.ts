import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { compileLazily } from './compileLazily.ts'
import { serializerSchema } from './serializerSchema.ts'

const app = Fastify()
compileLazily(app)
const compileValidator = app.validatorCompiler
const compileSerializer = SerializerSelector()({}, {})
const route = { method: 'GET', url: '/' }

it.each(Object.entries<Route>(routes))('every schema of %s compiles', (_key, { params, query, body, ok }) => {
  const parts = { params, querystring: query, body }
  for (const [httpPart, schema] of Object.entries(parts))
    if (schema) expect(() => compileValidator?.({ ...route, schema, httpPart })({})).not.toThrow()
  if (ok) expect(() => compileSerializer({ ...route, schema: serializerSchema(ok), httpStatus: '200' })).not.toThrow()
})

it('compileLazily compiles no schema before its first use', () => {
  expect(() => compileValidator?.({ ...route, schema: { type: 'no such type' }, httpPart: 'body' })).not.toThrow()
  expect(() => compileValidator?.({ ...route, schema: { type: 'no such type' }, httpPart: 'body' })({})).toThrow(/type/)
})

it('a validator of compileLazily has the errors of its last call', () => {
  const validate = compileValidator?.({ ...route, schema: { type: 'object', required: ['name'] }, httpPart: 'body' })
  expect(validate?.({})).toBe(false)
  expect(validate?.errors).toEqual([expect.objectContaining({ keyword: 'required' })])
  expect(validate?.({ name: 'Nala' })).toBe(true)
  expect(validate?.errors).toBeNull()
})
