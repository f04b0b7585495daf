import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  addBillableSessions,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
let now: Date

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
beforeEach(async () => {
  now = new Date('2027-01-15T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})
afterAll(() => api.close())

const readFigures = async (search: string) => (await alice.get(`/user/activity?${search}`)).body
const winter = 'startDate=2026-12-28&endDate=2027-01-03'
const therapistPath = (therapistId: string) => `/user/activity/therapists?${winter}&therapistId=${therapistId}`

describe('GET /user/activity', () => {
  it('returns zeros by week for a new practice, over this month and the two previous months', async () => {
    const { status, body } = await alice.get('/user/activity')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      startDate: '2026-11-01',
      endDate: '2027-01-31',
      nbPatients: 0,
      estimatedRevenue: 0,
      billedRevenue: 0,
      paymentsReceived: 0,
    })
    expect(body.infosByWeek.map(({ year, weekNumber }: Record<string, number>) => `${year}-${weekNumber}`)).toEqual([
      '2026-44',
      '2026-45',
      '2026-46',
      '2026-47',
      '2026-48',
      '2026-49',
      '2026-50',
      '2026-51',
      '2026-52',
      '2026-53',
      '2027-1',
      '2027-2',
      '2027-3',
      '2027-4',
    ])
  })

  it('sums validated sessions: hours, expected revenue, paid revenue and the rents the practice owes', async () => {
    await addBillableSessions(api, practice, ['2026-12-31', '2027-01-01'], { price: 60.1 })
    const [paidId] = await addBillableSessions(api, practice, ['2027-01-02'], { price: 70.2, paid: true })
    const [requestId, cancelledId] = await addBillableSessions(api, practice, ['2026-12-28', '2026-12-29'])
    await api.admin("update session set state = 'PENDING' where id = $1", [requestId])
    await api.admin("update session set state = 'CANCELLED' where id = $1", [cancelledId])
    await api.admin('update session set room_rent = 20, animal_rent = 5.05, taxes_paid_by_patient = 10 where id = $1', [
      paidId,
    ])
    await api.admin("update session set room_rent = 5, taxes_paid_by_patient = 12 where day = '2026-12-31'")
    expect(await readFigures(winter)).toMatchObject({
      nbPatients: 1,
      nbSessions: 3,
      nbSessionsWithoutPrice: 0,
      estimatedRevenue: 190.4,
      estimatedRevenueCharges: 15.05,
      incomeReceived: 70.2,
      incomeReceivedCharges: 15.05,
      infosByWeek: [{ weekNumber: 53, year: 2026, nbHours: 3, taxes: 15.05, earnings: 70.2, expectedEarnings: 190.4 }],
    })
  })

  it('uses the invoiced amount of a session, and counts invoices, credit notes and payments', async () => {
    const ids = await addBillableSessions(api, practice, ['2026-11-02', '2026-11-03'], { price: 100 })
    const { id } = await issueFor(api, practice, inputOfSessions(ids, { discount: 10 }))
    const november = 'startDate=2026-11-02&endDate=2026-11-03'
    expect(await readFigures(november)).toMatchObject({
      estimatedRevenue: 180,
      incomeReceived: 0,
      nbBills: 0,
      billedRevenue: 0,
    })
    const january = 'startDate=2027-01-10&endDate=2027-01-20'
    expect(await readFigures(january)).toMatchObject({
      nbBills: 1,
      billedRevenue: 180,
      paymentsReceived: 0,
      nbEstimations: 0,
    })
    await alice.put(`/billings/${id}?fullyPaid=true`, { paidOn: '2027-01-12' })
    expect(await readFigures(january)).toMatchObject({ paymentsReceived: 216, incomeReceived: 0 })
    expect(await readFigures(november)).toMatchObject({ incomeReceived: 180, paymentsReceived: 0 })
    await alice.post(`/billings/${id}/credit-notes`, { lines: [0], reason: 'Séance annulée' })
    expect(await readFigures(january)).toMatchObject({ nbBills: 1, nbCreditNotes: 1, billedRevenue: 90 })
    // The credited session can be billed again, at its price.
    expect((await readFigures(november)).estimatedRevenue).toBe(190)
  })

  it('returns no invoiced revenue if an invoice has no net amount', async () => {
    const { tenantId, therapistId, patientId } = practice
    await api.inTenant(tenantId, (tx) =>
      tx
        .insertInto('bill')
        .values({
          tenant_id: tenantId,
          id: crypto.randomUUID(),
          bill_number: 'ancienne',
          patient_id: patientId,
          therapist_id: therapistId,
          total_price: 60,
          taxes: 20,
          created_at: new Date('2026-10-05T10:00:00Z'),
        })
        .execute(),
    )
    expect(await readFigures('startDate=2026-10-05&endDate=2026-10-05')).toMatchObject({
      nbBills: 1,
      billedRevenue: null,
    })
  })

  it('can be limited to one therapist', async () => {
    await addBillableSessions(api, practice, ['2026-12-31', '2027-01-01', '2027-01-02'])
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await alice.get(therapistPath(practice.therapistId))).body).toMatchObject([
      { therapistId: practice.therapistId, activities: { nbSessions: 3 } },
    ])
    expect((await alice.get(therapistPath(bruno.id))).body).toMatchObject([
      { therapistId: bruno.id, activities: { nbSessions: 0 } },
    ])
    expect((await alice.get(therapistPath(crypto.randomUUID()))).status).toBe(404)
    expect((await alice.get('/user/activity/therapists')).status).toBe(400)
  })

  it.each([
    ['startDate=2027-01-10&endDate=2027-01-09', 'La date de fin ne peut être inférieure à la date de début'],
    ['startDate=2027-01-16', "La période commence après aujourd'hui : choisissez un premier jour déjà venu"],
    ['startDate=2017-01-01', 'La période dépasse dix ans : choisissez des dates plus proches'],
  ])('refuses the period %s', async (search, message) => {
    for (const path of ['/user/activity', '/sales/details'])
      expect(await alice.get(`${path}?${search}`)).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.invalid, problems: [{ message }] },
      })
  })

  it("returns only the practice's figures, to members with the privilege ADMINISTRATION", async () => {
    await addBillableSessions(api, practice, ['2026-12-31'], { paid: true })
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await otherPractice.get(`/user/activity?${winter}`)).body).toMatchObject({
      nbSessions: 0,
      paymentsReceived: 0,
    })
    const { token } = await joinPractice(api, practice, { privileges: ['AGENDA', 'BILL', 'ESTIMATION'] })
    for (const path of ['/user/activity', '/sales/details']) expect((await api.as(token).get(path)).status).toBe(403)
  })

  it("accepts a period that begins today in the practice's time zone, and refuses tomorrow", async () => {
    now = new Date('2027-01-15T23:30:00Z')
    expect(await alice.get('/user/activity?startDate=2027-01-16')).toMatchObject({
      status: 200,
      body: { startDate: '2027-01-16', nbSessions: 0 },
    })
    expect((await alice.get('/user/activity?startDate=2027-01-17')).status).toBe(400)
  })
})
