import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openBrowser, type TestBrowser } from '../../../testing/browser.ts'
import { joinPractice, openPractice, testApp, testPassword, type TestApp } from '../../../testing/practice.ts'

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
const dayMs = 86_400_000

let api: TestApp
let nowMs = Date.parse('2026-11-24T08:40:00Z')
let email: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(nowMs) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  // More than the year after which the devices of earlier tests are forgotten.
  nowMs += 400 * dayMs
  email = (await openPractice(api)).email
})

const openFirefox = () => openBrowser(api, firefox)
const signIn = (visitor: TestBrowser, address = email) =>
  visitor.post('/login', { email: address, password: testPassword })
const listEmailsTo = async (address: string) =>
  (await api.mails('newDevice')).filter(({ to }) => to.address === address)
const countDevices = async (address: string) => {
  const [row] = await api.admin<{ count: string }>(
    'select count(*) from auth.known_device d join auth.account a on a.id = d.account_id where a.email = $1',
    [address],
  )
  return Number(row?.count)
}

async function signUp(visitor: TestBrowser) {
  const address = `new.${crypto.randomUUID()}@exemple.fr`
  expect((await visitor.post('/signup', { email: address, password: testPassword, offer: 'PRO' })).status).toBe(201)
  return address
}

describe('the e-mail about a new device', () => {
  it('names browser, system and the time in the practice, and is sent once for each device', async () => {
    nowMs = Date.parse('2026-11-24T08:40:00Z')
    const visitor = openFirefox()
    await signIn(visitor)
    await signIn(visitor)
    expect(await listEmailsTo(email)).toEqual([
      {
        to: { name: '', address: email },
        data: { device: 'Firefox sur Windows', day: '2026-11-24', time: '09:40' },
      },
    ])
    await signIn(openFirefox())
    expect(await listEmailsTo(email)).toHaveLength(2)
  })

  it('is not sent for the device of the sign-up, also after a sign-out', async () => {
    const visitor = openFirefox()
    const address = await signUp(visitor)
    await visitor.post('/logout')
    expect((await signIn(visitor, address)).status).toBe(200)
    expect(await listEmailsTo(address)).toEqual([])
  })

  it('is sent for another account of the same browser', async () => {
    const visitor = openFirefox()
    await signUp(visitor)
    await signIn(visitor)
    expect(await listEmailsTo(email)).toHaveLength(1)
  })

  it('is not sent for a wrong password', async () => {
    await openFirefox().post('/login', { email, password: 'faux-mot-de-passe' })
    expect(await listEmailsTo(email)).toEqual([])
  })

  it('is sent to a patient, but not for the device on which the account was created', async () => {
    const patient = { firstname: 'Zoé', lastname: 'Petit', phoneNumber: '', password: testPassword }
    const address = `patient.${crypto.randomUUID()}@exemple.fr`
    const visitor = openFirefox()
    await visitor.post('/public/patients', { ...patient, email: address })
    await visitor.post('/public/login', { email: address, password: testPassword })
    expect(await listEmailsTo(address)).toEqual([])
    await openFirefox().post('/public/login', { email: address, password: testPassword })
    expect(await listEmailsTo(address)).toHaveLength(1)
  })

  it('is sent once for a browser on a partner site, which keeps no cookie there', async () => {
    const partnerSiteHeaders = { origin: 'https://equitation.example', 'sec-fetch-site': 'cross-site' }
    const address = `patient.${crypto.randomUUID()}@exemple.fr`
    const patient = { firstname: 'Zoé', lastname: 'Petit', phoneNumber: '', password: testPassword, email: address }
    await openFirefox().post('/public/patients', patient)
    const visitor = openFirefox()
    for (let attempt = 0; attempt < 2; attempt += 1)
      await visitor.post('/public/login', { email: address, password: testPassword }, partnerSiteHeaders)
    expect(visitor.cookies).toEqual({})
    expect(await listEmailsTo(address)).toHaveLength(1)
  })
})

describe('a known device', () => {
  it('has a cookie of a year that no script reads and no other site sends', async () => {
    const { headers } = await signIn(openFirefox())
    const cookie = [headers['set-cookie'] ?? []].flat().find((line) => String(line).startsWith('complice_device='))
    const expires = new Date(nowMs + 365 * dayMs).toUTCString()
    expect(String(cookie)).toMatch(/^complice_device=[\w-]{43}; Path=\/api; /)
    expect(String(cookie).split('; ').slice(2).toSorted()).toEqual([
      `Expires=${expires}`,
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ])
  })

  it('is stored as a digest', async () => {
    const visitor = openFirefox()
    await signIn(visitor)
    const secret = visitor.cookies.complice_device ?? ''
    const rows = await api.admin('select id from auth.known_device where identity_hash = sha256($1::text::bytea)', [
      secret,
    ])
    expect(rows).toHaveLength(1)
  })

  it('becomes known without an e-mail when a sign-in of a former version is renewed', async () => {
    const visitor = openFirefox()
    await signIn(visitor)
    delete visitor.cookies.complice_device
    await api.admin('delete from auth.known_device')
    await api.admin("delete from letter where name = 'newDevice'")
    expect((await visitor.post('/session/renew')).status).toBe(200)
    expect(await countDevices(email)).toBe(1)
    await signIn(visitor)
    expect(await listEmailsTo(email)).toEqual([])
  })

  it('is new again after a year without use', async () => {
    const visitor = openFirefox()
    await signIn(visitor)
    nowMs += 366 * dayMs
    await signIn(visitor)
    expect(await listEmailsTo(email)).toHaveLength(2)
  })

  it('does not accept a secret that the API did not issue', async () => {
    const visitor = openFirefox()
    const chosenSecret = 'a'.repeat(43)
    visitor.cookies.complice_device = chosenSecret
    await signIn(visitor)
    expect(visitor.cookies.complice_device).not.toBe(chosenSecret)
  })

  it('is forgotten if it is the least recently used of more than twenty devices of an account', async () => {
    const firstBrowser = openFirefox()
    await signIn(firstBrowser)
    for (let device = 0; device < 20; device += 1) {
      nowMs += 1000
      await signIn(openFirefox())
    }
    expect(await countDevices(email)).toBe(20)
    await signIn(firstBrowser)
    // One e-mail for each of the 21 browsers, and another for the first browser, which was forgotten.
    expect(await listEmailsTo(email)).toHaveLength(22)
  })

  it.each([
    ['a sign-out everywhere', (visitor: TestBrowser) => visitor.post('/logout?everywhere=true')],
    [
      'a password reset',
      async (visitor: TestBrowser) => {
        await visitor.post('/user/resetPassword', { email })
        const mails = await api.mails('passwordReset')
        const token = mails.findLast(({ to }) => to.address === email)?.data.token
        return visitor.post('/user/updatePassword', { token, newPassword: testPassword })
      },
    ],
    [
      'the sign-out of the other devices',
      async (visitor: TestBrowser) => {
        const { body } = await visitor.post('/session/renew')
        const cookie = `complice_device=${visitor.cookies.complice_device}`
        return api.as(body.token).delete('/user/sign-ins', { cookie })
      },
    ],
  ])('is forgotten by %s on another device, which remains known', async (_case, forgetOthers) => {
    const [thisBrowser, otherBrowser] = [openFirefox(), openFirefox()]
    await signIn(thisBrowser)
    await signIn(otherBrowser)
    expect((await forgetOthers(thisBrowser)).status).toBeLessThan(300)
    await signIn(thisBrowser)
    expect(await listEmailsTo(email)).toHaveLength(2)
    await signIn(otherBrowser)
    expect(await listEmailsTo(email)).toHaveLength(3)
  })

  it('is forgotten when it is signed out on the list of devices', async () => {
    const [thisBrowser, otherBrowser] = [openFirefox(), openFirefox()]
    const { token } = (await signIn(thisBrowser)).body
    await signIn(otherBrowser)
    const devices: { id: string; isCurrent: boolean }[] = (await api.as(token).get('/user/sign-ins')).body
    const otherDevice = devices.find(({ isCurrent }) => !isCurrent)
    await api.as(token).delete(`/user/sign-ins/${otherDevice?.id}`)
    await signIn(otherBrowser)
    expect(await listEmailsTo(email)).toHaveLength(3)
  })

  it('is deleted when its member leaves the team', async () => {
    const practice = await openPractice(api)
    const member = await joinPractice(api, practice)
    await signIn(openFirefox(), member.email)
    expect(await countDevices(member.email)).toBe(1)
    expect((await api.as(practice.token).delete(`/user/team/members/${member.id}`)).status).toBe(204)
    expect(await api.admin('select 1 from auth.known_device where account_id = $1', [member.id])).toEqual([])
  })
})
