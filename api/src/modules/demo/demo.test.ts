import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testApp, type TestApp } from '../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp({ settings: { providerEmail: 'contact@complice.test' } })
})
afterAll(() => api.close())

describe('requesting a demonstration', () => {
  it('writes to the provider', async () => {
    const person = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }
    expect((await api.as().post('/ask-demo', person)).status).toBe(204)
    expect(await api.mails('demoRequest')).toMatchObject([{ to: { address: 'contact@complice.test' }, data: person }])
  })

  it('is one request when it is sent twice, and thanks an address once, without what was typed', async () => {
    const person = { firstname: 'Gagnez https://exemple.fr', lastname: 'Blanc', email: 'Une.Fois@exemple.fr' }
    await api.as().post('/ask-demo', person)
    await api.as().post('/ask-demo', person)
    await api.as().post('/ask-demo', { ...person, firstname: 'Autre' })
    const requests = await api.mails('demoRequest')
    expect(requests.filter(({ data }) => data.email === person.email)).toHaveLength(2)
    const thanks = (await api.mails('demoThanks')).filter(({ to }) => to.address === person.email)
    expect(thanks).toEqual([{ to: { name: '', address: person.email }, data: {} }])
    await api.admin("delete from letter where recipient_address = $1 or data->>'email' = $1", [person.email])
  })

  it('writes to nobody when a program filled in the hidden field, and does not say so', async () => {
    const program = { firstname: 'Zoé', lastname: 'Blanc', email: 'bot@exemple.fr', website: 'https://exemple.fr' }
    expect((await api.as().post('/ask-demo', program)).status).toBe(204)
    expect(await api.mails('demoRequest')).toHaveLength(1)
  })

  it.each([['firstname'], ['lastname'], ['email']])('is refused without %s', async (field) => {
    const response = await api
      .as()
      .post('/ask-demo', { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr', [field]: '' })
    expect(response).toMatchObject({ status: 400, body: { errorCode: 'E400', problems: [{ field }] } })
    expect(await api.mails('demoRequest')).toHaveLength(1)
  })
})
