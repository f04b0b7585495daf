import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  addBillableSessions,
  issueFor,
  inputOfSessions,
  openBilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let now = new Date('2026-12-30T10:00:00Z')
let api: TestApp
beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())

describe('GET /finance/forecast/proposals', () => {
  it('returns the result of the current year and the amount that remains to be paid on all invoices', async () => {
    const practice = await openBilledPractice(api)
    const alice = api.as(practice.token)
    const readProposals = async () => (await alice.get('/finance/forecast/proposals')).body
    expect(await readProposals()).toEqual({ year: 2026, exerciseResult: 0, receivables: 0 })

    const [decemberSession = ''] = await addBillableSessions(api, practice, ['2026-12-29'], { price: 100 })
    expect((await issueFor(api, practice, inputOfSessions([decemberSession]))).status).toBe(200)
    expect(await readProposals()).toEqual({ year: 2026, exerciseResult: 100, receivables: 120 })

    now = new Date('2027-03-01T10:00:00Z')
    expect(await readProposals()).toEqual({ year: 2027, exerciseResult: 0, receivables: 120 })
    const [rentedSession = ''] = await addBillableSessions(api, practice, ['2027-02-01'], { price: 80 })
    await api.admin('update session set room_rent = 15.5 where id = $1', [rentedSession])
    const { id } = await issueFor(api, practice, inputOfSessions([rentedSession]))
    expect(await readProposals()).toEqual({ year: 2027, exerciseResult: 64.5, receivables: 216 })
    expect((await alice.put(`/billings/${id}?fullyPaid=true`, {})).status).toBe(200)
    expect(await readProposals()).toEqual({ year: 2027, exerciseResult: 64.5, receivables: 120 })
  })

  it('requires the privilege ADMINISTRATION', async () => {
    const practice = await openBilledPractice(api)
    const { token } = await joinPractice(api, practice, { privileges: ['BILL', 'ESTIMATION'] })
    expect((await api.as(token).get('/finance/forecast/proposals')).status).toBe(403)
  })
})
