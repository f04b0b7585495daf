import { describe, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { serializerSchema } from './serializerSchema.ts'

/** Returns the JSON that Fastify sends for a value with this response schema. */
async function serialise(schema: unknown, value: unknown): Promise<string> {
  const app = Fastify()
  app.get('/', { schema: { response: { 200: schema } } }, async (_request, reply) => reply.send(value))
  const { body } = await app.inject('/')
  await app.close()
  return body
}

const nullSchema = { type: 'null' }
const constants = {
  anyOf: [
    { const: 'A', type: 'string' },
    { const: 'B', type: 'string' },
  ],
}
const personSchema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const firmSchema = { type: 'object', required: ['siren'], properties: { siren: { type: 'string' } } }

describe('serializerSchema', () => {
  it.each<[string, object, unknown]>([
    ['an object or null', { anyOf: [personSchema, nullSchema] }, { name: 'x', secret: 1 }],
    ['null of an object or null', { anyOf: [personSchema, nullSchema] }, null],
    ['a string constant', constants, 'B'],
    ['a string constant or null', { anyOf: [constants, nullSchema] }, 'A'],
    ['null of a string constant or null', { anyOf: [constants, nullSchema] }, null],
    ['a number or null', { anyOf: [{ type: 'integer' }, nullSchema] }, 0],
    ['a list or null', { anyOf: [{ type: 'array', items: personSchema }, nullSchema] }, [{ name: 'x', secret: 1 }]],
    ['one of two objects', { anyOf: [personSchema, firmSchema] }, { siren: '1' }],
    ['one of two objects, or null', { anyOf: [personSchema, firmSchema, nullSchema] }, { name: 'x' }],
  ])(
    'returns a schema that serialises %s as the declared schema does, without undeclared properties',
    async (_caseName, schema, value) => {
      const objectSchema = { type: 'object', properties: { value: schema } }
      const body = await serialise(serializerSchema(objectSchema), { value })
      expect(body).toBe(await serialise(objectSchema, { value }))
      expect(body).not.toContain('secret')
    },
  )

  it('replaces an `anyOf` of a choice and null, or of string constants, by a single schema', () => {
    expect(serializerSchema({ anyOf: [personSchema, nullSchema] })).toEqual({ ...personSchema, nullable: true })
    expect(serializerSchema({ anyOf: [constants, nullSchema] })).toEqual({ type: 'string', nullable: true })
  })
})
