import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, type TestApp, type TestPractice } from '../testing/practice.ts'

let api: TestApp
let practice: TestPractice
beforeAll(async () => {
  api = await testApp()
  practice = await openPractice(api)
})
afterAll(() => api.close())

const aPatient = (lastname: string) => ({
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: { firstname: 'Zoé', lastname, birthdate: null, nbHoursToDo: 0 },
  firm: null,
})
const add = (key: string, lastname: string, token = practice.token) =>
  api.as(token).post('/patients', aPatient(lastname), { 'idempotency-key': key })
const count = async (lastname: string) =>
  (await api.admin('select from patient where lastname = $1', [lastname])).length

describe('a POST with an Idempotency-Key', () => {
  it('is done once and answered the same each time', async () => {
    const first = await add('k1', 'Unique')
    const again = await add('k1', 'Unique')
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await count('Unique')).toBe(1)
  })

  it('is done once also when both arrive together', async () => {
    const answers = await Promise.all([add('k2', 'Ensemble'), add('k2', 'Ensemble')])
    expect(answers.map(({ body }) => body.id)).toEqual([answers[0]?.body.id, answers[0]?.body.id])
    expect(await count('Ensemble')).toBe(1)
  })

  it('is refused with other contents', async () => {
    await add('k3', 'Premier')
    expect((await add('k3', 'Second')).status).toBe(409)
    expect(await count('Second')).toBe(0)
  })

  it('may be sent again after it failed', async () => {
    expect((await add('k4', '')).status).toBe(400)
    expect((await add('k4', 'Corrigé')).status).toBe(201)
  })

  it("is nothing to another member's key of the same name", async () => {
    const other = await openPractice(api)
    const first = await add('k5', 'Ici')
    const second = await add('k5', 'Ici', other.token)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })
})
