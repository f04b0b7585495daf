import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { joinPractice, openPractice, testApp, type TestApp, type TestPractice } from '../../testing/practice.ts'

let api: TestApp
let practice: TestPractice

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
})

const settingsOf = async (token: string) => {
  const { status, body } = await api.as(token).get('/user/personalize/colors')
  expect(status).toBe(200)
  return body
}

describe('the colours of the calendar', () => {
  it('are those of the states until a member chooses', async () => {
    expect(await settingsOf(practice.token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it("are each member's own", async () => {
    const club = crypto.randomUUID()
    await api.within(practice.tenantId, async (tx) => {
      await tx.updateTable('member').set({ colour_mode: 'CLUBS' }).where('id', '=', practice.therapistId).execute()
      await tx
        .insertInto('colour')
        .values({ tenant_id: practice.tenantId, member_id: practice.therapistId, object_id: club, hexa: '#1F6457' })
        .execute()
    })
    expect(await settingsOf(practice.token)).toEqual({ type: 'CLUBS', colors: [{ objectId: club, hexa: '#1F6457' }] })
    expect(await settingsOf((await joinPractice(api, practice)).token)).toEqual({ type: 'DEFAULT', colors: [] })
  })
})
