import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allPrivileges } from '../modules/practice/accounts/practice.service.ts'
import { openPopulatedPractice, type PopulatedPractice, type Kind } from '../testing/populatedPractice.ts'
import { operationsOf, type Operation } from '../testing/operations.ts'
import { joinPractice, openPatientAccount, testApp, type ApiResponse } from '../testing/practice.ts'
import { sampleOf, type SampledCall } from '../testing/samples.ts'

// Read from the document the API serves, before the tests are declared: a new call is covered by itself.
let now = new Date()
const api = await testApp({ services: { now: () => now } })
const operations = (await operationsOf(api)).filter(({ auth }) => auth === 'bearer')
afterAll(() => api.close())

const call = (token: string | undefined, { method }: Operation, { url, body }: SampledCall): Promise<ApiResponse> => {
  const caller = api.as(token)
  if (method === 'GET') return caller.get(url)
  if (method === 'DELETE') return caller.delete(url)
  return { POST: caller.post, PUT: caller.put, PATCH: caller.patch }[method](url, body)
}

const tables = await api.admin<{ name: string }>(
  `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r' order by 1`,
)
const figureOf = (name: string, column: string) =>
  `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as figure from ${name} t where ${column} = $1`
const figuresOfTables = [...tables.map(({ name }) => figureOf(name, 'tenant_id')), figureOf('tenant', 'id')].join(
  ' union all ',
)

/** All a practice has, in one figure for each table. */
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
// An attendance sheet is signed from the day of its session on, a decision noted from that of its quote on.
const isLater = ({ path }: Operation) => /\/(attendance|decisions)$/.test(path)

/** Whose rows nobody below may find: that no call changes them is what is tested, so one is enough. */
let other: PopulatedPractice
/** Whose calls are refused, which changes nothing either: one for each clock is enough. */
let ownToday: PopulatedPractice
let ownLater: PopulatedPractice
beforeAll(async () => {
  now = later
  ownLater = await openPopulatedPractice(api)
  now = new Date()
  ownToday = await openPopulatedPractice(api)
  other = await openPopulatedPractice(api)
})

/** Ends the trial of a practice; returns what puts it back. */
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
      "does not find another practice's id in %s, and changes nothing",
      async (location, kind) => {
        const before = [await contentsOf(own.tenantId), await contentsOf(other.tenantId)]
        const response = await call(own.token, operation, sampleOf(operation, own, { [location]: other.ids[kind] }))
        expect(response).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
        expect([await contentsOf(own.tenantId), await contentsOf(other.tenantId)]).toEqual(before)
      },
    )
  }

  it("is refused with a token that is no longer good, with a patient's, and without one", async () => {
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
    it('succeeds when nothing is paid after the trial', async () => {
      const late = await openPopulatedPractice(api)
      await endTrial(late)
      const { status, body } = await call(late.token, operation, sampleOf(operation, late))
      expect(status).toBeLessThan(300)
      expect(body?.errorCode).toBeUndefined()
    })
  else
    it('is refused when nothing is paid after the trial', async () => {
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

  // Without it, the refusals above could be those of a call that is never right.
  it("succeeds in one's own practice, and reveals nothing of another", async () => {
    const practice = await openPopulatedPractice(api)
    const response = await call(practice.token, operation, sampleOf(operation, practice))
    expect(response.body ?? {}).not.toHaveProperty('errorCode')
    expect(response.status).toBeLessThan(300)
    const body = JSON.stringify(response.body)
    for (const id of [...Object.values(other.ids), other.tenantId]) expect(body).not.toContain(id)
  })
})

describe('the calls of a practice', () => {
  it("are all of those the document says need a member's token", () => {
    expect(operations.length).toBeGreaterThanOrEqual(20)
  })
})
