import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { purge } from '../../../jobs/purge.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let now = new Date()

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date()
  practice = await openPopulatedPractice(api)
})

const listEntries = () =>
  api.admin<{ kind: string; account_id: string; patient_id: string }>(
    'select kind, account_id, patient_id from access_log where tenant_id = $1 order by hour, kind',
    [practice.tenantId],
  )
const entryOf = (kind: string) => ({ kind, account_id: practice.therapistId, patient_id: practice.ids.patient })
const memberCaller = () => api.as(practice.token)

describe('the access log of patient files', () => {
  it('has one entry per member, patient, kind and hour', async () => {
    const path = `/patients/${practice.ids.patient}`
    await Promise.all([
      memberCaller().get(`${path}/details`),
      memberCaller().get(`${path}/sessions`),
      memberCaller().get(`${path}/fit`),
    ])
    await memberCaller().post(`${path}/consents/withdraw`)
    expect(await listEntries()).toEqual([entryOf('READ'), entryOf('WRITE')])
    now = new Date(now.getTime() + 3_600_000)
    await memberCaller().get(`${path}/details`)
    expect(await listEntries()).toHaveLength(3)
  })

  it.each<[string, () => string]>([
    ['a session', () => `/sessions/${practice.ids.session}`],
    ["a programme's reports", () => `/programmes/${practice.ids.programme}/reports`],
    ['a report', () => `/reports/${practice.ids.report}/file`],
    ["the export of a patient's data", () => `/patients/${practice.ids.patient}/export`],
  ])('records the reading of %s', async (_caseName, path) => {
    expect((await memberCaller().get(path())).status).toBe(200)
    expect(await listEntries()).toEqual([entryOf('READ')])
  })

  it.each<[string, (ids: PopulatedPractice['ids']) => [path: string, body?: object]]>([
    ['a dry run of the erasure', ({ patient }) => [`/patients/${patient}/erasure?dryRun=true`]],
    [
      'the preview of a report',
      ({ programme }) => [
        `/programmes/${programme}/reports/preview`,
        { audience: 'FULL', sessionIds: [], conclusion: '' },
      ],
    ],
  ])('records %s as reading although it is a POST', async (_caseName, callOf) => {
    now = new Date('2031-06-01T10:00:00Z')
    expect((await memberCaller().post(...callOf(practice.ids))).status).toBe(200)
    expect(await listEntries()).toEqual([entryOf('READ')])
  })

  it('has no entry for refused calls or for calls outside patient files', async () => {
    const otherPractice = await openPopulatedPractice(api)
    await memberCaller().get(`/patients/${otherPractice.ids.patient}/details`)
    await memberCaller().get('/patients')
    await memberCaller().get(`/animals/${practice.ids.animal}`)
    expect(await listEntries()).toEqual([])
  })

  it('is readable by members with ADMINISTRATION only', async () => {
    const path = `/patients/${practice.ids.patient}`
    const reader = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    await api.as(reader.token).get(`${path}/details`)
    expect((await api.as(reader.token).get(`${path}/accesses`)).status).toBe(403)
    expect((await memberCaller().get(`${path}/accesses`)).body).toEqual({
      content: [{ hour: expect.stringMatching(/:00:00\.000Z$/), kind: 'READ', name: 'Bruno Petit' }],
      totalElements: 1,
      itemsPerPage: 50,
      totalPages: 1,
    })
  })

  it('is purged after a year, and cannot be changed', async () => {
    await memberCaller().get(`/patients/${practice.ids.patient}/details`)
    await api.admin("update access_log set hour = hour - interval '11 months' where tenant_id = $1", [
      practice.tenantId,
    ])
    await purge(api.database)
    expect(await listEntries()).toHaveLength(1)
    await api.admin("update access_log set hour = hour - interval '2 months' where tenant_id = $1", [practice.tenantId])
    await purge(api.database)
    expect(await listEntries()).toEqual([])
    const deletion = api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('access_log').execute())
    await expect(deletion).rejects.toThrow(/permission denied/)
  })
})
