import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
})

const forecast = { ...emptyForecast, increaseN1: 5.5, fixedAssetsN: 12_000.5, exerciseResultN: -300.01 }
const ifMatchHeader = (etag: unknown) => ({ 'if-match': String(etag) })

describe('the forecast', () => {
  it('is an empty object until it is saved', async () => {
    expect(await alice.get('/finance/forecast')).toMatchObject({ status: 200, body: {} })
    expect(await alice.post('/finance/forecast', forecast)).toMatchObject({ status: 200, body: forecast })
    expect((await alice.get('/finance/forecast')).body).toEqual(forecast)
  })

  it('accepts one of two concurrent changes to the same version', async () => {
    const { headers } = await alice.get('/finance/forecast')
    const changes = [forecast, { ...forecast, payablesN: 1 }].map((body) =>
      alice.post('/finance/forecast', body, ifMatchHeader(headers['etag'])),
    )
    const responses = await Promise.all(changes)
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const acceptedResponse = responses.find(({ status }) => status === 200)
    expect((await alice.get('/finance/forecast')).body).toEqual(acceptedResponse?.body)
    expect(
      (await alice.post('/finance/forecast', emptyForecast, ifMatchHeader(acceptedResponse?.headers['etag']))).status,
    ).toBe(200)
    expect((await alice.get('/finance/forecast')).body).toEqual(emptyForecast)
  })

  it.each([
    ['an increase over 999 %', { ...forecast, increaseN2: 999.01 }],
    ['a decline of more than 100 %', { ...forecast, increaseN1: -101 }],
    ['three decimals', { ...forecast, payablesN: 1.001 }],
    ['an amount above the maximum', { ...forecast, payablesN: 1e13 }],
    ['a text instead of a number', { ...forecast, payablesN: '12' }],
    ['missing lines', { increaseN1: 1, increaseN2: 1 }],
  ])('refuses %s, and keeps the saved forecast', async (_case, body) => {
    await alice.post('/finance/forecast', forecast)
    expect((await alice.post('/finance/forecast', body)).status).toBe(400)
    expect((await alice.get('/finance/forecast')).body).toEqual(forecast)
  })

  it('is reachable only within the practice and with the privilege ADMINISTRATION', async () => {
    await alice.post('/finance/forecast', forecast)
    expect((await api.as((await openPractice(api)).token).get('/finance/forecast')).body).toEqual({})
    const { token } = await joinPractice(api, practice, { privileges: ['BILL', 'ESTIMATION', 'PATIENTS'] })
    expect((await api.as(token).get('/finance/forecast')).status).toBe(403)
    expect((await api.as(token).post('/finance/forecast', forecast)).status).toBe(403)
  })
})
