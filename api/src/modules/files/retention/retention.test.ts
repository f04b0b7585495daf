import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import type { DueFile } from 'shared/contracts/patients/retention'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

/** More than five years, the retention period, after the latest contact in the test practice: a request in 2031. */
let now = new Date('2036-06-01T10:00:00Z')
let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2036-06-01T10:00:00Z')
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const namesOf = (files: DueFile[]) => files.map(({ name }) => name).toSorted()
const readRetention = async () => (await alice.get('/patients/retention')).body
const purgeFiles = (ids: string[], query = '') => alice.post(`/patients/retention/purge${query}`, { ids })

describe('the patient files past the retention period', () => {
  it('had their last contact before the period', async () => {
    expect(await readRetention()).toMatchObject({ years: 5, kept: [] })
    expect(namesOf((await readRetention()).due)).toEqual(['Double Polo', 'Les Tilleuls', 'Martin Paul'])
    expect((await alice.put('/patients/retention', { years: 6 })).body).toMatchObject({ years: 6 })
    // Both files have no sessions; their last contact is their creation, in the year of the test run.
    expect(namesOf((await readRetention()).due)).toEqual(['Double Polo', 'Les Tilleuls'])
    now = new Date('2027-01-01T10:00:00Z')
    expect((await readRetention()).due).toEqual([])
  })

  it.each([
    ['exclude employees named in a session of their firm', 'VALIDATED', ['Double Polo']],
    [
      'include employees named only in a cancelled session of their firm',
      'CANCELLED',
      ['Double Polo', 'Les Tilleuls', 'Martin Paul'],
    ],
  ] as const)('%s', async (_caseName, state, names) => {
    const tenant_id = practice.tenantId
    const session_id = crypto.randomUUID()
    await api.inTenant(tenant_id, async (tx) => {
      await tx
        .insertInto('session')
        .values({
          tenant_id,
          id: session_id,
          therapist_id: practice.therapistId,
          session_type_id: practice.sessionTypeId,
          patient_id: practice.ids.firm,
          day: '2035-01-10',
          start_time: '10:00',
          end_time: '11:00',
          state,
        })
        .execute()
      await tx
        .insertInto('session_corporate_patient')
        .values({ tenant_id, session_id, patient_id: practice.ids.patient })
        .execute()
    })
    expect(namesOf((await readRetention()).due)).toEqual(names)
  })

  it('can be kept until a day, and are due again afterwards', async () => {
    const { duplicate } = practice.ids
    const { body } = await alice.put(`/patients/${duplicate}/retention`, { keptUntil: '2037-06-01' })
    expect(namesOf(body.kept)).toEqual(['Double Polo'])
    expect((await purgeFiles([duplicate])).body).toMatchObject({ erasedIds: [], notDueIds: [duplicate] })
    now = new Date('2037-06-01T10:00:00Z')
    expect(namesOf((await readRetention()).due)).toContain('Double Polo')
    await alice.put(`/patients/${duplicate}/retention`, { keptUntil: null })
    expect((await readRetention()).kept).toEqual([])
  })

  it.each(['2020-01-01', '2036-06-01', '2037-06-02', '2100-01-01'])(
    'cannot be kept until %s (400)',
    async (keptUntil) => {
      expect(await alice.put(`/patients/${practice.ids.duplicate}/retention`, { keptUntil })).toMatchObject({
        status: 400,
        body: { problems: [{ field: 'keptUntil' }] },
      })
      expect((await readRetention()).kept).toEqual([])
    },
  )

  it('cannot be kept, and their period cannot be changed, with a stale version', async () => {
    const { years, version, due: dueFiles } = await readRetention()
    const changePeriod = (addedYears: number, ifMatchVersion: string) =>
      alice.put('/patients/retention', { years: years + addedYears }, { 'if-match': `"${ifMatchVersion}"` })
    const changedPeriod = await changePeriod(1, version)
    expect(changedPeriod.status).toBe(200)
    expect(await changePeriod(2, version)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await readRetention()).years).toBe(years + 1)
    expect((await changePeriod(2, changedPeriod.body.version)).status).toBe(200)
    expect((await readRetention()).years).toBe(years + 2)
    const file = dueFiles[0]
    const keepUntil = (keptUntil: string) =>
      alice.put(`/patients/${file?.id}/retention`, { keptUntil }, { 'if-match': `"${file?.version}"` })
    expect((await keepUntil('2037-01-01')).status).toBe(200)
    expect(await keepUntil('2037-02-01')).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    const [keptPatient] = await api.admin<{ day: string }>(
      'select kept_until::text as day from patient where id = $1',
      [file?.id],
    )
    expect(keptPatient?.day).toBe('2037-01-01')
  })

  it('are erased on confirmation, and only counted in a dry run', async () => {
    const { patient, duplicate } = practice.ids
    const dryRunResult = (await purgeFiles([patient, duplicate], '?dryRun=true')).body
    expect(dryRunResult).toMatchObject({
      destroyed: { comments: 1, audios: 1, programmes: 1 },
      kept: { invoices: 1 },
      erasedIds: expect.any(Array),
    })
    expect(dryRunResult.erasedIds).toHaveLength(2)
    expect(namesOf((await readRetention()).due)).toHaveLength(3)
    expect((await purgeFiles([patient, duplicate])).body).toEqual({
      ...dryRunResult,
      erasedIds: dryRunResult.erasedIds,
    })
    expect(namesOf((await readRetention()).due)).toEqual(['Les Tilleuls'])
    expect((await purgeFiles([patient])).body).toMatchObject({ erasedIds: [], notDueIds: [patient] })
    expect(
      await api.admin("select count(*)::int from audit where tenant_id = $1 and act = 'erase'", [practice.tenantId]),
    ).toEqual([{ count: 2 }])
  })

  it('include deleted files, but not merged files', async () => {
    const { patient, duplicate } = practice.ids
    await alice.delete(`/patients/${duplicate}`)
    await api.admin('update patient set removed_at = now(), merged_into = $2 where id = $1', [
      practice.ids.firm,
      patient,
    ])
    expect((await readRetention()).due).toMatchObject([{ isDeleted: true }, { isDeleted: false }])
  })

  it.each([['PATIENTS' as const], ['ADMINISTRATION' as const]])(
    'require both privileges and are refused with %s alone',
    async (privilege) => {
      const member = await joinPractice(api, practice, { privileges: [privilege] })
      const caller = api.as(member.token)
      const { patient } = practice.ids
      for (const call of [
        () => caller.get('/patients/retention'),
        () => caller.put('/patients/retention', { years: 1 }),
        () => caller.post('/patients/retention/purge', { ids: [patient] }),
        () => caller.put(`/patients/${patient}/retention`, { keptUntil: null }),
        () => caller.post(`/patients/${patient}/erasure?dryRun=true`),
      ])
        expect(await call()).toMatchObject({ status: 403, body: { errorCode: errorCode.forbidden } })
    },
  )
})
