import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { callOperation } from '../testing/callOperation.ts'
import { allPrivileges } from '../modules/practice/accounts/practice.service.ts'
import { openPopulatedPractice, type PopulatedPractice, type RowKind } from '../testing/populatedPractice.ts'
import { listOperations, type Operation } from '../testing/operations.ts'
import { joinPractice, openPatientAccount, testApp, type ApiResponse } from '../testing/practice.ts'
import { sampleOf, type SampledCall } from '../testing/samples.ts'

// The operations are read from the OpenAPI document before the tests are declared, so that new calls are covered.
let now = new Date()
const api = await testApp({ services: { now: () => now } })
const operations = (await listOperations(api)).filter(({ auth }) => auth === 'bearer')
afterAll(() => api.close())

const send = (token: string | undefined, operation: Operation, sample: SampledCall): Promise<ApiResponse> =>
  callOperation(api, token, operation, sample)

const tables = await api.admin<{ name: string }>(
  `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r' order by 1`,
)
const hashQueryOf = (name: string, column: string) =>
  `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t where ${column} = $1`
const hashQueryOfTables = [
  ...tables.map(({ name }) => hashQueryOf(name, 'tenant_id')),
  hashQueryOf('tenant', 'id'),
].join(' union all ')

/** Returns a hash of a practice's rows in each table. */
async function readHashes(tenantId: string): Promise<Record<string, string>> {
  const rows = await api.admin<{ name: string; hash: string }>(hashQueryOfTables, [tenantId])
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const anId = '0190aaaa-0000-7000-8000-000000000000'
const anyIds: Record<RowKind, string> = {
  therapist: anId,
  patient: anId,
  firm: anId,
  duplicate: anId,
  deletedPatient: anId,
  club: anId,
  animal: anId,
  vaccine: anId,
  appointment: anId,
  session: anId,
  audio: anId,
  signedSession: anId,
  attendanceEntry: anId,
  request: anId,
  sessionType: anId,
  question: anId,
  vacation: anId,
  vacationAct: anId,
  sessionDeletion: anId,
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

const idLocationsOf = (operation: Operation) =>
  sampleOf(operation, { ids: anyIds, raceId: anId, speciesId: anId, appCode: '' }).idLocations

const later = new Date('2031-05-05T08:00:00Z')
// Attendance can be signed only from the day of the session, and a decision recorded only from the day of the quote.
const isOnlyPossibleLater = ({ path }: Operation) => /\/(attendance|decisions)$/.test(path)

/** The practice whose ids the calls of other practices send. They must not change it, so it serves all tests. */
let otherPractice: PopulatedPractice
/** Practices of the callers, which refused calls do not change: one is opened now, one at the time `later`. */
let practiceOfToday: PopulatedPractice
let practiceOfLater: PopulatedPractice
beforeAll(async () => {
  now = later
  practiceOfLater = await openPopulatedPractice(api, { hasAttendance: true })
  now = new Date()
  practiceOfToday = await openPopulatedPractice(api, { hasAttendance: true })
  otherPractice = await openPopulatedPractice(api, { hasAttendance: true })
})

/** Ends a practice's trial; returns a function that restores it. */
async function endTrial({ tenantId }: PopulatedPractice): Promise<() => Promise<unknown>> {
  const [{ ends_at: endsAt } = {}] = await api.admin<{ ends_at: Date }>(
    'select trial_ends_at as ends_at from tenant where id = $1',
    [tenantId],
  )
  const setTrialEnd = (time: unknown) =>
    api.admin('update tenant set trial_ends_at = $2 where id = $1', [tenantId, time])
  await setTrialEnd(new Date(Date.now() - 86_400_000))
  return () => setTrialEnd(endsAt)
}

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  let currentPractice: PopulatedPractice
  beforeAll(() => {
    now = isOnlyPossibleLater(operation) ? later : new Date()
    currentPractice = isOnlyPossibleLater(operation) ? practiceOfLater : practiceOfToday
  })

  const idLocations = idLocationsOf(operation)
  if (idLocations.length > 0) {
    it.each(idLocations.map(({ location, kind }) => [location, kind] as const))(
      "returns 404 for another practice's id in %s, and changes nothing",
      async (location, kind) => {
        const hashesBefore = [await readHashes(currentPractice.tenantId), await readHashes(otherPractice.tenantId)]
        const response = await send(
          currentPractice.token,
          operation,
          sampleOf(operation, currentPractice, { [location]: otherPractice.ids[kind] }),
        )
        expect(response).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
        expect([await readHashes(currentPractice.tenantId), await readHashes(otherPractice.tenantId)]).toEqual(
          hashesBefore,
        )
      },
    )
  }

  it("is refused with a revoked token, a patient's token, an invalid token, or without a token", async () => {
    const { accountId, kind } = { accountId: currentPractice.therapistId, kind: 'MEMBER' as const }
    const revokedToken = await api.services.tokens.signAccess({
      accountId,
      kind,
      tokenVersion: 0,
      roles: ['ROLE_ADMIN'],
      privileges: operation.privileges,
    })
    const patient = await openPatientAccount(api)
    for (const token of [revokedToken, patient.token, 'no.token.atall', undefined]) {
      expect(await send(token, operation, sampleOf(operation, currentPractice))).toMatchObject({
        status: 401,
        body: { errorCode: errorCode.unauthenticated },
      })
    }
  })

  if (operation.whenBlocked)
    it('succeeds after the trial without a subscription', async () => {
      const blockedPractice = await openPopulatedPractice(api, { hasAttendance: true })
      await endTrial(blockedPractice)
      const { status, body } = await send(blockedPractice.token, operation, sampleOf(operation, blockedPractice))
      expect(status).toBeLessThan(300)
      expect(body?.errorCode).toBeUndefined()
    })
  else
    it('is refused after the trial without a subscription', async () => {
      const restoreTrial = await endTrial(currentPractice)
      const response = await send(currentPractice.token, operation, sampleOf(operation, currentPractice))
      await restoreTrial()
      expect(response).toMatchObject({ status: 402, body: { errorCode: errorCode.paymentBlocked } })
    })

  if (operation.privileges.length > 0) {
    it('is refused without its privilege, and changes nothing', async () => {
      const otherPrivileges = allPrivileges.filter((privilege) => !operation.privileges.includes(privilege))
      const member = await joinPractice(api, currentPractice, {
        roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
        privileges: otherPrivileges,
      })
      const hashesBefore = await readHashes(currentPractice.tenantId)
      expect(await send(member.token, operation, sampleOf(operation, currentPractice))).toMatchObject({
        status: 403,
        body: { errorCode: errorCode.forbidden },
      })
      expect(await readHashes(currentPractice.tenantId)).toEqual(hashesBefore)
    })
  }

  // Proves that the other tests are not refused because of an invalid call.
  it("succeeds in the caller's practice, and returns no id of another practice", async () => {
    const practice = await openPopulatedPractice(api, { hasAttendance: true })
    const response = await send(practice.token, operation, sampleOf(operation, practice))
    expect(response.body ?? {}).not.toHaveProperty('errorCode')
    expect(response.status).toBeLessThan(300)
    const body = JSON.stringify(response.body)
    for (const id of [...Object.values(otherPractice.ids), otherPractice.tenantId]) expect(body).not.toContain(id)
  })
})

describe('the calls of a practice', () => {
  it("number at least twenty in the OpenAPI document, counting those that require a member's token", () => {
    expect(operations.length).toBeGreaterThanOrEqual(20)
  })
})
