import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { listOperations, type Operation, type Schema } from '../testing/operations.ts'
import { openPatientAccount, testApp } from '../testing/practice.ts'

const api = await testApp()
const operations = await listOperations(api)
afterAll(() => api.close())

/** `npm run attack` sets the total number of calls. */
const totalCalls = Number(process.env.FUZZ_CALLS ?? 15 * operations.length)
const callsPerOperation = Math.ceil(totalCalls / operations.length)

let practice: PopulatedPractice
let patientToken: string
beforeAll(async () => {
  practice = await openPopulatedPractice(api, { published: true })
  patientToken = (await openPatientAccount(api)).token
})

const timeText = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const dayText = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const idText = fc.oneof(
  fc.uuid(),
  fc
    .constantFrom(
      'therapist',
      'patient',
      'animal',
      'club',
      'sessionType',
      'session',
      'request',
      'vaccine',
      'appointment',
      'race',
    )
    .map((kind) => `own:${kind}`),
)

function textOf({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return idText
  if (format === 'email') return fc.emailAddress()
  if (format === 'date') return dayText
  if (pattern?.includes('[01]')) return timeText
  return fc.oneof(
    { arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'binary' }), weight: 4 },
    { arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString'), weight: 1 },
  )
}

/** Returns the generator of any value that the schema allows, including unusual characters and extreme values. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  const { type, minimum = -1e9, maximum = 1e9 } = schema
  if (type === 'object') {
    const required = Object.keys(schema.properties ?? {}).filter((name) => schema.required?.includes(name))
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valueOf(property)])),
      { requiredKeys: required },
    )
  }
  if (type === 'array')
    return fc.array(valueOf(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    })
  if (type === 'string') return textOf(schema)
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
  if (type === 'number')
    return fc.integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) }).map((cents) => cents / 100)
  if (type === 'boolean') return fc.boolean()
  return fc.constant(null)
}

/** Returns a generator of mostly valid values, and sometimes of arbitrary JSON. */
const buildMostlyValidGenerator = (schema: Schema) =>
  fc.oneof({ arbitrary: valueOf(schema), weight: 4 }, { arbitrary: fc.jsonValue(), weight: 1 })

const callsOf = ({ parameters, body }: Operation) =>
  fc.record({
    parameters: fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [
          name,
          fc.oneof(
            { arbitrary: valueOf(schema), weight: 4 },
            { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
          ),
        ]),
      ),
    ),
    body: body ? buildMostlyValidGenerator(body) : fc.constant(undefined),
  })

/**
 * Replaces `own:patient` and the like by the practice's ids. Generated calls contain the kind instead of the id, so
 * that a failure can be read and repeated.
 */
const withOwnIds = (json: string) =>
  json.replaceAll(
    /own:(\w+)/g,
    (_all, kind: keyof PopulatedPractice['ids'] | 'race') =>
      (kind === 'race' ? practice.raceId : practice.ids[kind]) ?? '',
  )

async function send(
  { method, path, parameters, auth }: Operation,
  call: { parameters: Record<string, unknown>; body?: unknown },
) {
  const parameterText = (name: string) => withOwnIds(String(call.parameters[name])).toWellFormed()
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parameterText(name)))
  const query = new URLSearchParams(
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => [name, parameterText(name)]),
    ),
  )
  const token = auth === 'patient' ? patientToken : practice.token
  const payload = call.body === undefined ? {} : { payload: withOwnIds(JSON.stringify(call.body)) }
  const headers = {
    authorization: `Bearer ${token}`,
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
  }
  return api.app.inject({ method, url: `/api${filledPath}?${query.toString()}`, headers, ...payload })
}

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  it('fails with no server error for generated input', async () => {
    await fc.assert(
      fc.asyncProperty(callsOf(operation), async (call) => {
        const response = await send(operation, call)
        expect([response.statusCode < 500, response.statusCode, response.body.slice(0, 200)]).toEqual([
          true,
          response.statusCode,
          expect.anything(),
        ])
      }),
      { numRuns: callsPerOperation },
    )
  })
})
