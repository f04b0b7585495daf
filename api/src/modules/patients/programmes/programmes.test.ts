import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2030-06-14T10:00:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  // Deletes the programme of the test data, which would overlap with the programmes of the tests.
  for (const table of ['report_link', 'programme_report', 'programme'])
    await api.admin(`delete from ${table} where tenant_id = $1`, [practice.tenantId])
  alice = api.as(practice.token)
})

const purpose = "Retrouver l'attention en classe"
const criterion = 'objectifs.cognitifs.stimulationAttention'
/** With the unit HOURS, `planned` is in minutes. */
const programmeInput = (change: object = {}) => ({
  unit: 'HOURS',
  planned: 600,
  purpose,
  objectives: [{ criterion, atStart: 'non-atteint' }],
  startDate: '2030-06-01',
  plannedEndDate: '2030-12-20',
  ...change,
})
const createProgramme = async (change: object = {}) => {
  const { status, body } = await alice.post(`/patients/${practice.ids.patient}/programmes`, programmeInput(change))
  expect(status).toBe(201)
  return body
}
const readHours = async (caller = alice) => (await caller.get(`/patients/${practice.ids.patient}/hours`)).body

const addSession = (day: string, change: object = {}) =>
  api.inTenant(practice.tenantId, async (tx) => {
    const id = crypto.randomUUID()
    await tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: practice.ids.patient,
        day,
        start_time: '10:00',
        end_time: '11:30',
        state: 'VALIDATED',
        allow_overlap: true,
        ...change,
      })
      .execute()
    return id
  })

describe('a cancelled session', () => {
  it('stores the time of its cancellation, by which programmes count late cancellations', async () => {
    await alice.patch(`/sessions/${practice.ids.session}/cancel`)
    const [row] = await api.admin<{ cancelled_at: Date | null }>('select cancelled_at from session where id = $1', [
      practice.ids.session,
    ])
    expect(row?.cancelled_at).toBeInstanceOf(Date)
  })
})

describe('a programme', () => {
  it('counts done, scheduled, absent, invoiced and remaining hours from its first day', async () => {
    await addSession('2030-05-31')
    await addSession('2030-06-03')
    await addSession('2030-06-04', { patient_present: false })
    await addSession('2030-06-20')
    await addSession('2030-06-05', { bill_id: practice.ids.bill })
    const { body } = await alice.post(`/patients/${practice.ids.patient}/programmes`, programmeInput())
    // The test data has a session and a request of one hour each in 2031.
    expect(body.counter).toEqual({
      unit: 'HOURS',
      planned: 600,
      done: { sessions: 2, minutes: 180 },
      scheduled: { sessions: 3, minutes: 210 },
      absent: { sessions: 1, minutes: 90 },
      cancelledLate: { sessions: 0, minutes: 0 },
      invoiced: { sessions: 1, minutes: 90 },
      left: 420,
      toSchedule: 210,
    })
    expect(body).toMatchObject({ purpose, objectives: [{ criterion, atStart: 'non-atteint' }], endedOn: null })
    expect((await alice.get(`/patients/${practice.ids.patient}/programmes`)).body).toEqual([body])
  })

  it('counts late cancellations by the time of the cancellation', async () => {
    await createProgramme()
    for (const [day, cancelledAt] of [
      ['2030-06-10', '2030-06-09T12:00:00Z'],
      ['2030-06-11', '2030-06-01T12:00:00Z'],
    ] as const)
      await addSession(day, { state: 'CANCELLED', cancelled_at: cancelledAt })
    expect((await readHours()).cancelledLate).toEqual({ sessions: 1, minutes: 90 })
  })

  it('must begin after the end of the previous programme', async () => {
    const { id } = await createProgramme()
    const path = `/patients/${practice.ids.patient}/programmes`
    const refusal = { status: 409, body: { errorCode: errorCode.programmesOverlap } }
    expect(await alice.post(path, programmeInput({ startDate: '2031-01-01', plannedEndDate: null }))).toMatchObject(
      refusal,
    )
    expect(await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-06-12' })).toMatchObject({ status: 200 })
    expect(await alice.post(path, programmeInput({ startDate: '2030-06-12' }))).toMatchObject(refusal)
    expect(await alice.post(path, programmeInput({ startDate: '2030-06-13' }))).toMatchObject({ status: 201 })
    expect((await alice.get(path)).body.map((programme: { endedOn: string | null }) => programme.endedOn)).toEqual([
      null,
      '2030-06-12',
    ])
  })

  it('cannot be changed after its end, and counts no later session', async () => {
    const { id } = await createProgramme()
    await addSession('2030-06-03')
    await addSession('2030-06-13')
    const { body } = await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-06-12' })
    expect(body.counter.done).toEqual({ sessions: 1, minutes: 90 })
    for (const response of [
      await alice.put(`/programmes/${id}`, programmeInput({ purpose: 'Autre chose' })),
      await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-06-13' }),
    ])
      expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.programmeEnded } })
    const programmes: { id: string }[] = (await alice.get(`/patients/${practice.ids.patient}/programmes`)).body
    expect(programmes.find((programme) => programme.id === id)).toEqual(body)
  })

  it('can be changed, and its end moved earlier or later, before its last day', async () => {
    const { id } = await createProgramme()
    const moveEnd = (endedOn: string) => alice.patch(`/programmes/${id}/end`, { endedOn })
    expect(await moveEnd('2099-12-31')).toMatchObject({ status: 200, body: { endedOn: '2099-12-31' } })
    expect(await alice.put(`/programmes/${id}`, programmeInput({ planned: 720 }))).toMatchObject({
      status: 200,
      body: { planned: 720, endedOn: '2099-12-31' },
    })
    expect(await moveEnd('2030-06-15')).toMatchObject({ status: 200 })
    expect(await alice.put(`/programmes/${id}`, programmeInput({ startDate: '2030-06-16' }))).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'startDate' }] },
    })
    expect(await moveEnd('2030-07-31')).toMatchObject({ status: 200 })
    expect(await moveEnd('2030-06-14')).toMatchObject({ status: 200, body: { endedOn: '2030-06-14' } })
    expect(await moveEnd('2030-06-20')).toMatchObject({ status: 409, body: { errorCode: errorCode.programmeEnded } })
  })

  it('whose end is later is shortened to the day before a new programme, and is current until then', async () => {
    const { id } = await createProgramme()
    await alice.patch(`/programmes/${id}/end`, { endedOn: '2099-12-31' })
    const path = `/patients/${practice.ids.patient}/programmes`
    const successor = programmeInput({ planned: 60, startDate: '2030-06-20' })
    expect(await alice.post(path, successor)).toMatchObject({ status: 201 })
    expect((await alice.get(path)).body).toMatchObject([{ endedOn: null }, { id, endedOn: '2030-06-19' }])
    expect(await readHours()).toMatchObject({ planned: 600, programme: { startDate: '2030-06-01' } })
    // Its end cannot be moved into its successor.
    expect(await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-06-20' })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.programmesOverlap },
    })
  })

  it('cannot be changed with an outdated version (412)', async () => {
    const { id, version } = await createProgramme()
    const change = programmeInput({ planned: 720 })
    expect(await alice.put(`/programmes/${id}`, change, { 'if-match': `"${version}"` })).toMatchObject({
      status: 200,
      body: { planned: 720, version: version + 1 },
    })
    const staleHeaders = { 'if-match': `"${version}"` }
    for (const response of [
      await alice.put(`/programmes/${id}`, programmeInput(), staleHeaders),
      await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-06-12' }, staleHeaders),
    ])
      expect(response).toMatchObject({ status: 412, body: { errorCode: errorCode.changedMeanwhile } })
  })

  it('is refused with the invalid fields', async () => {
    const { status, body } = await alice.post(
      `/patients/${practice.ids.patient}/programmes`,
      programmeInput({ purpose: ' ', plannedEndDate: '2030-05-01' }),
    )
    expect(status).toBe(400)
    expect(body.problems.map(({ field }: { field: string }) => field)).toEqual(['purpose', 'plannedEndDate'])
    const { id } = await createProgramme()
    expect(await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-05-31' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'endedOn' }] },
    })
  })

  it('encrypts purpose and objectives, and excludes them from the audit', async () => {
    const { id } = await createProgramme()
    await alice.put(`/programmes/${id}`, programmeInput({ purpose: `${purpose} !` }))
    const storedRows = await api.admin<{ row: string }>(
      `select p::text || encode(p.content, 'escape') as row from programme p where id = $1
       union all select a::text from audit a where entity_id = $1`,
      [id],
    )
    expect(storedRows).toHaveLength(3)
    for (const { row } of storedRows) expect(row).not.toMatch(/attention|Attention|atteint/)
  })

  it('is not found once its patient is deleted', async () => {
    const { id } = await createProgramme()
    await alice.delete(`/patients/${practice.ids.patient}`)
    expect((await alice.put(`/programmes/${id}`, programmeInput())).status).toBe(404)
    expect((await alice.get(`/patients/${practice.ids.patient}/programmes`)).status).toBe(404)
  })
})

const saveHoursInFile = (nbHoursToDo: number) =>
  alice.put(`/patients/${practice.ids.patient}`, {
    type: 'INDIVIDUAL',
    email: '',
    phoneNumber: '',
    contactFirstname: '',
    contactLastname: '',
    address: { streetName: '', zipCode: '', city: '' },
    individual: { firstname: 'Paul', lastname: 'Martin', birthdate: null, nbHoursToDo },
    firm: null,
  })

describe('GET /patients/:id/hours', () => {
  it('counts sessions against the programme, otherwise against the hours in the file since the last programme', async () => {
    await addSession('2030-05-31')
    await saveHoursInFile(5)
    expect(await readHours()).toMatchObject({ planned: 300, done: { minutes: 90 }, left: 210, programme: null })
    const { id } = await createProgramme()
    expect(await readHours()).toMatchObject({
      planned: 600,
      done: { minutes: 0 },
      programme: { startDate: '2030-06-01', plannedEndDate: '2030-12-20' },
    })
    await addSession('2030-06-03')
    await alice.patch(`/programmes/${id}/end`, { endedOn: '2030-06-12' })
    expect(await readHours()).toMatchObject({ planned: 300, done: { minutes: 0 }, programme: null })
  })

  it('is readable with the privilege AGENDA, without the purpose', async () => {
    await createProgramme()
    const { token } = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    const agendaMember = api.as(token)
    const hours = await readHours(agendaMember)
    expect(hours).toMatchObject({ planned: 600, left: 600 })
    expect(JSON.stringify(hours)).not.toMatch(/attention|purpose|objectif/)
    expect((await agendaMember.get(`/patients/${practice.ids.patient}/programmes`)).status).toBe(403)
  })
})
