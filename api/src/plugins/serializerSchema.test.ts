import { describe, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { serializerSchema } from './serializerSchema.ts'

/** Serialises a value as Fastify does with this schema. */
async function sent(schema: unknown, value: unknown): Promise<string> {
  const app = Fastify()
  app.get('/', { schema: { response: { 200: schema } } }, async (_request, reply) => reply.send(value))
  const { body } = await app.inject('/')
  await app.close()
  return body
}

const nothing = { type: 'null' }
const word = {
  anyOf: [
    { const: 'A', type: 'string' },
    { const: 'B', type: 'string' },
  ],
}
const person = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const firm = { type: 'object', required: ['siren'], properties: { siren: { type: 'string' } } }

describe('the schema a response is serialized by', () => {
  it.each<[string, object, unknown]>([
    ['an object or null', { anyOf: [person, nothing] }, { name: 'x', secret: 1 }],
    ['null of an object or null', { anyOf: [person, nothing] }, null],
    ['a string constant', word, 'B'],
    ['a string constant or null', { anyOf: [word, nothing] }, 'A'],
    ['null of a string constant or null', { anyOf: [word, nothing] }, null],
    ['a number or null', { anyOf: [{ type: 'integer' }, nothing] }, 0],
    ['a list or null', { anyOf: [{ type: 'array', items: person }, nothing] }, [{ name: 'x', secret: 1 }]],
    ['one of two objects', { anyOf: [person, firm] }, { siren: '1' }],
    ['one of two objects, or null', { anyOf: [person, firm, nothing] }, { name: 'x' }],
  ])('serialises %s as declared, without undeclared properties', async (_caseName, schema, value) => {
    const ok = { type: 'object', properties: { value: schema } }
    const body = await sent(serializerSchema(ok), { value })
    expect(body).toBe(await sent(ok, { value }))
    expect(body).not.toContain('secret')
  })

  it('replaces an `anyOf` with a single choice', () => {
    expect(serializerSchema({ anyOf: [person, nothing] })).toEqual({ ...person, nullable: true })
    expect(serializerSchema({ anyOf: [word, nothing] })).toEqual({ type: 'string', nullable: true })
  })
})
