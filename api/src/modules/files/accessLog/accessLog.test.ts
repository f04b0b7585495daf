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

const lines = () =>
  api.admin<{ kind: string; account_id: string; patient_id: string }>(
    'select kind, account_id, patient_id from access_log where tenant_id = $1 order by hour, kind',
    [practice.tenantId],
  )
const line = (kind: string) => ({ kind, account_id: practice.therapistId, patient_id: practice.ids.patient })
const member = () => api.as(practice.token)

describe('the access log of patient files', () => {
  it('has one entry per member, patient, kind and hour', async () => {
    const path = `/patients/${practice.ids.patient}`
    await Promise.all([member().get(`${path}/details`), member().get(`${path}/sessions`), member().get(`${path}/fit`)])
    await member().post(`${path}/consents/withdraw`)
    expect(await lines()).toEqual([line('READ'), line('WRITE')])
    now = new Date(now.getTime() + 3_600_000)
    await member().get(`${path}/details`)
    expect(await lines()).toHaveLength(3)
  })

  it.each<[string, () => string]>([
    ['a session', () => `/sessions/${practice.ids.session}`],
    ["a programme's reports", () => `/programmes/${practice.ids.programme}/reports`],
    ['a report', () => `/reports/${practice.ids.report}/file`],
    ["the export of a patient's data", () => `/patients/${practice.ids.patient}/export`],
  ])('records the reading of %s', async (_caseName, path) => {
    expect((await member().get(path())).status).toBe(200)
    expect(await lines()).toEqual([line('READ')])
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
    expect((await member().post(...callOf(practice.ids))).status).toBe(200)
    expect(await lines()).toEqual([line('READ')])
  })

  it('has no entry for refused calls or for calls outside patient files', async () => {
    const otherPractice = await openPopulatedPractice(api)
    await member().get(`/patients/${otherPractice.ids.patient}/details`)
    await member().get('/patients')
    await member().get(`/animals/${practice.ids.animal}`)
    expect(await lines()).toEqual([])
  })

  it('is readable by members with ADMINISTRATION only', async () => {
    const path = `/patients/${practice.ids.patient}`
    const reader = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    await api.as(reader.token).get(`${path}/details`)
    expect((await api.as(reader.token).get(`${path}/accesses`)).status).toBe(403)
    expect((await member().get(`${path}/accesses`)).body).toEqual({
      content: [{ hour: expect.stringMatching(/:00:00\.000Z$/), kind: 'READ', name: 'Bruno Petit' }],
      totalElements: 1,
      itemsPerPage: 50,
      totalPages: 1,
    })
  })

  it('is purged after a year, and cannot be changed', async () => {
    await member().get(`/patients/${practice.ids.patient}/details`)
    await api.admin("update access_log set hour = hour - interval '11 months' where tenant_id = $1", [
      practice.tenantId,
    ])
    await purge(api.database)
    expect(await lines()).toHaveLength(1)
    await api.admin("update access_log set hour = hour - interval '2 months' where tenant_id = $1", [practice.tenantId])
    await purge(api.database)
    expect(await lines()).toEqual([])
    const deletion = api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('access_log').execute())
    await expect(deletion).rejects.toThrow(/permission denied/)
  })
})
