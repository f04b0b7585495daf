import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { runWithoutTriggers } from '../../../../testing/runWithoutTriggers.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { closeBills } from './closeBills.service.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
let now = '2031-12-02T10:30:00Z'

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(now) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = '2031-12-02T10:30:00Z'
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const closePeriods = () => closeBills(api.services)
const readClosures = async (period: string) => (await alice.get(`/bill-closures?period=${period}`)).body.content
const readClosedDays = async () => (await readClosures('DAY')).map(({ firstDay }: { firstDay: string }) => firstDay)
const payBill = (id: string, change: object) =>
  alice.post(`/billings/${id}/payments`, {
    kind: 'PAYMENT',
    means: 'CASH',
    amount: 20,
    paidOn: '2031-12-01',
    ...change,
  })
const findBrokenClosures = () =>
  api.inTenant(practice.tenantId, async (tx) => (await sql`select * from broken_closures()`.execute(tx)).rows)

describe('a closure', () => {
  it('has the totals of its day and the perpetual totals', async () => {
    const { id } = await issueFor(api, practice)
    await payBill(id, {})
    now = '2031-12-03T10:30:00Z'
    await issueFor(api, practice)
    await alice.post(`/billings/${id}/payments`, { kind: 'REFUND', means: 'CASH', amount: 5, paidOn: '2031-12-03' })
    now = '2031-12-04T10:30:00Z'
    await closePeriods()
    expect(await readClosures('DAY')).toMatchObject([
      {
        position: 2,
        firstDay: '2031-12-03',
        billCount: 1,
        billed: 60,
        paymentCount: 1,
        received: 0,
        refunded: 5,
        perpetualBilled: 120,
        perpetualReceived: 15,
      },
      {
        position: 1,
        firstDay: '2031-12-02',
        billCount: 1,
        billed: 60,
        received: 20,
        refunded: 0,
        perpetualReceived: 20,
      },
    ])
    expect(await readClosures('MONTH')).toEqual([])
    expect(await findBrokenClosures()).toEqual([])
  })

  it('counts a payment or a correction on the day it was recorded', async () => {
    const { id } = await issueFor(api, practice)
    now = '2031-12-03T10:30:00Z'
    await closePeriods()
    const payments = (await payBill(id, { paidOn: '2031-12-01' })).body.payments
    await payBill(id, { kind: 'CORRECTION', corrects: payments[0].id })
    now = '2031-12-04T10:30:00Z'
    await closePeriods()
    expect(await readClosures('DAY')).toMatchObject([
      { firstDay: '2031-12-03', billCount: 0, paymentCount: 2, received: 0, perpetualReceived: 0 },
      { firstDay: '2031-12-02', paymentCount: 0, received: 0 },
    ])
  })

  it('deducts credit notes from the perpetual total', async () => {
    const { id } = await issueFor(api, practice)
    await alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })
    now = '2031-12-03T10:30:00Z'
    await closePeriods()
    expect(await readClosures('DAY')).toMatchObject([
      { billed: 60, creditNoteCount: 1, credited: 60, perpetualBilled: 0 },
    ])
  })

  it('is created once per day, month and year, even after a long downtime of the server', async () => {
    await issueFor(api, practice)
    now = '2032-01-05T10:30:00Z'
    await issueFor(api, practice)
    now = '2032-02-20T10:30:00Z'
    await Promise.all([closePeriods(), closePeriods(), closePeriods()])
    await closePeriods()
    expect(await readClosedDays()).toEqual(['2032-01-05', '2031-12-02'])
    const months = await readClosures('MONTH')
    expect(months.map(({ firstDay }: { firstDay: string }) => firstDay)).toEqual(['2032-01-01', '2031-12-01'])
    expect(months[0]).toMatchObject({ lastDay: '2032-01-31', billed: 60, perpetualBilled: 120 })
    expect(await readClosures('YEAR')).toMatchObject([{ firstDay: '2031-01-01', lastDay: '2031-12-31', billed: 60 }])
    expect(await findBrokenClosures()).toEqual([])
  })

  it("is created one hour after the end of the day in the practice's time zone", async () => {
    await api.admin("update tenant set time_zone = 'Indian/Reunion' where id = $1", [practice.tenantId])
    now = '2031-12-02T21:00:00Z'
    await issueFor(api, practice)
    now = '2031-12-03T20:59:00Z'
    await closePeriods()
    expect(await readClosedDays()).toEqual([])
    now = '2031-12-03T21:00:00Z'
    await closePeriods()
    expect(await readClosedDays()).toEqual(['2031-12-03'])
  })

  it('makes the database refuse further payments and invoices on the closed day', async () => {
    const { id } = await issueFor(api, practice)
    now = '2031-12-04T10:30:00Z'
    await closePeriods()
    // The server's clock was put back.
    now = '2031-12-02T20:00:00Z'
    expect((await payBill(id, {})).status).toBe(500)
    expect((await issueFor(api, practice)).status).toBe(500)
    expect(await findBrokenClosures()).toEqual([])
  })

  it('cannot be changed or deleted, and later alterations of the data are detected', async () => {
    const { id } = await issueFor(api, practice)
    await payBill(id, {})
    now = '2031-12-03T10:30:00Z'
    await closePeriods()
    const execute = (statement: string) => api.admin(`${statement} where tenant_id = $1`, [practice.tenantId])
    await expect(execute('update bill_closure set billed = 0')).rejects.toThrow('BILL_FROZEN')
    await expect(execute('delete from bill_closure')).rejects.toThrow('BILL_FROZEN')
    await runWithoutTriggers(api, `update bill_closure set received = 19 where tenant_id = '${practice.tenantId}'`)
    expect(await findBrokenClosures()).toEqual([{ period: 'DAY', position: 1 }])
    await runWithoutTriggers(api, `update bill_closure set received = 20 where tenant_id = '${practice.tenantId}'`)
    expect(await findBrokenClosures()).toEqual([])
    await runWithoutTriggers(api, `update bill_payment set amount = 19 where tenant_id = '${practice.tenantId}'`)
    expect(await findBrokenClosures()).toEqual([{ period: 'DAY', position: 1 }])
  })

  it('is exported as CSV, only within the practice and with the privilege BILL', async () => {
    await issueFor(api, practice)
    now = '2031-12-03T10:30:00Z'
    await closePeriods()
    const file = await api.app.inject({
      url: '/api/bill-closures/file?period=DAY',
      headers: { authorization: `Bearer ${practice.token}` },
    })
    expect(file.headers['content-disposition']).toContain('clotures-jours-2031-12-03.csv')
    expect(file.body).toContain('\r\n1;02/12/2031;02/12/2031;1;60,00;')
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await otherPractice.get('/bill-closures?period=DAY')).body).toMatchObject({ content: [], totalElements: 0 })
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await api.as(token).get('/bill-closures?period=DAY')).status).toBe(403)
    expect((await api.as(token).get('/bill-closures/file?period=DAY')).status).toBe(403)
  })
})
