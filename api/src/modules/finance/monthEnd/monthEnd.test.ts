import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { v7 as uuidv7 } from 'uuid'
import {
  addBillableSessions,
  requestFile,
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
let lakeClubId: string
let woodClubId: string
let removedClubId: string

const readMonthEnd = (month = '2026-11', caller = alice) => caller.get(`/month-end?month=${month}`)
const november = 'startDate=2026-11-01&endDate=2026-11-30'

/** Adds a session of the patient on this day, then applies these column updates one by one. */
async function addSession(
  day: string,
  change: Parameters<typeof addBillableSessions>[3] = {},
  ...updates: readonly string[]
): Promise<string> {
  const [id = ''] = await addBillableSessions(api, practice, [day], change)
  for (const columns of updates) await api.admin(`update session set ${columns} where id = $1`, [id])
  return id
}

/**
 * Issues an unpaid invoice of 120 € and a paid invoice of 60 € in November, then moves the clock to December; returns
 * the id of the unpaid invoice.
 */
async function issueTwoBills(): Promise<string> {
  now = new Date('2026-11-20T10:00:00Z')
  const [unpaidSessionId, paidSessionId] = [
    await addSession('2026-11-02', { price: 100 }),
    await addSession('2026-11-03', { price: 50 }),
  ]
  const { id } = await issueFor(
    api,
    practice,
    inputOfSessions([unpaidSessionId], { selectedTermOfPayment: 'ON_RECEIPT' }),
  )
  const { id: paidBillId } = await issueFor(api, practice, inputOfSessions([paidSessionId]))
  await alice.put(`/billings/${paidBillId}?fullyPaid=true`, { paidOn: '2026-11-20' })
  now = new Date('2026-12-02T10:00:00Z')
  return id
}

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
beforeEach(async () => {
  now = new Date('2026-11-30T10:00:00Z')
  ;[lakeClubId, woodClubId, removedClubId] = [uuidv7(), uuidv7(), uuidv7()]
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  const tenant_id = practice.tenantId
  await api.inTenant(tenant_id, (tx) =>
    tx
      .insertInto('club')
      .values([
        { tenant_id, id: lakeClubId, name: 'Écuries du Lac' },
        { tenant_id, id: woodClubId, name: 'Bois Joli' },
        { tenant_id, id: removedClubId, name: 'Ancien lieu', removed_at: new Date('2026-11-20T10:00:00Z') },
      ])
      .execute(),
  )
  await api.admin('update member set taxes = true, taxes_amount = 20 where id = $1', [practice.therapistId])
})
afterAll(() => api.close())

describe('GET /month-end', () => {
  it('is empty for a month without sessions', async () => {
    expect((await readMonthEnd()).body).toEqual({
      month: '2026-11',
      requests: { count: 0, expired: 0, sessions: [] },
      absences: { count: 0, netPrice: 0, sessions: [] },
      withoutPrice: { count: 0, sessions: [] },
      unbilled: { count: 0, nbPatients: 0, netPrice: 0, patients: [] },
      unpaid: { count: 0, due: 0, overdue: 0, bills: [] },
      clubs: { count: 0, due: 0, clubs: [] },
      vat: { onInvoices: false, base: 0, tax: 0, rates: [], unknown: [] },
    })
  })

  it('lists the pending requests in the order of the agenda, and counts the expired requests', async () => {
    const second = await addSession(
      '2026-11-30',
      {},
      "state = 'PENDING', expires_at = '2026-11-30T15:00:00Z', start_time = '16:00', end_time = '17:00'",
    )
    const first = await addSession('2026-11-29', {}, "state = 'PENDING', expires_at = '2026-12-02T15:00:00Z'")
    await addSession('2026-11-02', {}, "state = 'PENDING', expires_at = '2026-11-01T15:00:00Z'")
    await addSession('2026-11-03', {}, "state = 'EXPIRED'")
    await addSession('2026-11-04', {}, "state = 'CANCELLED'")
    await addSession('2026-12-01', {}, "state = 'PENDING', expires_at = '2026-12-01T08:00:00Z'")
    const { requests } = (await readMonthEnd()).body
    expect(requests).toMatchObject({ count: 2, expired: 2 })
    expect(requests.sessions).toMatchObject([
      { id: first, date: '2026-11-29', startTime: '10:00', patient: 'Martin Paul', price: 60 },
      { id: second, date: '2026-11-30' },
    ])
  })

  it('lists unbilled and unpaid absences, except those with a price of 0', async () => {
    const absenceId = await addSession('2026-11-05', { patient_present: false, price: 45.5 })
    await addSession('2026-11-06', { patient_present: false, paid: true })
    await addSession('2026-11-07', { patient_present: false, price: 0 })
    const { absences, unbilled } = (await readMonthEnd()).body
    expect(absences).toMatchObject({ count: 1, netPrice: 45.5, sessions: [{ id: absenceId, price: 45.5 }] })
    expect(unbilled.count).toBe(0)
    await api.admin('update session set price = 0 where id = $1', [absenceId])
    expect((await readMonthEnd()).body.absences).toEqual({ count: 0, netPrice: 0, sessions: [] })
  })

  it('lists attended sessions without a price, until they are priced or paid', async () => {
    const [paidLaterId, pricedLaterId] = [
      await addSession('2026-11-09', { price: 0 }),
      await addSession('2026-11-10', { price: 0 }),
    ]
    expect((await readMonthEnd()).body.withoutPrice).toMatchObject({
      count: 2,
      sessions: [{ id: paidLaterId }, { id: pricedLaterId }],
    })
    await api.admin('update session set paid = true where id = $1', [paidLaterId])
    await api.admin('update session set price = 30 where id = $1', [pricedLaterId])
    const { withoutPrice, unbilled } = (await readMonthEnd()).body
    expect(withoutPrice).toEqual({ count: 0, sessions: [] })
    expect(unbilled).toMatchObject({ count: 1, netPrice: 30 })
  })

  it('returns the patients and sums of the unbilled list, without future sessions', async () => {
    await addSession('2026-11-10', { price: 30 })
    await addSession('2026-11-11', { price: 70.1 })
    await addSession('2026-11-12', { price: 20.2, patient_id: practice.firmId })
    await addSession('2026-11-30', { price: 99 }, "start_time = '18:00', end_time = '19:00'")
    await addSession('2026-10-31')
    const { unbilled } = (await readMonthEnd()).body
    expect(unbilled).toEqual({
      count: 3,
      nbPatients: 2,
      netPrice: 120.3,
      patients: [
        { patientId: practice.firmId, name: 'Les Tilleuls', sessions: 1, netPrice: 20.2 },
        { patientId: practice.patientId, name: 'Martin Paul', sessions: 2, netPrice: 100.1 },
      ],
    })
    const { patients } = (await alice.get('/billings/unbilled?month=2026-11')).body
    expect(unbilled.patients).toEqual(
      patients.map(({ patientId, name, sessions, netPrice }: (typeof patients)[number]) => ({
        patientId,
        name,
        sessions,
        netPrice,
      })),
    )
  })

  it('lists the places to pay for past sessions, with the sums of their activity pages', async () => {
    await addSession('2026-11-13', { paid: true }, `room_rent = 15, animal_rent = 5.05, club_id = '${lakeClubId}'`)
    await addSession(
      '2026-11-14',
      { paid: true },
      `room_rent = 10, taxes_paid_by_patient = 4, club_id = '${lakeClubId}'`,
    )
    await addSession('2026-11-16', { paid: true }, `room_rent = 10, club_id = '${lakeClubId}'`, 'paid_to_club = true')
    await addSession('2026-11-17', { paid: true }, `room_rent = 8, club_id = '${woodClubId}'`)
    await addSession('2026-11-18', { paid: true }, `club_id = '${woodClubId}'`, 'club_amount_due = 3.3')
    await addSession('2026-11-19', { paid: true }, `room_rent = 7, club_id = '${removedClubId}'`)
    await addSession('2026-11-20', { paid: true }, 'room_rent = 7')
    const { clubs } = (await readMonthEnd()).body
    expect(clubs).toEqual({
      count: 4,
      due: 37.35,
      clubs: [
        { id: woodClubId, name: 'Bois Joli', sessions: 2, due: 11.3 },
        { id: lakeClubId, name: 'Écuries du Lac', sessions: 2, due: 26.05 },
      ],
    })
    for (const { id, due } of clubs.clubs) {
      const { body } = await alice.get(`/clubs/${id}/activity?${november}`)
      expect(due).toBe(body.sums.left)
    }
  })

  it('returns the unpaid invoices and the VAT of the month, as in the list of invoices and the VAT book', async () => {
    const id = await issueTwoBills()
    const { unpaid, vat } = (await readMonthEnd()).body
    expect(unpaid).toMatchObject({ count: 1, due: 120, bills: [{ id, patient: 'Martin Paul', remaining: 120 }] })
    const unpaidBills = (await alice.get(`/billings?${november}&status=UNPAID`)).body
    expect(unpaid).toMatchObject({
      count: unpaidBills.totalElements,
      due: unpaidBills.sums.due,
      overdue: unpaidBills.sums.overdue,
    })
    expect(unpaid.overdue).toBe(120)
    expect(vat).toEqual({ onInvoices: false, base: 50, tax: 10, rates: [{ rate: 20, base: 50, tax: 10 }], unknown: [] })
    await expectVatOfBook(vat)
  })

  it('returns the VAT due on invoicing once the practice opted for « débits », and null without VAT', async () => {
    await issueTwoBills()
    await api.admin('update member set vat_on_debits = true where id = $1', [practice.therapistId])
    const sessionId = await addSession('2026-12-01', { price: 150 })
    await issueFor(api, practice, inputOfSessions([sessionId]))
    expect((await readMonthEnd('2026-12')).body.vat).toMatchObject({ onInvoices: true, base: 150, tax: 30 })
    // Earlier invoices keep their VAT due on payment.
    const { vat } = (await readMonthEnd()).body
    expect(vat).toMatchObject({ onInvoices: true, base: 50, tax: 10 })
    await expectVatOfBook(vat)
    await api.admin('update member set taxes = false, vat_on_debits = false where id = $1', [practice.therapistId])
    expect((await readMonthEnd('2026-10')).body.vat).toBeNull()
    // VAT that was invoiced is still due.
    expect((await readMonthEnd()).body.vat).toMatchObject({ tax: 10 })
  })

  it('refuses a month that has not begun', async () => {
    now = new Date('2026-12-02T10:00:00Z')
    for (const [month, status] of [
      ['2026-12', 200],
      ['2027-01', 400],
      ['2026-13', 400],
    ] as const)
      expect((await readMonthEnd(month)).status).toBe(status)
  })

  it('is limited to the practice, and hides names from members who may not read them', async () => {
    await issueTwoBills()
    await addSession('2026-11-10', { price: 30 })
    await addSession('2026-11-13', { paid: true }, `room_rent = 15, club_id = '${lakeClubId}'`)
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await readMonthEnd('2026-11', otherPractice)).body).toMatchObject({
      requests: { count: 0, expired: 0 },
      unbilled: { count: 0 },
      unpaid: { count: 0 },
      clubs: { count: 0 },
    })
    await addSession('2026-11-21', { price: 0 })
    await addSession('2026-12-20', {}, "state = 'PENDING', expires_at = '2026-12-05T08:00:00Z'")
    const ownersMonthEnd = (await readMonthEnd()).body
    const member = api.as((await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })).token)
    const { body } = await readMonthEnd('2026-11', member)
    expect(JSON.stringify(body)).not.toMatch(/Martin|Tilleuls|2026-0001/)
    expect(body).toMatchObject({
      withoutPrice: { count: 1, sessions: [{ patient: null, date: '2026-11-21' }] },
      unbilled: { count: ownersMonthEnd.unbilled.count, netPrice: ownersMonthEnd.unbilled.netPrice, patients: [] },
      unpaid: { count: 1, due: 120, bills: [] },
      clubs: { due: ownersMonthEnd.clubs.due },
    })
    const memberWithBill = api.as((await joinPractice(api, practice, { privileges: ['ADMINISTRATION', 'BILL'] })).token)
    expect((await readMonthEnd('2026-12', memberWithBill)).body.requests.sessions).toMatchObject([{ patient: null }])
    expect((await readMonthEnd('2026-11', memberWithBill)).body.withoutPrice.sessions).toMatchObject([
      { patient: 'Martin Paul' },
    ])
    const { token } = await joinPractice(api, practice, { privileges: ['AGENDA', 'BILL', 'CLUBS'] })
    expect((await readMonthEnd('2026-11', api.as(token))).status).toBe(403)
  })
})

async function expectVatOfBook({ base, tax }: { base: number; tax: number }) {
  const { bytes } = await requestFile(api, { method: 'GET', path: `/books/vat?${november}`, token: practice.token })
  const total = bytes.toString().trim().split('\r\n').at(-1)?.split(';').slice(3)
  expect(total).toEqual([base, tax].map((amount) => amount.toFixed(2).replace('.', ',')))
}
