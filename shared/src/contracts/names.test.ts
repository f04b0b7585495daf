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
const freeTextPath = /bankName$|streetName$|\/health\/.*\.name$/

/** The fields of a body that contain a name. */
function nameFieldsIn({ items, properties = {}, anyOf = [], ...schema }: Schema, path: string): [string, Schema][] {
  const isName =
    schema.type === 'string' && schema.const === undefined && /name$/i.test(path) && !freeTextPath.test(path)
  return [
    ...(isName ? [[path, schema] as [string, Schema]] : []),
    ...(items ? nameFieldsIn(items, path) : []),
    ...anyOf.flatMap((schemaOfField) => nameFieldsIn(schemaOfField, path)),
    ...Object.entries(properties).flatMap(([name, schemaOfField]) => nameFieldsIn(schemaOfField, `${path}.${name}`)),
  ]
}

const nameFields = Object.entries<Route>(routes).flatMap(([key, { body }]) =>
  body ? nameFieldsIn(JSON.parse(JSON.stringify(body)), key) : [],
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
  ])('include %s', (path) => {
    expect(nameFields.map(([name]) => name)).toContain(path)
  })

  it('all have the pattern that refuses markup and bidirectional formatting', () => {
    expect(nameFields.filter(([, { pattern }]) => pattern !== namePattern).map(([path]) => path)).toEqual([])
  })
})
