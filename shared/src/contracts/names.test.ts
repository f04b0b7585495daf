import { describe, expect, it } from '@jest/globals'
import { namePattern } from './namePattern.ts'
import { routes } from './routes.ts'
import type { Route } from './routes/route.ts'

interface Schema {
  type?: string
  pattern?: string
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  /** A literal value of the contract. */
  const?: string
}

/** The name of a street, a bank or a treatment of an animal: free texts, to which ruling 45 does not apply. */
const anyText = /bankName$|streetName$|\/health\/.*\.name$/

/** The fields of a body that contain a name. */
function namesIn({ items, properties = {}, anyOf = [], ...schema }: Schema, path: string): [string, Schema][] {
  const isName = schema.type === 'string' && schema.const === undefined && /name$/i.test(path) && !anyText.test(path)
  return [
    ...(isName ? [[path, schema] as [string, Schema]] : []),
    ...(items ? namesIn(items, path) : []),
    ...anyOf.flatMap((each) => namesIn(each, path)),
    ...Object.entries(properties).flatMap(([name, each]) => namesIn(each, `${path}.${name}`)),
  ]
}

const names = Object.entries<Route>(routes).flatMap(([key, { body }]) =>
  body ? namesIn(JSON.parse(JSON.stringify(body)), key) : [],
)

describe('the fields of a call that contain a name', () => {
  it.each([
    'PUT /user.firm.name',
    'PUT /user.mediator.name',
    'POST /clubs.name',
    'PUT /patients/:id/payers.payers.name',
    'POST /patients.individual.funderCompanyName',
    'POST /patients.firm.companyName',
    'POST /animals.name',
    'POST /tenant/personalize/session-types.name',
  ])('are found by this test: %s', (path) => {
    expect(names.map(([name]) => name)).toContain(path)
  })

  it('all have the pattern that refuses markup and bidirectional formatting', () => {
    expect(names.filter(([, { pattern }]) => pattern !== namePattern).map(([path]) => path)).toEqual([])
  })
})
