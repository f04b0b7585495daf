import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Offer, Privilege, Role } from 'shared/contracts/access'
import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { mayCall } from 'shared/domain/accounts/access'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { listOperations } from '../testing/operations.ts'
import { joinPractice, testApp } from '../testing/practice.ts'
import { sampleOf } from '../testing/samples.ts'

const api = await testApp()
const operations = await listOperations(api)
afterAll(() => api.close())

const accessRuleOf = ({ privilege, offers, roles }: Route) => JSON.stringify([privilege, offers, roles])

/**
 * One GET call per combination of privilege, offer and role. `mayCall` decides these and all other calls; its own test
 * covers its results.
 */
const sample = [
  ...new Map(
    Object.entries<Route>(routes)
      .filter(([key, { auth, file }]) => auth === 'bearer' && key.startsWith('GET ') && !file)
      // Reversed so that the Map keeps the first call of each combination: handlers of later calls may refuse more.
      .toReversed()
      .map(([key, route]) => [accessRuleOf(route), [key, route] as const]),
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

describe.each(members)('a member with the privileges %j in the offer %s and the role %s', (privileges, offer, role) => {
  let practice: PopulatedPractice
  let token: string
  beforeAll(async () => {
    practice = await openPopulatedPractice(api)
    await api.admin('update tenant set offer = $2 where id = $1', [practice.tenantId, offer])
    token = (await joinPractice(api, practice, { roles: [role], privileges })).token
  })

  it.each(sample)('may call %s exactly if `mayCall` allows it', async (key, route) => {
    const operation = operations.find(({ name }) => name === key)
    if (!operation) throw new Error(`${key} is not in the OpenAPI document.`)
    const { status } = await api.as(token).get(sampleOf(operation, practice).url)
    expect(status === 403).toBe(!mayCall(route, { privileges, offer, roles: [role] }))
  })
})
