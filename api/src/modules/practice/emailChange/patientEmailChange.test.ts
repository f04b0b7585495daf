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
const confirmChange = (link: string) => api.as().post('/email-changes/confirm', { token: link })
async function readLinks() {
  const emailToFormerAddress = (await api.mails('emailChangeAsked')).findLast(({ to }) => to.address === email)
  const emailToNewAddress = (await api.mails('emailChangeToConfirm')).findLast(({ to }) => to.address === newEmail)
  return [emailToFormerAddress?.data.token ?? '', emailToNewAddress?.data.token ?? ''] as const
}

describe("the address of a patient's account", () => {
  it('changes once both addresses have confirmed, which ends the sign-in', async () => {
    expect(await requestChange()).toMatchObject({ status: 200, body: { email, pending: { newEmail } } })
    const [formerAddressLink, newAddressLink] = await readLinks()
    expect((await confirmChange(newAddressLink)).body).toEqual({ isDone: false })
    expect((await confirmChange(formerAddressLink)).body).toEqual({ isDone: true })
    expect((await api.as(token).get(path)).status).toBe(401)
    expect((await login(email)).status).toBe(404)
    const { body } = await login(newEmail)
    expect((await api.as(body.token).get(path)).body).toEqual({ email: newEmail, isConfirmed: true, pending: null })
  })

  it('changes after the confirmation of the new address only, while the former address is unconfirmed', async () => {
    await api.admin('update auth.account set confirmed_at = null where email = $1', [email])
    await requestChange()
    const [formerAddressLink, newAddressLink] = await readLinks()
    expect(formerAddressLink).toBe('')
    expect((await confirmChange(newAddressLink)).body).toEqual({ isDone: true })
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
    for (const link of await readLinks()) await confirmChange(link)
    const { body } = await login(newEmail)
    expect((await api.as(body.token).get(path)).body).toEqual({ email: newEmail, isConfirmed: true, pending: null })
  })

  it('does not change by a link that a resent one replaced, or of a withdrawn change', async () => {
    await requestChange()
    const [firstLink] = await readLinks()
    expect((await api.as(token).post(`${path}/resend`)).status).toBe(200)
    expect((await confirmChange(firstLink)).status).toBe(404)
    expect((await api.as(token).delete(path)).status).toBe(204)
    const [resentLink] = await readLinks()
    expect((await confirmChange(resentLink)).status).toBe(404)
    expect((await login(email)).status).toBe(200)
  })
})
