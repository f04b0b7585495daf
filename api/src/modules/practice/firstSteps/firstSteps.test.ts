import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { FirstSteps } from 'shared/contracts/accounts/firstSteps'
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
let owner: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api, { offer: 'ULTIME' })
  owner = api.as(practice.token)
})

const listDoneSteps = async (caller: Caller) => {
  const { body }: { body: FirstSteps } = await caller.get('/first-steps')
  return body.steps.flatMap(({ id, isDone }) => (isDone ? [id] : []))
}
const isShownTo = async (caller: Caller) => (await caller.get('/user/details')).body.hasFirstSteps

describe('the first steps of a practice', () => {
  it('are not done after the sign-up, and are separate for each practice', async () => {
    const otherOwner = api.as((await openPractice(api)).token)
    await otherOwner.post('/first-steps/openingHours/keep')
    expect(await listDoneSteps(otherOwner)).toEqual(['openingHours'])
    expect(await listDoneSteps(owner)).toEqual([])
  })

  it('are done once the practice has their data', async () => {
    const response = await owner.put('/user', {
      defaultSessionPrice: 60,
      individualFirm: true,
      firstname: 'Camille',
      lastname: 'Fournier',
      phoneNumber: '04 78 00 00 00',
      publicAccessAuthorize: true,
      firm: {
        name: 'Les Sabots du Lien',
        siren: '732829320',
        websiteURL: '',
        address: { streetName: '18 montée de Choulans', zipCode: '69005', city: 'Lyon' },
      },
    })
    expect(response.status).toBe(200)
    expect(await listDoneSteps(owner)).toEqual(['profile', 'publicPage'])
    await owner.put('/user/personalize/opening-hours', [{ weekday: 2, startTime: '09:00', endTime: '12:00' }])
    expect(await listDoneSteps(owner)).toEqual(['profile', 'openingHours', 'publicPage'])
  })

  it('are done once the member keeps the proposed values, without changing these values', async () => {
    const hoursBefore = (await owner.get('/user/personalize/opening-hours')).body
    for (const step of ['openingHours', 'sessionTypes', 'sessionTypes']) await owner.post(`/first-steps/${step}/keep`)
    expect(await listDoneSteps(owner)).toEqual(['openingHours', 'sessionTypes'])
    expect((await owner.get('/user/personalize/opening-hours')).body).toEqual(hoursBefore)
    expect((await owner.post('/first-steps/animal/keep')).status).toBe(400)
  })

  it('are shown to members with ADMINISTRATION until they end', async () => {
    const colleague = api.as(
      (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })).token,
    )
    expect(await isShownTo(owner)).toBe(true)
    expect(await isShownTo(colleague)).toBe(false)
    expect((await colleague.get('/first-steps')).status).toBe(403)
    expect((await colleague.post('/first-steps/end')).status).toBe(403)
    expect(await isShownTo(owner)).toBe(true)
    await owner.post('/first-steps/end')
    await owner.post('/first-steps/end')
    expect(await isShownTo(owner)).toBe(false)
    expect(await isShownTo(api.as((await openPractice(api)).token))).toBe(true)
  })
})
