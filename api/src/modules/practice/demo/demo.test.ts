import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { longFourByteText, longText, tooLargeRefusal, refusalOfField } from '../../../testing/longText.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp({ settings: { operatorEmail: 'contact@complice.test' } })
})
beforeEach(() => api.admin('delete from letter'))
afterAll(() => api.close())

describe('POST /ask-demo', () => {
  it('e-mails the operator', async () => {
    const person = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }
    expect((await api.as().post('/ask-demo', person)).status).toBe(204)
    expect(await api.mails('demoRequest')).toMatchObject([{ to: { address: 'contact@complice.test' }, data: person }])
  })

  it('sends one e-mail per distinct request, and one e-mail of thanks per address, without the typed text', async () => {
    const person = { firstname: 'Gagnez https://exemple.fr', lastname: 'Blanc', email: 'Une.Fois@exemple.fr' }
    await api.as().post('/ask-demo', person)
    await api.as().post('/ask-demo', person)
    await api.as().post('/ask-demo', { ...person, firstname: 'Autre' })
    expect((await api.mails('demoRequest')).map(({ data }) => data.email)).toEqual([person.email, person.email])
    expect(await api.mails('demoThanks')).toEqual([{ to: { name: '', address: person.email }, data: {} }])
  })

  it.each([
    ['filled in the hidden field', { leaveEmpty: 'https://exemple.fr', elapsedMs: 60_000 }, 'HIDDEN_FIELD'],
    ['was faster than a person', { leaveEmpty: '', elapsedMs: 1_999 }, 'TOO_FAST'],
  ])(
    'marks the request for the operator, sends no other e-mail and responds as usual when the sender %s',
    async (_case, input, doubt) => {
      const person = { firstname: 'Zoé', lastname: 'Blanc', email: 'rapide@exemple.fr' }
      const { status, body } = await api.as().post('/ask-demo', { ...person, ...input })
      expect([status, body]).toEqual([204, null])
      expect((await api.mails('demoRequest')).map(({ data }) => data)).toEqual([{ ...person, doubt }])
      expect(await api.mails('demoThanks')).toEqual([])
    },
  )

  it('does not mark a request whose form took at least two seconds', async () => {
    const person = { firstname: 'Ana', lastname: 'Lente', email: 'ana@exemple.fr' }
    expect((await api.as().post('/ask-demo', { ...person, leaveEmpty: '', elapsedMs: 2_000 })).status).toBe(204)
    expect((await api.mails('demoRequest')).map(({ data }) => data)).toEqual([person])
  })

  it.each([[-1], [1.5], ['2000']])('is refused with an invalid duration: %j', async (elapsedMs) => {
    const person = { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr' }
    const response = await api.as().post('/ask-demo', { ...person, elapsedMs })
    expect(response).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid, problems: [{ field: 'elapsedMs' }] },
    })
  })

  it.each([['firstname'], ['lastname'], ['email']])('is refused without %s', async (field) => {
    const response = await api
      .as()
      .post('/ask-demo', { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr', [field]: '' })
    expect(response).toMatchObject({ status: 400, body: { errorCode: errorCode.invalid, problems: [{ field }] } })
    expect(await api.mails('demoRequest')).toEqual([])
  })

  it.each(['firstname', 'lastname', 'email', 'leaveEmpty'])(
    'refuses 10,000 characters as %s, and names the field',
    async (field) => {
      const person = { firstname: 'Zoé', lastname: 'Blanc', email: 'longue@exemple.fr' }
      expect(await api.as().post('/ask-demo', { ...person, [field]: longText })).toMatchObject(refusalOfField(field))
      expect(await api.as().post('/ask-demo', { ...person, [field]: longFourByteText })).toMatchObject(tooLargeRefusal)
      expect(await api.mails('demoRequest')).toEqual([])
    },
  )
})
