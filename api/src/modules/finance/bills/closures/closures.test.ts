import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { behindTriggers } from '../../../../testing/behindTriggers.ts'
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

const close = () => closeBills(api.services)
const closures = async (period: string) => (await alice.get(`/bill-closures?period=${period}`)).body.content
const days = async () => (await closures('DAY')).map(({ firstDay }: { firstDay: string }) => firstDay)
const pay = (id: string, change: object) =>
  alice.post(`/billings/${id}/payments`, {
    kind: 'PAYMENT',
    means: 'CASH',
    amount: 20,
    paidOn: '2031-12-01',
    ...change,
  })
const broken = () =>
  api.inTenant(practice.tenantId, async (tx) => (await sql`select * from broken_closures()`.execute(tx)).rows)

describe('a closure', () => {
  it('has what was issued and received that day, and ever since', async () => {
    const { id } = await issueFor(api, practice)
    await pay(id, {})
    now = '2031-12-03T10:30:00Z'
    await issueFor(api, practice)
    await alice.post(`/billings/${id}/payments`, { kind: 'REFUND', means: 'CASH', amount: 5, paidOn: '2031-12-03' })
    now = '2031-12-04T10:30:00Z'
    await close()
    expect(await closures('DAY')).toMatchObject([
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
    expect(await closures('MONTH')).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('counts a payment on the day it was recorded, whatever day it is of, and a correction with what it corrects', async () => {
    const { id } = await issueFor(api, practice)
    now = '2031-12-03T10:30:00Z'
    await close()
    const payments = (await pay(id, { paidOn: '2031-12-01' })).body.payments
    await pay(id, { kind: 'CORRECTION', corrects: payments[0].id })
    now = '2031-12-04T10:30:00Z'
    await close()
    expect(await closures('DAY')).toMatchObject([
      { firstDay: '2031-12-03', billCount: 0, paymentCount: 2, received: 0, perpetualReceived: 0 },
      { firstDay: '2031-12-02', paymentCount: 0, received: 0 },
    ])
  })

  it('takes credit notes off the perpetual total', async () => {
    const { id } = await issueFor(api, practice)
    await alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })
    now = '2031-12-03T10:30:00Z'
    await close()
    expect(await closures('DAY')).toMatchObject([{ billed: 60, creditNoteCount: 1, credited: 60, perpetualBilled: 0 }])
  })

  it('is made once, of the day, the month and the year, also after the server was off for long', async () => {
    await issueFor(api, practice)
    now = '2032-01-05T10:30:00Z'
    await issueFor(api, practice)
    now = '2032-02-20T10:30:00Z'
    await Promise.all([close(), close(), close()])
    await close()
    expect(await days()).toEqual(['2032-01-05', '2031-12-02'])
    const months = await closures('MONTH')
    expect(months.map(({ firstDay }: { firstDay: string }) => firstDay)).toEqual(['2032-01-01', '2031-12-01'])
    expect(months[0]).toMatchObject({ lastDay: '2032-01-31', billed: 60, perpetualBilled: 120 })
    expect(await closures('YEAR')).toMatchObject([{ firstDay: '2031-01-01', lastDay: '2031-12-31', billed: 60 }])
    expect(await broken()).toEqual([])
  })

  it('waits until the day is over in the time zone of the practice, and an hour', async () => {
    await api.admin("update tenant set time_zone = 'Indian/Reunion' where id = $1", [practice.tenantId])
    now = '2031-12-02T21:00:00Z'
    await issueFor(api, practice)
    now = '2031-12-03T20:59:00Z'
    await close()
    expect(await days()).toEqual([])
    now = '2031-12-03T21:00:00Z'
    await close()
    expect(await days()).toEqual(['2031-12-03'])
  })

  it('lets nothing more into its day', async () => {
    const { id } = await issueFor(api, practice)
    now = '2031-12-04T10:30:00Z'
    await close()
    // The clock of the server was wrong.
    now = '2031-12-02T20:00:00Z'
    expect((await pay(id, {})).status).toBe(500)
    expect((await issueFor(api, practice)).status).toBe(500)
    expect(await broken()).toEqual([])
  })

  it('is neither changed nor deleted, and shows what was altered behind it', async () => {
    const { id } = await issueFor(api, practice)
    await pay(id, {})
    now = '2031-12-03T10:30:00Z'
    await close()
    const act = (statement: string) => api.admin(`${statement} where tenant_id = $1`, [practice.tenantId])
    await expect(act('update bill_closure set billed = 0')).rejects.toThrow('BILL_FROZEN')
    await expect(act('delete from bill_closure')).rejects.toThrow('BILL_FROZEN')
    await behindTriggers(api, `update bill_closure set received = 19 where tenant_id = '${practice.tenantId}'`)
    expect(await broken()).toEqual([{ period: 'DAY', position: 1 }])
    await behindTriggers(api, `update bill_closure set received = 20 where tenant_id = '${practice.tenantId}'`)
    expect(await broken()).toEqual([])
    await behindTriggers(api, `update bill_payment set amount = 19 where tenant_id = '${practice.tenantId}'`)
    expect(await broken()).toEqual([{ period: 'DAY', position: 1 }])
  })

  it('is taken along as CSV, and stays within its practice, for members with BILL', async () => {
    await issueFor(api, practice)
    now = '2031-12-03T10:30:00Z'
    await close()
    const file = await api.app.inject({
      url: '/api/bill-closures/file?period=DAY',
      headers: { authorization: `Bearer ${practice.token}` },
    })
    expect(file.headers['content-disposition']).toContain('clotures-jours-2031-12-03.csv')
    expect(file.body).toContain('\r\n1;02/12/2031;02/12/2031;1;60,00;')
    const stranger = api.as((await openPractice(api)).token)
    expect((await stranger.get('/bill-closures?period=DAY')).body).toMatchObject({ content: [], totalElements: 0 })
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await api.as(token).get('/bill-closures?period=DAY')).status).toBe(403)
    expect((await api.as(token).get('/bill-closures/file?period=DAY')).status).toBe(403)
  })
})
