import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  openPatientAccount,
  openPractice,
  testApp,
  testPassword,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

const newPassword = 'une-autre-longue-phrase'
let api: TestApp
let nowMs: number
let practice: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(nowMs) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  nowMs = Date.now()
  practice = await openPractice(api)
})

async function requestToken(email = practice.email): Promise<string> {
  expect((await api.as().post('/user/resetPassword', { email })).status).toBe(204)
  const mail = (await api.mails('passwordReset')).findLast(({ to }) => to.address === email)
  return mail?.data.token ?? ''
}

const updatePassword = (token: string, change: object = {}) =>
  api.as().post('/user/updatePassword', { token, newPassword, ...change })
const login = (password: string) => api.as().post('/login', { email: practice.email, password })

const updatePasswordTo = async (weakPassword: string) =>
  updatePassword(await requestToken(), { newPassword: weakPassword })

describe('a new password', () => {
  it.each([
    ['only spaces', '         '],
    ['one character repeated', 'zzzzzzzzzzz'],
    ['common, with spaces around it', ' Azerty123 '],
    ['too short once its accents are composed', 'e\u0301'.repeat(4)],
  ])('is refused when it is %s', async (_case, weakPassword) => {
    expect(await updatePasswordTo(weakPassword)).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'newPassword' }] },
    })
    const account = { email: 'zoe@exemple.fr', password: weakPassword, offer: 'PRO' }
    expect(await api.as().post('/signup', account)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
  })

  it('is the same whether accents are typed composed or decomposed', async () => {
    await updatePassword(await requestToken(), { newPassword: 'été-à-la-forêt'.normalize('NFD') })
    expect((await login('été-à-la-forêt'.normalize('NFC'))).status).toBe(200)
    expect((await login('été-à-la-forêt'.normalize('NFD'))).status).toBe(200)
    expect((await login('ete-a-la-foret')).status).toBe(401)
  })

  it('is still accepted if it was hashed before passwords were normalized', async () => {
    const decomposedPassword = 'forêt-profonde'.normalize('NFD')
    await api.admin('update auth.account set password_hash = $2 where email = $1', [
      practice.email,
      await hash(decomposedPassword),
    ])
    const { status, body } = await login(decomposedPassword)
    expect(status).toBe(200)
    expect((await api.as(body.token).get('/user')).body).toMatchObject({ email: practice.email })
    expect((await login(testPassword)).status).toBe(401)
  })
})

describe('the reset of a forgotten password', () => {
  it('is refused for an unknown address (E101)', async () => {
    const response = await api.as().post('/user/resetPassword', { email: 'inconnue@exemple.fr' })
    expect(response).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.userUnknown, message: 'Utilisateur introuvable' },
    })
  })

  it('changes the password by the e-mailed link, revokes every token and notifies the address of the account', async () => {
    const token = await requestToken()
    expect(await updatePassword(token)).toMatchObject({ status: 200 })
    expect((await api.as(practice.token).get('/user/details')).status).toBe(401)
    expect((await login(testPassword)).status).toBe(401)
    expect((await login(newPassword)).status).toBe(200)
    expect((await api.mails('passwordChanged')).map(({ to }) => to.address)).toContain(practice.email)
  })

  it('accepts a link only once', async () => {
    const token = await requestToken()
    const responses = await Promise.all([updatePassword(token), updatePassword(token)])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await updatePassword(token)).toMatchObject({ status: 404, body: { errorCode: errorCode.linkRefused } })
  })

  it('revokes the other requested links', async () => {
    const [first, second] = [await requestToken(), await requestToken()]
    await updatePassword(first)
    expect((await updatePassword(second)).status).toBe(404)
  })

  it('refuses a link after half an hour', async () => {
    const token = await requestToken()
    nowMs += 30 * 60_000
    expect((await api.as().get(`/user/changePassword?token=${token}`)).status).toBe(404)
    expect((await updatePassword(token)).status).toBe(404)
    expect((await login(newPassword)).status).toBe(401)
    expect((await login(testPassword)).status).toBe(200)
  })

  it('shows the account of the link each time the page is opened', async () => {
    const token = await requestToken()
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await api.as().get(`/user/changePassword?token=${token}`)).toMatchObject({
        status: 200,
        body: { email: practice.email, kind: 'MEMBER' },
      })
    }
    expect((await updatePassword(token, { email: practice.email })).status).toBe(200)
  })

  it("refuses another address than the account's and a common password; the link then remains valid", async () => {
    const token = await requestToken()
    expect(await updatePassword(token, { email: 'autre@exemple.fr' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'email' }] },
    })
    expect(await updatePassword(token, { newPassword: '123456789' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'newPassword' }] },
    })
    expect((await login(testPassword)).status).toBe(200)
    expect((await updatePassword(token)).status).toBe(200)
    expect((await login(newPassword)).status).toBe(200)
  })

  it('stores no usable link in the database', async () => {
    const token = await requestToken()
    const storedRows = await api.admin("select encode(token_hash, 'escape') as stored from auth.mail_token")
    expect(JSON.stringify(storedRows)).not.toContain(token)
  })

  it('also confirms the address of a patient', async () => {
    const { email, patientId } = await openPatientAccount(api, { confirmed: false })
    const token = await requestToken(email)
    expect((await updatePassword(token)).status).toBe(200)
    expect(
      await api.admin('select from auth.account where id = $1 and confirmed_at is not null', [patientId]),
    ).toHaveLength(1)
  })
})
