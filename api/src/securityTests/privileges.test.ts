import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Offer, Privilege, Role } from 'shared/contracts/access'
import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { mayCall } from 'shared/domain/accounts/access'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { operationsOf } from '../testing/operations.ts'
import { joinPractice, testApp } from '../testing/practice.ts'
import { sampleOf } from '../testing/samples.ts'

const api = await testApp()
const operations = await operationsOf(api)
afterAll(() => api.close())

const gateOf = ({ privilege, offers, roles }: Route) => JSON.stringify([privilege, offers, roles])

/**
 * One GET call per combination of privilege and offer: the same function decides all other calls, and a table pins its
 * results.
 */
const sample = [
  ...new Map(
    Object.entries<Route>(routes)
      .filter(([key, { auth, file }]) => auth === 'bearer' && key.startsWith('GET ') && !file)
      // The first of each gate: a later one may be narrowed further by its handler.
      .toReversed()
      .map(([key, route]) => [gateOf(route), [key, route] as const]),
  ).values(),
]

const members: [Privilege[], Offer, Role][] = [
  [['ADMINISTRATION'], 'STANDARD', 'ROLE_ADMIN'],
  [['ADMINISTRATION'], 'PRO', 'ROLE_ASSISTANT'],
  [['AGENDA'], 'ULTIME', 'ROLE_THERAPIST'],
  [['AGENDA', 'PATIENTS'], 'STANDARD', 'ROLE_ASSISTANT'],
  [['BILL', 'ANIMALS'], 'PRO', 'ROLE_THERAPIST'],
  [[], 'ULTIME', 'ROLE_ASSISTANT'],
]

describe.each(members)('a member with %j on %s as %s', (privileges, offer, role) => {
  let practice: PopulatedPractice
  let token: string
  beforeAll(async () => {
    practice = await openPopulatedPractice(api)
    await api.admin('update tenant set offer = $2 where id = $1', [practice.tenantId, offer])
    token = (await joinPractice(api, practice, { roles: [role], privileges })).token
  })

  it.each(sample)('may call %s exactly if the table allows it', async (key, route) => {
    const operation = operations.find(({ name }) => name === key)
    if (!operation) throw new Error(`${key} is not in the document.`)
    const { status } = await api.as(token).get(sampleOf(operation, practice).url)
    expect(status === 403).toBe(!mayCall(route, { privileges, offer, roles: [role] }))
  })
})
