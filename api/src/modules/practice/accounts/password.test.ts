import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
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
let clock: number
let practice: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(clock) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = Date.now()
  practice = await openPractice(api)
})

async function requestedToken(email = practice.email): Promise<string> {
  expect((await api.as().post('/user/resetPassword', { email })).status).toBe(204)
  const mail = (await api.mails('passwordReset')).findLast(({ to }) => to.address === email)
  return mail?.data.token ?? ''
}

const update = (token: string, more: object = {}) =>
  api.as().post('/user/updatePassword', { token, newPassword, ...more })
const login = (password: string) => api.as().post('/login', { email: practice.email, password })

const updateTo = async (weak: string) => update(await requestedToken(), { newPassword: weak })

describe('a new password', () => {
  it.each([
    ['all spaces', '         '],
    ['one character repeated', 'zzzzzzzzzzz'],
    ['common, between spaces', ' Azerty123 '],
    ['too short once its accents are composed', 'e\u0301'.repeat(4)],
  ])('is refused when it is %s', async (_what, weak) => {
    expect(await updateTo(weak)).toMatchObject({ status: 400, body: { problems: [{ field: 'newPassword' }] } })
    const account = { email: 'zoe@exemple.fr', password: weak, offer: 'PRO' }
    expect(await api.as().post('/signup', account)).toMatchObject({ status: 400, body: { errorCode: 'E400' } })
  })

  it('is the same however a keyboard composes its accents', async () => {
    await update(await requestedToken(), { newPassword: 'été-à-la-forêt'.normalize('NFD') })
    expect((await login('été-à-la-forêt'.normalize('NFC'))).status).toBe(200)
    expect((await login('été-à-la-forêt'.normalize('NFD'))).status).toBe(200)
    expect((await login('ete-a-la-foret')).status).toBe(401)
  })

  it('that was hashed before passwords were normalised still works', async () => {
    const asItCame = 'forêt-profonde'.normalize('NFD')
    await api.admin('update auth.account set password_hash = $2 where email = $1', [
      practice.email,
      await hash(asItCame),
    ])
    const { status, body } = await login(asItCame)
    expect(status).toBe(200)
    expect((await api.as(body.token).get('/user')).body).toMatchObject({ email: practice.email })
    expect((await login(testPassword)).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  it('is not reset for an unknown address (E101)', async () => {
    const response = await api.as().post('/user/resetPassword', { email: 'inconnue@exemple.fr' })
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'E101', message: 'Utilisateur introuvable' } })
  })

  it('is changed by the link of the mail; every token is revoked and the owner is notified', async () => {
    const token = await requestedToken()
    expect(await update(token)).toMatchObject({ status: 200 })
    expect((await api.as(practice.token).get('/user/details')).status).toBe(401)
    expect((await login(testPassword)).status).toBe(401)
    expect((await login(newPassword)).status).toBe(200)
    expect((await api.mails('passwordChanged')).map(({ to }) => to.address)).toContain(practice.email)
  })

  it('is changed once with a link', async () => {
    const token = await requestedToken()
    const responses = await Promise.all([update(token), update(token)])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await update(token)).toMatchObject({ status: 404, body: { errorCode: 'E144' } })
  })

  it('revokes the other links that were requested', async () => {
    const [first, second] = [await requestedToken(), await requestedToken()]
    await update(first)
    expect((await update(second)).status).toBe(404)
  })

  it('is not changed half an hour later', async () => {
    const token = await requestedToken()
    clock += 30 * 60_000
    expect((await api.as().get(`/user/changePassword?token=${token}`)).status).toBe(404)
    expect((await update(token)).status).toBe(404)
    expect((await login(newPassword)).status).toBe(401)
    expect((await login(testPassword)).status).toBe(200)
  })

  it('shows whose link it is, as often as the page is opened', async () => {
    const token = await requestedToken()
    for (let opened = 0; opened < 2; opened += 1) {
      expect(await api.as().get(`/user/changePassword?token=${token}`)).toMatchObject({
        status: 200,
        body: { email: practice.email, kind: 'MEMBER' },
      })
    }
    expect((await update(token, { email: practice.email })).status).toBe(200)
  })

  it("is reset only with the address of the link's account and an uncommon password; the link stays valid", async () => {
    const token = await requestedToken()
    expect(await update(token, { email: 'autre@exemple.fr' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'email' }] },
    })
    expect(await update(token, { newPassword: '123456789' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'newPassword' }] },
    })
    expect((await login(testPassword)).status).toBe(200)
    expect((await update(token)).status).toBe(200)
    expect((await login(newPassword)).status).toBe(200)
  })

  it('stores no usable link in the database', async () => {
    const token = await requestedToken()
    const kept = await api.admin("select encode(token_hash, 'escape') as kept from auth.mail_token")
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('is reset for a patient too, whose address is confirmed by it', async () => {
    const { email, patientId } = await openPatientAccount(api, { confirmed: false })
    const token = await requestedToken(email)
    expect((await update(token)).status).toBe(200)
    expect(
      await api.admin('select from auth.account where id = $1 and confirmed_at is not null', [patientId]),
    ).toHaveLength(1)
  })
})
