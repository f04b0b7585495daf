import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Privilege, Role } from 'shared/contracts/access'
import {
  joinPractice,
  openPractice,
  testApp,
  testPassword,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'
import { appCode } from './timeCode.ts'

const stepMs = 30_000
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

const codeOf = (key: string, afterSteps = 0) => appCode(key, new Date(clock + afterSteps * stepMs))
const password = testPassword
const factorOf = async (token = practice.token) => (await api.as(token).get('/user/second-factor')).body
const login = (email = practice.email) => api.as().post('/login', { email, password })
const secondStep = (challenge: string, code: string) => api.as().post('/login/second-factor', { challenge, code })
const changesOf = async (email: string) =>
  (await api.mails('secondFactorChanged')).filter(({ to }) => to.address === email).map(({ data }) => data.change)
const actsOf = async (entityId: string) =>
  (await api.admin<{ act: string }>('select act from audit where entity_id = $1 order by at, id', [entityId])).map(
    ({ act }) => act,
  )

const off = (body: object) => api.as(practice.token).post('/user/second-factor/off', body)
const demand = (isDemanded: boolean, token = practice.token) =>
  api.as(token).put('/user/team/second-factor', { isDemanded })

interface SwitchedOn {
  key: string
  recoveryCodes: string[]
}

/** Switches a second factor on; the code of the present step is used by it. */
async function switchOn(token = practice.token): Promise<SwitchedOn> {
  const { body } = await api.as(token).post('/user/second-factor/setup', { password })
  const key = String(body.key)
  const confirmed = await api.as(token).post('/user/second-factor/confirm', { appCode: codeOf(key) })
  expect(confirmed.status).toBe(200)
  return { key, recoveryCodes: confirmed.body.recoveryCodes }
}

describe('setting a second factor up', () => {
  it('asks for the password again, at its field', async () => {
    const refusal = await api.as(practice.token).post('/user/second-factor/setup', { password: 'autre-chose' })
    expect(refusal).toMatchObject({ status: 400, body: { problems: [{ field: 'password' }] } })
    expect(await factorOf()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isDemanded: false })
  })

  it('gives the key in three forms, and counts once a code confirmed it; the member is written to', async () => {
    const { body } = await api.as(practice.token).post('/user/second-factor/setup', { password })
    expect(body.address).toContain(`secret=${body.key}`)
    // A QR code has 17 modules and a multiple of four a side, and a margin of four all round; a module is ten wide.
    const [, side] = /^<svg [^>]*viewBox="0 0 (\d+) /.exec(body.qrCode) ?? []
    expect((Number(side) / 10 - 2 * 4 - 17) % 4).toBe(0)
    expect((await factorOf()).isOn).toBe(false)
    expect((await login()).body).toHaveProperty('token')
    const wrong = await api.as(practice.token).post('/user/second-factor/confirm', { appCode: '000000' })
    expect(wrong).toMatchObject({ status: 400, body: { errorCode: 'E230', problems: [{ field: 'appCode' }] } })
    const { body: codes } = await api
      .as(practice.token)
      .post('/user/second-factor/confirm', { appCode: codeOf(body.key) })
    expect(new Set(codes.recoveryCodes).size).toBe(10)
    expect(codes.recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await factorOf()).toMatchObject({ isOn: true, since: new Date(clock).toISOString(), recoveryCodesLeft: 10 })
    expect(await changesOf(practice.email)).toEqual(['on'])
    expect(await actsOf(practice.therapistId)).toEqual(['switchOnSecondFactor'])
  })

  it('confirms nothing that was not begun (E232)', async () => {
    const response = await api.as(practice.token).post('/user/second-factor/confirm', { appCode: '123456' })
    expect(response).toMatchObject({ status: 409, body: { errorCode: 'E232' } })
    expect(await factorOf()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  })

  it('asks for a code too where one is on, which stays until the next one is confirmed', async () => {
    const { key } = await switchOn()
    const setUp = (code?: string) =>
      api.as(practice.token).post('/user/second-factor/setup', { password, ...(code !== undefined && { code }) })
    expect(await setUp()).toMatchObject({ status: 400, body: { errorCode: 'E230' } })
    const { body } = await setUp(codeOf(key, 1))
    clock += 2 * stepMs
    const { challenge } = (await login()).body
    expect((await secondStep(challenge, codeOf(body.key))).status).toBe(400)
    expect((await secondStep(challenge, codeOf(key))).status).toBe(200)
    await api.as(practice.token).post('/user/second-factor/confirm', { appCode: codeOf(body.key) })
    clock += stepMs
    expect((await secondStep(challenge, codeOf(key))).status).toBe(400)
    expect((await secondStep(challenge, codeOf(body.key))).status).toBe(200)
  })

  it('keeps neither the key nor a recovery code in clear', async () => {
    const { key, recoveryCodes } = await switchOn()
    const kept = JSON.stringify([
      await api.admin("select encode(key, 'escape') as key from second_factor"),
      await api.admin("select encode(code_hash, 'escape') as hash from recovery_code"),
    ])
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(recoveryCodes[0])
  })
})

describe('signing in with a second factor', () => {
  let key: string
  let recoveryCodes: string[]
  let challenge: string
  beforeEach(async () => {
    ;({ key, recoveryCodes } = await switchOn())
    const response = await login()
    expect(response.status).toBe(200)
    expect(response.body).toEqual({ challenge: expect.any(String), next: 'CODE' })
    expect(response.headers).not.toHaveProperty('set-cookie')
    challenge = response.body.challenge
  })

  it('gives token and cookie for the code of the app', async () => {
    const { status, body, headers } = await secondStep(challenge, codeOf(key, 1))
    expect(status).toBe(200)
    expect(headers['set-cookie']).toMatch(/^complice_session=/)
    expect((await api.as(body.token).get('/user')).status).toBe(200)
  })

  it('refuses the code that confirmed the app: each is good once', async () => {
    expect(await secondStep(challenge, codeOf(key))).toMatchObject({ status: 400, body: { errorCode: 'E230' } })
    const twice = await Promise.all([secondStep(challenge, codeOf(key, 1)), secondStep(challenge, codeOf(key, 1))])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('takes a recovery code once, however it is typed, and writes to the member', async () => {
    const typed = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') ?? ''
    expect((await secondStep(challenge, typed)).status).toBe(200)
    expect(await secondStep(challenge, typed)).toMatchObject({ status: 400, body: { errorCode: 'E230' } })
    expect((await factorOf()).recoveryCodesLeft).toBe(9)
    expect(await changesOf(practice.email)).toEqual(['on', 'recoveryCodeUsed'])
    expect(await actsOf(practice.therapistId)).toContain('useRecoveryCode')
  })

  it('takes nothing for a challenge, neither a token of another kind nor one of the other step', async () => {
    for (const other of ['autre', practice.token, challenge.slice(0, -2)])
      expect(await secondStep(other, codeOf(key, 1))).toMatchObject({ status: 401, body: { errorCode: 'E231' } })
    expect(await api.as().post('/login/second-factor/setup', { challenge })).toMatchObject({ status: 401 })
    expect((await api.as(challenge).get('/user')).status).toBe(401)
  })

  it('is over five minutes after the first step, and once the password changed', async () => {
    clock += 5 * 60_000 + 1_000
    expect(await secondStep(challenge, codeOf(key))).toMatchObject({ status: 401, body: { errorCode: 'E231' } })
    const later = (await login()).body.challenge
    await api.admin('update auth.account set token_version = token_version + 1 where id = $1', [practice.therapistId])
    expect(await secondStep(later, codeOf(key))).toMatchObject({ status: 401, body: { errorCode: 'E231' } })
  })

  it('stays on when the password is reset by mail', async () => {
    await api.as().post('/user/resetPassword', { email: practice.email })
    const mail = (await api.mails('passwordReset')).findLast(({ to }) => to.address === practice.email)
    const newPassword = 'encore-une-longue-phrase'
    await api.as().post('/user/updatePassword', { token: mail?.data.token, newPassword })
    const { body } = await api.as().post('/login', { email: practice.email, password: newPassword })
    expect(body).toMatchObject({ next: 'CODE' })
  })

  it('is void at once where its device is signed out: the token and what renews it', async () => {
    const { body, headers } = await secondStep(challenge, codeOf(key, 1))
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
    const devices: { id: string }[] = (await api.as(practice.token).get('/user/sign-ins')).body
    for (const { id } of devices) await api.as(practice.token).delete(`/user/sign-ins/${id}`)
    expect((await api.as(body.token).get('/user')).status).toBe(401)
    expect((await api.as().post('/session/renew', undefined, { cookie })).status).toBe(401)
  })
})

describe('what a second factor protects', () => {
  it('is switched off by password and code together, and the member is written to', async () => {
    const { key } = await switchOn()
    expect(await off({ password: 'autre-chose', code: codeOf(key, 1) })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'password' }] },
    })
    expect(await off({ password, code: '000000' })).toMatchObject({ status: 400, body: { errorCode: 'E230' } })
    expect((await off({ password, code: codeOf(key, 1) })).status).toBe(204)
    expect((await login()).body).toHaveProperty('token')
    expect(await changesOf(practice.email)).toEqual(['on', 'off'])
    expect(await off({ password, code: codeOf(key, 1) })).toMatchObject({ status: 409, body: { errorCode: 'E232' } })
  })

  it('gets new recovery codes, which void the former', async () => {
    const { key, recoveryCodes } = await switchOn()
    const { body } = await api
      .as(practice.token)
      .post('/user/second-factor/recovery-codes', { password, code: codeOf(key, 1) })
    expect(body.recoveryCodes).toHaveLength(10)
    const { challenge } = (await login()).body
    expect((await secondStep(challenge, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await secondStep(challenge, body.recoveryCodes[0])).status).toBe(200)
    expect(await changesOf(practice.email)).toEqual(['on', 'recoveryCodesRenewed', 'recoveryCodeUsed'])
  })
})

describe('a practice that demands a second factor', () => {
  let assistant: { id: string; email: string; token: string }
  beforeEach(async () => {
    assistant = await joinPractice(api, practice)
    expect((await demand(true)).status).toBe(204)
  })

  it('has who has none set it up at the next sign-in, before there is a token', async () => {
    expect((await api.as(assistant.token).get('/user/second-factor')).body).toMatchObject({ isDemanded: true })
    const first = await login(assistant.email)
    expect(first.body).toEqual({ challenge: expect.any(String), next: 'SETUP' })
    expect(first.headers).not.toHaveProperty('set-cookie')
    const { challenge } = first.body
    const { key } = (await api.as().post('/login/second-factor/setup', { challenge })).body
    const confirm = (code: string) => api.as().post('/login/second-factor/confirm', { challenge, code })
    expect(await confirm('000000')).toMatchObject({ status: 400, body: { problems: [{ field: 'code' }] } })
    const { body, headers } = await confirm(codeOf(key))
    expect(headers['set-cookie']).toMatch(/^complice_session=/)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await api.as(body.token).get('/user')).status).toBe(200)
    expect((await login(assistant.email)).body).toMatchObject({ next: 'CODE' })
    // The challenge that began without one replaces none that is on.
    expect((await api.as().post('/login/second-factor/setup', { challenge })).status).toBe(401)
    expect((await confirm(codeOf(key, 1))).status).toBe(401)
  })

  it('lets nobody switch theirs off (E233), until it no longer demands it', async () => {
    const { key } = await switchOn()
    expect(await off({ password, code: codeOf(key, 1) })).toMatchObject({ status: 409, body: { errorCode: 'E233' } })
    expect((await factorOf()).isOn).toBe(true)
    await demand(false)
    expect((await off({ password, code: codeOf(key, 1) })).status).toBe(204)
    expect((await factorOf()).isOn).toBe(false)
    expect(await actsOf(practice.tenantId)).toEqual(['demandSecondFactor', 'releaseSecondFactor'])
  })

  it('shows its administrators who has one, and nobody else', async () => {
    await switchOn(assistant.token)
    expect((await api.as(practice.token).get('/user/team/second-factor')).body).toEqual({
      isDemanded: true,
      memberIds: [assistant.id],
    })
    const roles: Role[] = ['ROLE_THERAPIST']
    const privileges: Privilege[] = ['ADMINISTRATION']
    const therapist = await joinPractice(api, practice, { roles, privileges })
    expect((await api.as(therapist.token).get('/user/team/second-factor')).status).toBe(403)
    expect((await demand(false, therapist.token)).status).toBe(403)
  })

  it('takes it away from a member whose phone is lost: all their sign-ins end, and they are written to', async () => {
    await switchOn(assistant.token)
    const reset = () => api.as(practice.token).delete(`/user/team/members/${assistant.id}/second-factor`)
    expect((await reset()).status).toBe(204)
    expect((await api.as(assistant.token).get('/user')).status).toBe(401)
    expect((await login(assistant.email)).body).toMatchObject({ next: 'SETUP' })
    expect(await changesOf(assistant.email)).toEqual(['on', 'reset'])
    expect(await actsOf(assistant.id)).toEqual(['switchOnSecondFactor', 'resetSecondFactor'])
    expect((await reset()).status).toBe(404)
  })

  it("takes nobody's own away, nor another practice's", async () => {
    await switchOn()
    const other = await openPractice(api)
    const path = `/user/team/members/${practice.therapistId}/second-factor`
    expect((await api.as(practice.token).delete(path)).status).toBe(403)
    expect((await api.as(other.token).delete(path)).status).toBe(404)
    expect((await factorOf()).isOn).toBe(true)
  })
})

describe('guessing a code', () => {
  it('is stopped after five tries a minute, with the right password too, wherever the tries come from', async () => {
    const limited = await testApp({
      settings: { limits: { perAccount: 5, perAddress: 1_000 } },
      services: { now: () => new Date(clock) },
    })
    try {
      const { email, token } = await openPractice(limited)
      const { body } = await limited.as(token).post('/user/second-factor/setup', { password })
      await limited.as(token).post('/user/second-factor/confirm', { appCode: codeOf(body.key) })
      const statuses: number[] = []
      for (let tried = 0; tried < 6; tried += 1) {
        const { challenge } = (await limited.as().post('/login', { email, password })).body
        const from = { 'x-forwarded-for': `198.51.100.${tried}` }
        statuses.push((await limited.as().post('/login/second-factor', { challenge, code: '000000' }, from)).status)
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    } finally {
      await limited.close()
    }
  })
})
