import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  addBillableSessions,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-15T10:30:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const readSessions = async (range = 'startDate=2031-11-01&endDate=2031-11-30') =>
  (await alice.get(`/billings/sessions?patientId=${practice.patientId}&${range}`)).body
const readSessionBillPrefill = (id: string | undefined) => alice.get(`/billings/session-origin?sessionId=${id}`)
const readUnbilled = async () => (await alice.get('/billings/unbilled?month=2031-11')).body.patients

describe('billable sessions', () => {
  it('include billed sessions when listed for a patient and a period', async () => {
    const [first, second] = await addBillableSessions(api, practice, ['2031-11-12', '2031-11-05', '2031-12-01'])
    await issueFor(api, practice, inputOfSessions([String(second)]))
    expect(await readSessions()).toMatchObject([
      { id: second, date: '2031-11-05', billNumber: '2031-0001' },
      { id: first, price: 60, billId: null, billNumber: null, startTime: '10:00' },
    ])
  })

  it('report the problems that prevent an invoice', async () => {
    const [billedId, unbilledId] = await addBillableSessions(api, practice, ['2031-11-12', '2031-11-13'])
    const [unpricedId] = await addBillableSessions(api, practice, ['2031-11-14'], { price: 0 })
    await issueFor(api, practice, inputOfSessions([String(billedId)]))
    const readProblems = async (id: string | undefined) =>
      (await readSessionBillPrefill(id)).body.problems.map(({ field }: { field: string }) => field)
    expect(await readProblems(unbilledId)).toEqual([])
    expect(await readProblems(billedId)).toEqual(['billId'])
    await api.admin("update patient set city = '' where id = $1", [practice.patientId])
    expect(await readProblems(unpricedId)).toEqual(['price', 'address'])
    expect((await readSessionBillPrefill(unbilledId)).body).toMatchObject({
      patientId: practice.patientId,
      therapistId: practice.therapistId,
    })
    await api.admin("update session set state = 'PENDING' where id = $1", [unbilledId])
    expect(await readSessionBillPrefill(unbilledId)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionStateChanged },
    })
  })

  it('are grouped by patient for a month, if past, attended and not billed', async () => {
    const [billedId] = await addBillableSessions(api, practice, [
      '2031-11-03',
      '2031-11-04',
      '2031-11-15',
      '2031-11-16',
    ])
    await issueFor(api, practice, inputOfSessions([String(billedId)]))
    await addBillableSessions(api, practice, ['2031-11-06'], { patient_present: false })
    await addBillableSessions(api, practice, ['2031-11-07'], { patient_id: practice.firmId, price: 0 })
    expect(await readUnbilled()).toMatchObject([
      { name: 'Les Tilleuls', sessions: 0, netPrice: 0, problems: [{ field: 'price' }] },
      { patientId: practice.patientId, name: 'Martin Paul', sessions: 2, netPrice: 120, problems: [] },
    ])
    await alice.delete(`/patients/${practice.firmId}`)
    expect(await readUnbilled()).toMatchObject([{ patientId: practice.patientId }])
  })
})
