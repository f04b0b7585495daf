import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
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
  practice = await openPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
})

const path = '/user/personalize/cancellation'

describe('the cancellation delay of patients', () => {
  it('is 48 hours until it is set, and applies to the whole practice', async () => {
    expect((await alice.get(path)).body).toEqual({ cancellationBefore: 48 })
    expect(await alice.post(path, { cancellationBefore: 24 })).toMatchObject({
      status: 200,
      body: { cancellationBefore: 24 },
    })
    const colleague = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await api.as(colleague.token).get(path)).body).toEqual({ cancellationBefore: 24 })
    expect((await api.as((await openPractice(api)).token).get(path)).body).toEqual({ cancellationBefore: 48 })
  })

  it.each([-1, 8761, 1.5])('cannot be %d hours', async (cancellationBefore) => {
    expect(await alice.post(path, { cancellationBefore })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
    expect((await alice.get(path)).body).toEqual({ cancellationBefore: 48 })
  })

  it('cannot be read or changed by assistants', async () => {
    const assistant = api.as((await joinPractice(api, practice, { privileges: ['AGENDA', 'PATIENTS'] })).token)
    for (const refusal of [await assistant.get(path), await assistant.post(path, { cancellationBefore: 1 })])
      expect(refusal).toMatchObject({ status: 403, body: { errorCode: errorCode.forbidden } })
    expect((await alice.get(path)).body).toEqual({ cancellationBefore: 48 })
  })

  it('is refused with an outdated version (412)', async () => {
    const { headers } = await alice.get(path)
    const ifMatchHeader = { 'if-match': String(headers['etag']) }
    expect((await alice.post(path, { cancellationBefore: 24 }, ifMatchHeader)).status).toBe(200)
    expect(await alice.post(path, { cancellationBefore: 12 }, ifMatchHeader)).toMatchObject({ status: 412 })
    expect((await alice.get(path)).body).toEqual({ cancellationBefore: 24 })
  })
})
