import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ClubSession } from 'shared/contracts/agenda/club'
import { v7 as uuidv7 } from 'uuid'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'
import { insertManySessions } from '../../../testing/manySessions.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
let clubId: string
let otherClubId: string
let leaId: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
  ;[clubId, otherClubId, leaId] = [uuidv7(), uuidv7(), uuidv7()]
  await api.inTenant(practice.tenantId, async (tx) => {
    const tenant_id = practice.tenantId
    await tx
      .insertInto('club')
      .values([clubId, otherClubId].map((id) => ({ tenant_id, id, name: id })))
      .execute()
    await tx
      .insertInto('patient')
      .values({ tenant_id, id: leaId, type: 'INDIVIDUAL', firstname: 'Léa', lastname: 'Martin' })
      .execute()
  })
})

const addSession = async (day: string, change: object = {}): Promise<string> => {
  const id = uuidv7()
  const ids = {
    tenant_id: practice.tenantId,
    id,
    therapist_id: practice.therapistId,
    session_type_id: practice.sessionTypeId,
    club_id: clubId,
    patient_id: leaId,
  }
  const session = {
    day,
    start_time: '10:00',
    end_time: '11:00',
    state: 'VALIDATED' as const,
    room_rent: 15,
    animal_rent: 5.5,
  }
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({ ...ids, ...session, ...change })
      .execute(),
  )
  return id
}
const listSessions = async (query = '', caller = alice): Promise<ClubSession[]> => {
  const { status, body } = await caller.get(`/clubs/${clubId}/activity${query}`)
  expect(status).toBe(200)
  return body.sessions
}
const setAmountDue = (id: string, body: object, caller = alice) => caller.put(`/clubs/${clubId}/sessions/${id}`, body)

// Inserts 10,020 sessions, that is 101 pages. 5 € are due to the club for each; every fifth is paid.
const insertSessionsOfManyPages = () =>
  insertManySessions(api, practice, 10_020, {
    club_id: `'${clubId}'`,
    patient_id: `'${leaId}'`,
    club_amount_due: '5',
    paid_to_club: 'n % 5 = 0',
  })
const readActivity = async (query: string) => (await alice.get(`/clubs/${clubId}/activity?${query}`)).body

describe('the sessions at a club', () => {
  it("have as amount due the rents less the patient's payment at the club", async () => {
    const id = await addSession('2026-11-20', { taxes_paid_by_patient: 5 })
    expect(await listSessions()).toEqual([
      {
        id,
        date: '2026-11-20',
        startTime: '10:00',
        endTime: '11:00',
        title: expect.stringMatching(/^Martin Léa - /),
        patientId: leaId,
        therapistId: practice.therapistId,
        amountDue: 15.5,
        paidToClub: false,
        version: expect.any(String),
      },
    ])
  })

  it('are the validated and pending sessions at the club, in chronological order', async () => {
    await addSession('2026-11-21')
    await addSession('2026-11-20', {
      start_time: '14:00',
      end_time: '15:00',
      state: 'PENDING',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    await addSession('2026-11-20', { start_time: '08:00', end_time: '09:00' })
    await addSession('2026-11-22', { state: 'CANCELLED' })
    await addSession('2026-11-23', { state: 'EXPIRED' })
    await addSession('2026-11-24', { state: 'PENDING', expires_at: new Date(Date.now() - 1000) })
    await addSession('2026-11-25', { club_id: otherClubId })
    await addSession('2026-11-26', { club_id: null })
    expect((await listSessions()).map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
      '2026-11-20 08:00',
      '2026-11-20 14:00',
      '2026-11-21 10:00',
    ])
  })

  it.each([
    ['', ['2026-08-31', '2026-09-01', '2026-11-30', '2026-12-01']],
    ['?startDate=2026-09-01&endDate=2026-11-30', ['2026-09-01', '2026-11-30']],
    ['?startDate=2026-09-01', ['2026-09-01', '2026-11-30', '2026-12-01']],
    ['?endDate=2026-09-01', ['2026-08-31', '2026-09-01']],
  ])("with the query '%s' are those of the period, including its first and last day", async (query, days) => {
    for (const day of ['2026-11-30', '2026-08-31', '2026-12-01', '2026-09-01']) await addSession(day)
    expect((await listSessions(query)).map(({ date }) => date)).toEqual(days)
  })

  it('are refused for a period that ends before it starts', async () => {
    const { status, body } = await alice.get(`/clubs/${clubId}/activity?startDate=2026-11-02&endDate=2026-11-01`)
    expect({ status, problems: body.problems }).toEqual({
      status: 400,
      problems: [{ field: 'endDate', message: 'Le dernier jour précède le premier.' }],
    })
  })

  describe('that fill more than a page', () => {
    it('are paginated, and summed over all pages', async () => {
      await insertSessionsOfManyPages()
      const sums = { minutes: 300_600, due: 50_100, paid: 10_020, left: 40_080 }
      const totals = { totalElements: 10_020, itemsPerPage: 100, totalPages: 101, sums, patientIds: [leaId] }
      const firstPage = await readActivity('page=0')
      expect(firstPage).toMatchObject(totals)
      expect(firstPage.sessions).toHaveLength(100)
      expect(firstPage.sessions[0]).toMatchObject({ date: '2020-01-01', startTime: '00:00' })
      const lastPage = await readActivity('page=100&size=100')
      expect(lastPage).toMatchObject(totals)
      expect(lastPage.sessions).toHaveLength(20)
      expect(lastPage.sessions.at(-1)).toMatchObject({ date: '2020-09-07', startTime: '09:30' })
      expect((await readActivity('page=101')).sessions).toEqual([])
      expect((await readActivity('')).sessions).toHaveLength(10_020)
    })

    it('are refused, not truncated, when a response without pages would contain too many', async () => {
      await insertSessionsOfManyPages()
      await insertManySessions(api, practice, 15_000, {
        club_id: `'${clubId}'`,
        patient_id: `'${leaId}'`,
        day: "date '2022-01-01' + n / 40",
      })
      const activity = await alice.get(`/clubs/${clubId}/activity`)
      expect(activity).toMatchObject({ status: 400, body: { errorCode: errorCode.listTooLong } })
      expect(await readActivity('page=0')).toMatchObject({ totalElements: 25_020 })
    })
  })

  it('are filtered by patients, with their sums', async () => {
    const paul = uuidv7()
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('patient')
        .values({ tenant_id: practice.tenantId, id: paul, type: 'INDIVIDUAL', firstname: 'Paul', lastname: 'Aubert' })
        .execute(),
    )
    await addSession('2026-11-20')
    await addSession('2026-11-21', { patient_id: paul, club_amount_due: 3.3 })
    await addSession('2026-11-22', { patient_id: paul, club_amount_due: 1.1, paid_to_club: true })
    const { body } = await alice.get(`/clubs/${clubId}/activity?patients=${paul}&endDate=2026-11-22`)
    expect(body).toMatchObject({ totalElements: 2, sums: { minutes: 120, due: 4.4, paid: 1.1, left: 3.3 } })
    expect(body.patientIds.toSorted()).toEqual([leaId, paul].toSorted())
    const member = api.as((await joinPractice(api, practice, { privileges: ['CLUBS'] })).token)
    const { body: bodyWithoutPatients } = await member.get(`/clubs/${clubId}/activity?patients=${paul}`)
    expect(bodyWithoutPatients).toMatchObject({ totalElements: 3, patientIds: [] })
  })

  it.each([
    [['CLUBS', 'AGENDA'] as const, true],
    [['CLUBS', 'PATIENTS'] as const, true],
    [['CLUBS', 'ANIMALS'] as const, false],
  ])('for a member with the privileges %j name the patient: %s', async (privileges, isNamed) => {
    await addSession('2026-11-20')
    const member = api.as((await joinPractice(api, practice, { privileges: [...privileges] })).token)
    const sessions = await listSessions('', member)
    expect(sessions[0]?.patientId).toBe(isNamed ? leaId : null)
    expect(JSON.stringify(sessions).includes('Martin')).toBe(isNamed)
    expect(sessions[0]?.title).not.toBe('')
  })
})

describe('the amount due to a club for a session', () => {
  it('can be set, marked as paid, and set again', async () => {
    const id = await addSession('2026-11-20')
    expect(await setAmountDue(id, { amountDue: 12.3, paidToClub: false })).toMatchObject({
      status: 200,
      body: { id, amountDue: 12.3, paidToClub: false },
    })
    expect(await setAmountDue(id, { amountDue: 0, paidToClub: true })).toMatchObject({
      status: 200,
      body: { amountDue: 0, paidToClub: true },
    })
    expect((await listSessions())[0]).toMatchObject({ amountDue: 0, paidToClub: true })
  })

  it('cannot be changed with a stale version', async () => {
    const id = await addSession('2026-11-20')
    const version = (await listSessions())[0]?.version
    const setAmountDueWithVersion = (amountDue: number, ifMatchVersion: string | undefined) =>
      alice.put(
        `/clubs/${clubId}/sessions/${id}`,
        { amountDue, paidToClub: false },
        { 'if-match': `"${ifMatchVersion}"` },
      )
    const savedSession = await setAmountDueWithVersion(12.3, version)
    expect(savedSession.status).toBe(200)
    expect(await setAmountDueWithVersion(99, version)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await listSessions())[0]?.amountDue).toBe(12.3)
    expect((await setAmountDueWithVersion(14, savedSession.body.version)).status).toBe(200)
  })

  it('follows the rents while it equals them, but not once it is paid', async () => {
    const id = await addSession('2026-11-20')
    const setRoomRent = (room_rent: number) =>
      api.inTenant(practice.tenantId, (tx) =>
        tx.updateTable('session').set({ room_rent }).where('id', '=', id).execute(),
      )
    await setAmountDue(id, { amountDue: 20.5, paidToClub: false })
    await setRoomRent(20)
    expect((await listSessions())[0]?.amountDue).toBe(25.5)
    await setAmountDue(id, { amountDue: 25.5, paidToClub: true })
    await setRoomRent(30)
    expect((await listSessions())[0]?.amountDue).toBe(25.5)
  })

  it('can be changed for a billed session', async () => {
    const bill_id = uuidv7()
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('bill')
        .values({
          tenant_id: practice.tenantId,
          id: bill_id,
          bill_number: 'F-1',
          patient_id: leaId,
          therapist_id: practice.therapistId,
          total_price: 60,
          taxes: 20,
        })
        .execute(),
    )
    const id = await addSession('2026-11-20', { bill_id })
    expect(await setAmountDue(id, { amountDue: 15, paidToClub: true })).toMatchObject({
      status: 200,
      body: { amountDue: 15, paidToClub: true },
    })
  })

  it('is audited with the names of the changed fields, without their values', async () => {
    const id = await addSession('2026-11-20')
    await setAmountDue(id, { amountDue: 20.5, paidToClub: true })
    await setAmountDue(id, { amountDue: 3, paidToClub: true })
    const auditEntries = await api.admin<{ details: unknown; account_id: string }>(
      "select details, account_id from audit where act = 'settleClub' and entity_id = $1 order by at",
      [id],
    )
    expect(auditEntries).toEqual([
      { details: { fields: ['paidToClub'] }, account_id: practice.therapistId },
      { details: { fields: ['amountDue'] }, account_id: practice.therapistId },
    ])
  })

  it('is reset when the session moves to another club', async () => {
    const id = await addSession('2026-11-20')
    await setAmountDue(id, { amountDue: 99, paidToClub: true })
    const moveToClub = (club_id: string) =>
      api.inTenant(practice.tenantId, (tx) => tx.updateTable('session').set({ club_id }).where('id', '=', id).execute())
    await moveToClub(otherClubId)
    expect(await listSessions()).toEqual([])
    await moveToClub(clubId)
    expect((await listSessions())[0]).toMatchObject({ amountDue: 20.5, paidToClub: false })
  })

  it('can be set only for a validated or pending session at this club and in this practice', async () => {
    const sessionAtOtherClub = await addSession('2026-11-20', { club_id: otherClubId })
    const cancelledSession = await addSession('2026-11-21', { state: 'CANCELLED' })
    const sessionAtClub = await addSession('2026-11-22')
    const paidInput = { amountDue: 1, paidToClub: true }
    for (const id of [sessionAtOtherClub, cancelledSession, uuidv7()])
      expect(await setAmountDue(id, paidInput)).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
    expect((await setAmountDue(sessionAtClub, paidInput, api.as((await openPractice(api)).token))).status).toBe(404)
    expect((await setAmountDue(sessionAtClub, { amountDue: -1, paidToClub: true })).status).toBe(400)
    expect((await listSessions())[0]?.paidToClub).toBe(false)
  })
})
