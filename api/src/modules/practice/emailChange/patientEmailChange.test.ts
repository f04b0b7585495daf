import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { testApp, testPassword, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let email: string
let newEmail: string
let token: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  email = `patient.${crypto.randomUUID()}@exemple.fr`
  newEmail = `nouvelle.${crypto.randomUUID()}@exemple.fr`
  const patient = { firstname: 'Zoé', lastname: 'Petit', phoneNumber: '', password: testPassword, email }
  await api.as().post('/public/patients', patient)
  await api.admin('update auth.account set confirmed_at = now() where email = $1', [email])
  token = (await login(email)).body.token
})

const path = '/patient-account/email-change'
const login = (address: string) => api.as().post('/public/login', { email: address, password: testPassword })
const requestChange = (password = testPassword, address = newEmail) =>
  api.as(token).post(path, { email: address, password })
const confirm = (link: string) => api.as().post('/email-changes/confirm', { token: link })
async function readLinks() {
  const emailToFormerAddress = (await api.mails('emailChangeAsked')).findLast(({ to }) => to.address === email)
  const toConfirm = (await api.mails('emailChangeToConfirm')).findLast(({ to }) => to.address === newEmail)
  return [emailToFormerAddress?.data.token ?? '', toConfirm?.data.token ?? ''] as const
}

describe("the address of a patient's account", () => {
  it('changes once both addresses have confirmed, which ends the sign-in', async () => {
    expect(await requestChange()).toMatchObject({ status: 200, body: { email, pending: { newEmail } } })
    const [former, next] = await readLinks()
    expect((await confirm(next)).body).toEqual({ isDone: false })
    expect((await confirm(former)).body).toEqual({ isDone: true })
    expect((await api.as(token).get(path)).status).toBe(401)
    expect((await login(email)).status).toBe(404)
    const { body } = await login(newEmail)
    expect((await api.as(body.token).get(path)).body).toEqual({ email: newEmail, isConfirmed: true, pending: null })
  })

  it('is corrected by the link to the new address alone while it is unconfirmed, and is then confirmed', async () => {
    await api.admin('update auth.account set confirmed_at = null where email = $1', [email])
    await requestChange()
    const [former, next] = await readLinks()
    expect(former).toBe('')
    expect((await confirm(next)).body).toEqual({ isDone: true })
    const [account] = await api.admin<{ confirmed_at: Date | null }>(
      'select confirmed_at from auth.account where email = $1',
      [newEmail],
    )
    expect(account?.confirmed_at).toEqual(expect.any(Date))
  })

  it('is not changed with a wrong password', async () => {
    expect(await requestChange('faux-mot-de-passe')).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'password' }] },
    })
    expect((await api.as(token).get(path)).body.pending).toBeNull()
  })

  it('may equal the address of a member, whose account is separate', async () => {
    await api.as().post('/signup', { email: newEmail, password: testPassword, offer: 'PRO' })
    await requestChange()
    for (const link of await readLinks()) await confirm(link)
    const { body } = await login(newEmail)
    expect((await api.as(body.token).get(path)).body).toEqual({ email: newEmail, isConfirmed: true, pending: null })
  })

  it('stays the same when the patient withdraws the change, or sends its links again', async () => {
    await requestChange()
    const [former] = await readLinks()
    expect((await api.as(token).post(`${path}/resend`)).status).toBe(200)
    expect((await confirm(former)).status).toBe(404)
    expect((await api.as(token).delete(path)).status).toBe(204)
    const [resent] = await readLinks()
    expect((await confirm(resent)).status).toBe(404)
    expect((await login(email)).status).toBe(200)
  })
})
