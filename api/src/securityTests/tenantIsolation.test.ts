import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callOperation } from '../testing/callOperation.ts'
import { allPrivileges } from '../modules/practice/accounts/practice.service.ts'
import { openPopulatedPractice, type PopulatedPractice, type Kind } from '../testing/populatedPractice.ts'
import { operationsOf, type Operation } from '../testing/operations.ts'
import { joinPractice, openPatientAccount, testApp, type ApiResponse } from '../testing/practice.ts'
import { sampleOf, type SampledCall } from '../testing/samples.ts'

// Read from the OpenAPI document before the tests are declared: new calls are covered automatically.
let now = new Date()
const api = await testApp({ services: { now: () => now } })
const operations = (await operationsOf(api)).filter(({ auth }) => auth === 'bearer')
afterAll(() => api.close())

const call = (token: string | undefined, operation: Operation, sample: SampledCall): Promise<ApiResponse> =>
  callOperation(api, token, operation, sample)

const tables = await api.admin<{ name: string }>(
  `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r' order by 1`,
)
const figureOf = (name: string, column: string) =>
  `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as figure from ${name} t where ${column} = $1`
const figuresOfTables = [...tables.map(({ name }) => figureOf(name, 'tenant_id')), figureOf('tenant', 'id')].join(
  ' union all ',
)

/** A fingerprint of each table of a practice. */
async function contentsOf(tenantId: string): Promise<Record<string, string>> {
  const rows = await api.admin<{ name: string; figure: string }>(figuresOfTables, [tenantId])
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]))
}

const anId = '0190aaaa-0000-7000-8000-000000000000'
const anyIds: Record<Kind, string> = {
  therapist: anId,
  patient: anId,
  firm: anId,
  duplicate: anId,
  club: anId,
  animal: anId,
  vaccine: anId,
  appointment: anId,
  session: anId,
  audio: anId,
  request: anId,
  sessionType: anId,
  question: anId,
  vacation: anId,
  vacationAct: anId,
  bill: anId,
  payer: anId,
  billBatch: anId,
  payment: anId,
  estimation: anId,
  programme: anId,
  import: anId,
  doneImport: anId,
  report: anId,
  reportLink: anId,
  signIn: anId,
  member: anId,
  invitation: anId,
}

const kindsOf = (operation: Operation) =>
  sampleOf(operation, { ids: anyIds, raceId: anId, speciesId: anId, appCode: '' }).idLocations

const later = new Date('2031-05-05T08:00:00Z')
// An attendance sheet can be signed from the day of its session on, and a decision recorded from the day of its quote
// on.
const isLater = ({ path }: Operation) => /\/(attendance|decisions)$/.test(path)

/** Practice whose rows no other may find. These calls must not change it, so one practice serves all tests. */
let other: PopulatedPractice
/** Practices whose calls are refused and so change nothing: one per clock serves all tests. */
let ownToday: PopulatedPractice
let ownLater: PopulatedPractice
beforeAll(async () => {
  now = later
  ownLater = await openPopulatedPractice(api)
  now = new Date()
  ownToday = await openPopulatedPractice(api)
  other = await openPopulatedPractice(api)
})

/** Ends a practice's trial; returns a function that restores it. */
async function endTrial({ tenantId }: PopulatedPractice): Promise<() => Promise<unknown>> {
  const [{ ends_at: endsAt } = {}] = await api.admin<{ ends_at: Date }>(
    'select trial_ends_at as ends_at from tenant where id = $1',
    [tenantId],
  )
  const set = (time: unknown) => api.admin('update tenant set trial_ends_at = $2 where id = $1', [tenantId, time])
  await set(new Date(Date.now() - 86_400_000))
  return () => set(endsAt)
}

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  let own: PopulatedPractice
  beforeAll(() => {
    now = isLater(operation) ? later : new Date()
    own = isLater(operation) ? ownLater : ownToday
  })

  const idLocations = kindsOf(operation)
  if (idLocations.length > 0) {
    it.each(idLocations.map(({ location, kind }) => [location, kind] as const))(
      "returns 404 for another practice's id in %s, and changes nothing",
      async (location, kind) => {
        const before = [await contentsOf(own.tenantId), await contentsOf(other.tenantId)]
        const response = await call(own.token, operation, sampleOf(operation, own, { [location]: other.ids[kind] }))
        expect(response).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
        expect([await contentsOf(own.tenantId), await contentsOf(other.tenantId)]).toEqual(before)
      },
    )
  }

  it("is refused with a revoked token, a patient's token, or none", async () => {
    const { accountId, kind } = { accountId: own.therapistId, kind: 'MEMBER' as const }
    const stale = await api.services.tokens.access({
      accountId,
      kind,
      tokenVersion: 0,
      roles: ['ROLE_ADMIN'],
      privileges: operation.privileges,
    })
    const patient = await openPatientAccount(api)
    for (const token of [stale, patient.token, 'no.token.atall', undefined]) {
      expect(await call(token, operation, sampleOf(operation, own))).toMatchObject({
        status: 401,
        body: { errorCode: 'E401' },
      })
    }
  })

  if (operation.whenBlocked)
    it('succeeds after the trial without a subscription', async () => {
      const late = await openPopulatedPractice(api)
      await endTrial(late)
      const { status, body } = await call(late.token, operation, sampleOf(operation, late))
      expect(status).toBeLessThan(300)
      expect(body?.errorCode).toBeUndefined()
    })
  else
    it('is refused after the trial without a subscription', async () => {
      const restoreTrial = await endTrial(own)
      const response = await call(own.token, operation, sampleOf(operation, own))
      await restoreTrial()
      expect(response).toMatchObject({ status: 402, body: { errorCode: 'E123' } })
    })

  if (operation.privileges.length > 0) {
    it('is refused without its privilege, and changes nothing', async () => {
      const others = allPrivileges.filter((privilege) => !operation.privileges.includes(privilege))
      const member = await joinPractice(api, own, { roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'], privileges: others })
      const before = await contentsOf(own.tenantId)
      expect(await call(member.token, operation, sampleOf(operation, own))).toMatchObject({
        status: 403,
        body: { errorCode: 'E403' },
      })
      expect(await contentsOf(own.tenantId)).toEqual(before)
    })
  }

  // Shows that the refusals above are not caused by an invalid call.
  it("succeeds in the caller's practice, without a server error at four at once, and returns no data of another", async () => {
    const practice = await openPopulatedPractice(api)
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => call(practice.token, operation, sampleOf(operation, practice))),
    )
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    expect(responses.some(({ status }) => status < 300)).toBe(true)
    const body = JSON.stringify(responses.map((response) => response.body))
    for (const id of [...Object.values(other.ids), other.tenantId]) expect(body).not.toContain(id)
  })
})

describe('the calls of a practice', () => {
  it("are exactly the calls that require a member's token in the OpenAPI document", () => {
    expect(operations.length).toBeGreaterThanOrEqual(20)
  })
})
