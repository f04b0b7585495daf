import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const archive = (ids: string[], archived = true, caller = alice) => caller.post('/patients/archive', { ids, archived })
const idsOf = async (query = '', caller = alice) =>
  (await caller.get(`/patients${query}`)).body.map(({ id }: { id: string }) => id)
const auditedActions = (id: string) =>
  api.admin<{ act: string }>("select act from audit where entity = 'patient' and entity_id = $1 order by id", [id])

const addSession = async (day: string, comments: string | null, time = '10:00') => {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, async (tx) => {
    const cipher = await api.services.encryption.cipherOf(tx, practice.tenantId)
    await tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: practice.ids.patient,
        day,
        start_time: time,
        end_time: '23:00',
        state: 'VALIDATED',
        allow_overlap: true,
        comments: comments === null ? null : cipher.encrypt(comments, { table: 'session', column: 'comments', id }),
      })
      .execute()
  })
  return id
}
const listedPatient = async (caller = alice, query = '?lastComment=true') =>
  (await caller.get(`/patients${query}`)).body.find(({ id }: { id: string }) => id === practice.ids.patient)

describe('archived patients', () => {
  it('leave the list and can be restored; past sessions keep them', async () => {
    const { patient, firm, duplicate, session } = practice.ids
    expect(await archive([patient])).toMatchObject({ status: 200, body: { changed: [patient] } })
    expect(await idsOf()).toEqual([duplicate, firm])
    expect(await idsOf('?archived=false')).toEqual([duplicate, firm])
    expect(await idsOf('?archived=only')).toEqual([patient])
    expect(await idsOf('?archived=true')).toEqual([duplicate, firm, patient])
    expect(await idsOf('?archived=true&type=FIRM')).toEqual([firm])
    const { body: details } = await alice.get(`/patients/${patient}/details`)
    expect(new Date(details.archivedAt).toISOString()).toBe(details.archivedAt)
    const { body: seen } = await alice.get(`/sessions/${session}`)
    expect(seen).toMatchObject({ patientId: patient, title: expect.stringContaining('Martin Paul') })
    expect(await archive([patient], false)).toMatchObject({ body: { changed: [patient] } })
    expect(await idsOf()).toEqual([duplicate, firm, patient])
  })

  it('can be archived in bulk; the call returns and audits only the changed ones', async () => {
    const { patient, firm } = practice.ids
    await archive([firm])
    const { body } = await archive([patient, firm])
    expect(body).toEqual({ changed: [patient] })
    expect(await archive([patient, firm], false)).toMatchObject({
      body: { changed: expect.arrayContaining([patient, firm]) },
    })
    expect(await auditedActions(firm)).toEqual([{ act: 'archive' }, { act: 'unarchive' }])
    expect(await auditedActions(patient)).toEqual([{ act: 'archive' }, { act: 'unarchive' }])
  })

  it('are archived all or none: none when an id is of another practice', async () => {
    const other = await openPopulatedPractice(api)
    expect(await archive([practice.ids.patient, other.ids.patient])).toMatchObject({
      status: 404,
      body: { errorCode: 'E404' },
    })
    expect(await idsOf('?archived=only')).toEqual([])
    expect(await idsOf('?archived=only', api.as(other.token))).toEqual([])
    expect((await archive([])).status).toBe(400)
  })

  it('are accepted in sessions that already name them, and missing from the list to choose from', async () => {
    const { patient, session } = practice.ids
    const { body: before } = await alice.get(`/sessions/${session}`)
    await archive([patient])
    const { date, endDate: _end, ...rest } = before
    const change = { ...rest, startDate: date, price: 71 }
    expect((await alice.put(`/sessions/${session}?type=once`, change)).status).toBe(200)
    expect((await alice.get(`/sessions/${session}`)).body).toMatchObject({ patientId: patient, price: 71 })
    expect(await idsOf()).not.toContain(patient)
  })

  it('can be archived by members with PATIENTS only; members with AGENDA can list them', async () => {
    const planner = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await archive([practice.ids.patient], true, planner)).status).toBe(403)
    await archive([practice.ids.patient])
    expect(await idsOf('', planner)).toEqual([practice.ids.duplicate, practice.ids.firm])
    expect((await planner.get('/patients?archived=only')).body).toMatchObject([{ email: '' }])
  })
})

describe('the last comment of a patient', () => {
  it('is the first ten characters of the newest one up to today', async () => {
    expect((await listedPatient()).lastComment).toBeNull()
    await addSession('2020-03-01', 'Première séance')
    const newest = await addSession('2020-03-02', 'Léa a brossé Nala seule.', '14:00')
    await addSession('2020-03-02', 'Le matin')
    await addSession('2020-03-03', null)
    await addSession('2190-03-03', 'À préparer')
    expect((await listedPatient()).lastComment).toEqual({
      sessionId: newest,
      date: '2020-03-02',
      preview: 'Léa a bros…',
    })
  })

  it('is returned only on request, and never without PATIENTS', async () => {
    await addSession('2020-03-01', 'Secret')
    expect(await listedPatient(alice, '')).not.toHaveProperty('lastComment')
    const planner = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect(await listedPatient(planner)).not.toHaveProperty('lastComment')
    const stranger = api.as((await openPractice(api)).token)
    expect((await stranger.get('/patients?lastComment=true')).body).toEqual([])
  })
})
