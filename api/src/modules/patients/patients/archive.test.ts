import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
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

const setArchived = (ids: string[], archived = true, caller = alice) =>
  caller.post('/patients/archive', { ids, archived })
const listIds = async (query = '', caller = alice) =>
  (await caller.get(`/patients${query}`)).body.map(({ id }: { id: string }) => id)
const listAuditedActions = (id: string) =>
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
const readListedPatient = async (caller = alice, query = '?lastComment=true') =>
  (await caller.get(`/patients${query}`)).body.find(({ id }: { id: string }) => id === practice.ids.patient)

describe('archived patients', () => {
  it('are listed only on request, keep their sessions, and can be restored', async () => {
    const { patient, firm, duplicate, session } = practice.ids
    expect(await setArchived([patient])).toMatchObject({ status: 200, body: { changed: [patient] } })
    expect(await listIds()).toEqual([duplicate, firm])
    expect(await listIds('?archived=false')).toEqual([duplicate, firm])
    expect(await listIds('?archived=only')).toEqual([patient])
    expect(await listIds('?archived=true')).toEqual([duplicate, firm, patient])
    expect(await listIds('?archived=true&type=FIRM')).toEqual([firm])
    const { body: details } = await alice.get(`/patients/${patient}/details`)
    expect(new Date(details.archivedAt).toISOString()).toBe(details.archivedAt)
    const { body: sessionBody } = await alice.get(`/sessions/${session}`)
    expect(sessionBody).toMatchObject({ patientId: patient, title: expect.stringContaining('Martin Paul') })
    expect(await setArchived([patient], false)).toMatchObject({ body: { changed: [patient] } })
    expect(await listIds()).toEqual([duplicate, firm, patient])
  })

  it('can be archived in bulk; the call returns and audits only the changed patients', async () => {
    const { patient, firm } = practice.ids
    await setArchived([firm])
    const { body } = await setArchived([patient, firm])
    expect(body).toEqual({ changed: [patient] })
    expect(await setArchived([patient, firm], false)).toMatchObject({
      body: { changed: expect.arrayContaining([patient, firm]) },
    })
    expect(await listAuditedActions(firm)).toEqual([{ act: 'archive' }, { act: 'unarchive' }])
    expect(await listAuditedActions(patient)).toEqual([{ act: 'archive' }, { act: 'unarchive' }])
  })

  it('are not archived if one of the requested ids belongs to another practice', async () => {
    const otherPractice = await openPopulatedPractice(api)
    expect(await setArchived([practice.ids.patient, otherPractice.ids.patient])).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    expect(await listIds('?archived=only')).toEqual([])
    expect(await listIds('?archived=only', api.as(otherPractice.token))).toEqual([])
    expect((await setArchived([])).status).toBe(400)
  })

  it('remain valid in existing sessions, and are not offered for new ones', async () => {
    const { patient, session } = practice.ids
    const { body: sessionBefore } = await alice.get(`/sessions/${session}`)
    await setArchived([patient])
    const { date, endDate: _end, forceReason: _reason, ...sessionFields } = sessionBefore
    const change = { ...sessionFields, startDate: date, price: 71 }
    expect((await alice.put(`/sessions/${session}?type=once`, change)).status).toBe(200)
    expect((await alice.get(`/sessions/${session}`)).body).toMatchObject({ patientId: patient, price: 71 })
    expect(await listIds()).not.toContain(patient)
  })

  it('can be archived only with the privilege PATIENTS, and listed with AGENDA', async () => {
    const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await setArchived([practice.ids.patient], true, agendaMember)).status).toBe(403)
    await setArchived([practice.ids.patient])
    expect(await listIds('', agendaMember)).toEqual([practice.ids.duplicate, practice.ids.firm])
    expect((await agendaMember.get('/patients?archived=only')).body).toMatchObject([{ email: '' }])
  })
})

describe('the last comment of a patient', () => {
  it('is a preview of the newest comment up to today', async () => {
    expect((await readListedPatient()).lastComment).toBeNull()
    await addSession('2020-03-01', 'Première séance')
    const newestId = await addSession('2020-03-02', 'Léa a brossé Nala seule.', '14:00')
    await addSession('2020-03-02', 'Le matin')
    await addSession('2020-03-03', null)
    await addSession('2190-03-03', 'À préparer')
    expect((await readListedPatient()).lastComment).toEqual({
      sessionId: newestId,
      date: '2020-03-02',
      preview: 'Léa a bros…',
    })
  })

  it('is returned only on request and with the privilege PATIENTS', async () => {
    await addSession('2020-03-01', 'Secret')
    expect(await readListedPatient(alice, '')).not.toHaveProperty('lastComment')
    const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect(await readListedPatient(agendaMember)).not.toHaveProperty('lastComment')
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await otherPractice.get('/patients?lastComment=true')).body).toEqual([])
  })
})
