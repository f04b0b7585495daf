import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Privilege, Role } from 'shared/contracts/access'
import { errorCode } from 'shared/contracts/errorCodes'
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

const codeFor = (key: string, afterSteps = 0) => appCode(key, new Date(nowMs + afterSteps * stepMs))
const password = testPassword
const readSecondFactor = async (token = practice.token) => (await api.as(token).get('/user/second-factor')).body
const login = (email = practice.email) => api.as().post('/login', { email, password })
const postSecondStep = (challenge: string, code: string) => api.as().post('/login/second-factor', { challenge, code })
const readEmailedChanges = async (email: string) =>
  (await api.mails('secondFactorChanged')).filter(({ to }) => to.address === email).map(({ data }) => data.change)
const readAuditActions = async (entityId: string) =>
  (await api.admin<{ act: string }>('select act from audit where entity_id = $1 order by at, id', [entityId])).map(
    ({ act }) => act,
  )

const switchOff = (body: object) => api.as(practice.token).post('/user/second-factor/off', body)
const requireSecondFactor = (isDemanded: boolean, token = practice.token) =>
  api.as(token).put('/user/team/second-factor', { isDemanded })

interface SecondFactorKeys {
  key: string
  recoveryCodes: string[]
}

/** Switches a second factor on; the app's current code cannot be used again afterwards. */
async function switchOn(token = practice.token): Promise<SecondFactorKeys> {
  const { body } = await api.as(token).post('/user/second-factor/setup', { password })
  const key = String(body.key)
  const response = await api.as(token).post('/user/second-factor/confirm', { appCode: codeFor(key) })
  expect(response.status).toBe(200)
  return { key, recoveryCodes: response.body.recoveryCodes }
}

describe('setting up a second factor', () => {
  it('requires the password, and names its field', async () => {
    const refusal = await api.as(practice.token).post('/user/second-factor/setup', { password: 'autre-chose' })
    expect(refusal).toMatchObject({ status: 400, body: { problems: [{ field: 'password' }] } })
    expect(await readSecondFactor()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isDemanded: false })
  })

  it('returns the key in three forms, takes effect after the first code, and e-mails the member', async () => {
    const { body } = await api.as(practice.token).post('/user/second-factor/setup', { password })
    expect(body.address).toContain(`secret=${body.key}`)
    // A QR code has 17 + 4n modules a side and a margin of 4 modules; each module is 10 units wide.
    const [, side] = /^<svg [^>]*viewBox="0 0 (\d+) /.exec(body.qrCode) ?? []
    expect((Number(side) / 10 - 2 * 4 - 17) % 4).toBe(0)
    expect((await readSecondFactor()).isOn).toBe(false)
    expect((await login()).body).toHaveProperty('token')
    const refusal = await api.as(practice.token).post('/user/second-factor/confirm', { appCode: '000000' })
    expect(refusal).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.codeRefused, problems: [{ field: 'appCode' }] },
    })
    const { body: codes } = await api
      .as(practice.token)
      .post('/user/second-factor/confirm', { appCode: codeFor(body.key) })
    expect(new Set(codes.recoveryCodes).size).toBe(10)
    expect(codes.recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await readSecondFactor()).toMatchObject({
      isOn: true,
      since: new Date(nowMs).toISOString(),
      recoveryCodesLeft: 10,
    })
    expect(await readEmailedChanges(practice.email)).toEqual(['on'])
    expect(await readAuditActions(practice.therapistId)).toEqual(['switchOnSecondFactor'])
  })

  it('cannot be confirmed if it was not begun (E232)', async () => {
    const response = await api.as(practice.token).post('/user/second-factor/confirm', { appCode: '123456' })
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.secondFactorOff } })
    expect(await readSecondFactor()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  })

  it('requires a code if a second factor is already on, which remains on until the new one is confirmed', async () => {
    const { key } = await switchOn()
    const beginSetUp = (code?: string) =>
      api.as(practice.token).post('/user/second-factor/setup', { password, ...(code !== undefined && { code }) })
    expect(await beginSetUp()).toMatchObject({ status: 400, body: { errorCode: errorCode.codeRefused } })
    const { body } = await beginSetUp(codeFor(key, 1))
    nowMs += 2 * stepMs
    const { challenge } = (await login()).body
    expect((await postSecondStep(challenge, codeFor(body.key))).status).toBe(400)
    expect((await postSecondStep(challenge, codeFor(key))).status).toBe(200)
    await api.as(practice.token).post('/user/second-factor/confirm', { appCode: codeFor(body.key) })
    nowMs += stepMs
    expect((await postSecondStep(challenge, codeFor(key))).status).toBe(400)
    expect((await postSecondStep(challenge, codeFor(body.key))).status).toBe(200)
  })

  it('stores neither the key nor a recovery code unencrypted', async () => {
    const { key, recoveryCodes } = await switchOn()
    const storedValues = JSON.stringify([
      await api.admin("select encode(key, 'escape') as key from second_factor"),
      await api.admin("select encode(code_hash, 'escape') as hash from recovery_code"),
    ])
    expect(storedValues).not.toContain(key)
    expect(storedValues).not.toContain(recoveryCodes[0])
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

  it("returns the token and the cookie for the app's code", async () => {
    const { status, body, headers } = await postSecondStep(challenge, codeFor(key, 1))
    expect(status).toBe(200)
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^complice_session=/))
    expect((await api.as(body.token).get('/user')).status).toBe(200)
  })

  it('accepts each code once, including the code that confirmed the app', async () => {
    expect(await postSecondStep(challenge, codeFor(key))).toMatchObject({
      status: 400,
      body: {
        errorCode: errorCode.codeUsed,
        problems: [{ field: 'code', message: 'Ce code a déjà servi : attendez le suivant.' }],
      },
    })
    const concurrentResponses = await Promise.all([
      postSecondStep(challenge, codeFor(key, 1)),
      postSecondStep(challenge, codeFor(key, 1)),
    ])
    expect(concurrentResponses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('accepts a recovery code once in any spelling, and e-mails the member', async () => {
    const spelledCode = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') ?? ''
    expect((await postSecondStep(challenge, spelledCode)).status).toBe(200)
    expect(await postSecondStep(challenge, spelledCode)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.codeRefused },
    })
    expect((await readSecondFactor()).recoveryCodesLeft).toBe(9)
    expect(await readEmailedChanges(practice.email)).toEqual(['on', 'recoveryCodeUsed'])
    expect(await readAuditActions(practice.therapistId)).toContain('useRecoveryCode')
  })

  it('refuses a token of another kind, an altered challenge and a challenge of the other step', async () => {
    for (const invalidChallenge of ['autre', practice.token, challenge.slice(0, -2)])
      expect(await postSecondStep(invalidChallenge, codeFor(key, 1))).toMatchObject({
        status: 401,
        body: { errorCode: errorCode.challengeOver },
      })
    expect(await api.as().post('/login/second-factor/setup', { challenge })).toMatchObject({ status: 401 })
    expect((await api.as(challenge).get('/user')).status).toBe(401)
  })

  it('is refused five minutes after the first step, and after the tokens are revoked', async () => {
    nowMs += 5 * 60_000 + 1_000
    expect(await postSecondStep(challenge, codeFor(key))).toMatchObject({
      status: 401,
      body: { errorCode: errorCode.challengeOver },
    })
    const newChallenge = (await login()).body.challenge
    await api.admin('update auth.account set token_version = token_version + 1 where id = $1', [practice.therapistId])
    expect(await postSecondStep(newChallenge, codeFor(key))).toMatchObject({
      status: 401,
      body: { errorCode: errorCode.challengeOver },
    })
  })

  it('is still required after a password reset by e-mail', async () => {
    await api.as().post('/user/resetPassword', { email: practice.email })
    const mail = (await api.mails('passwordReset')).findLast(({ to }) => to.address === practice.email)
    const newPassword = 'encore-une-longue-phrase'
    await api.as().post('/user/updatePassword', { token: mail?.data.token, newPassword })
    const { body } = await api.as().post('/login', { email: practice.email, password: newPassword })
    expect(body).toMatchObject({ next: 'CODE' })
  })

  it('begins a sign-in whose token and renewal end immediately when its device is signed out', async () => {
    const { body, headers } = await postSecondStep(challenge, codeFor(key, 1))
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
    const devices: { id: string }[] = (await api.as(practice.token).get('/user/sign-ins')).body
    for (const { id } of devices) await api.as(practice.token).delete(`/user/sign-ins/${id}`)
    expect((await api.as(body.token).get('/user')).status).toBe(401)
    expect((await api.as().post('/session/renew', undefined, { cookie })).status).toBe(401)
  })
})

describe('a second factor', () => {
  it('is switched off with password and code, and the member is e-mailed', async () => {
    const { key } = await switchOn()
    expect(await switchOff({ password: 'autre-chose', code: codeFor(key, 1) })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'password' }] },
    })
    expect(await switchOff({ password, code: '000000' })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.codeRefused },
    })
    expect((await switchOff({ password, code: codeFor(key, 1) })).status).toBe(204)
    expect((await login()).body).toHaveProperty('token')
    expect(await readEmailedChanges(practice.email)).toEqual(['on', 'off'])
    expect(await switchOff({ password, code: codeFor(key, 1) })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.secondFactorOff },
    })
  })

  it('can have its recovery codes renewed, which revokes the former codes', async () => {
    const { key, recoveryCodes } = await switchOn()
    const { body } = await api
      .as(practice.token)
      .post('/user/second-factor/recovery-codes', { password, code: codeFor(key, 1) })
    expect(body.recoveryCodes).toHaveLength(10)
    const { challenge } = (await login()).body
    expect((await postSecondStep(challenge, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await postSecondStep(challenge, body.recoveryCodes[0])).status).toBe(200)
    expect(await readEmailedChanges(practice.email)).toEqual(['on', 'recoveryCodesRenewed', 'recoveryCodeUsed'])
  })
})

describe('a practice that requires a second factor', () => {
  let assistant: { id: string; email: string; token: string }
  beforeEach(async () => {
    assistant = await joinPractice(api, practice)
    expect((await requireSecondFactor(true)).status).toBe(204)
  })

  it('makes a member without a second factor set it up at the next sign-in, before a token is issued', async () => {
    expect((await api.as(assistant.token).get('/user/second-factor')).body).toMatchObject({ isDemanded: true })
    const firstResponse = await login(assistant.email)
    expect(firstResponse.body).toEqual({ challenge: expect.any(String), next: 'SETUP' })
    expect(firstResponse.headers).not.toHaveProperty('set-cookie')
    const { challenge } = firstResponse.body
    const { key } = (await api.as().post('/login/second-factor/setup', { challenge })).body
    const confirmSetUp = (code: string) => api.as().post('/login/second-factor/confirm', { challenge, code })
    expect(await confirmSetUp('000000')).toMatchObject({ status: 400, body: { problems: [{ field: 'code' }] } })
    const { body, headers } = await confirmSetUp(codeFor(key))
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^complice_session=/))
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await api.as(body.token).get('/user')).status).toBe(200)
    expect((await login(assistant.email)).body).toMatchObject({ next: 'CODE' })
    // A setup challenge cannot replace a second factor that is on.
    expect((await api.as().post('/login/second-factor/setup', { challenge })).status).toBe(401)
    expect((await confirmSetUp(codeFor(key, 1))).status).toBe(401)
  })

  it('lets no member switch it off (E233) until it is optional again', async () => {
    const { key } = await switchOn()
    expect(await switchOff({ password, code: codeFor(key, 1) })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.secondFactorDemanded },
    })
    expect((await readSecondFactor()).isOn).toBe(true)
    await requireSecondFactor(false)
    expect((await switchOff({ password, code: codeFor(key, 1) })).status).toBe(204)
    expect((await readSecondFactor()).isOn).toBe(false)
    expect(await readAuditActions(practice.tenantId)).toEqual(['demandSecondFactor', 'releaseSecondFactor'])
  })

  it('shows only to administrators which members have a second factor', async () => {
    await switchOn(assistant.token)
    expect((await api.as(practice.token).get('/user/team/second-factor')).body).toEqual({
      isDemanded: true,
      memberIds: [assistant.id],
    })
    const roles: Role[] = ['ROLE_THERAPIST']
    const privileges: Privilege[] = ['ADMINISTRATION']
    const therapist = await joinPractice(api, practice, { roles, privileges })
    expect((await api.as(therapist.token).get('/user/team/second-factor')).status).toBe(403)
    expect((await requireSecondFactor(false, therapist.token)).status).toBe(403)
  })

  it('can remove the second factor of a member who lost the phone, ends their sign-ins and e-mails them', async () => {
    await switchOn(assistant.token)
    const resetSecondFactor = () => api.as(practice.token).delete(`/user/team/members/${assistant.id}/second-factor`)
    expect((await resetSecondFactor()).status).toBe(204)
    expect((await api.as(assistant.token).get('/user')).status).toBe(401)
    expect((await login(assistant.email)).body).toMatchObject({ next: 'SETUP' })
    expect(await readEmailedChanges(assistant.email)).toEqual(['on', 'reset'])
    expect(await readAuditActions(assistant.id)).toEqual(['switchOnSecondFactor', 'resetSecondFactor'])
    expect((await resetSecondFactor()).status).toBe(404)
  })

  it("refuses to remove an administrator's own second factor, or that of another practice's member", async () => {
    await switchOn()
    const otherPractice = await openPractice(api)
    const path = `/user/team/members/${practice.therapistId}/second-factor`
    expect((await api.as(practice.token).delete(path)).status).toBe(403)
    expect((await api.as(otherPractice.token).delete(path)).status).toBe(404)
    expect((await readSecondFactor()).isOn).toBe(true)
  })
})

const openLimitedApi = () =>
  testApp({ settings: { limits: { perAccount: 5, perAddress: 1_000 } }, services: { now: () => new Date(nowMs) } })

describe('repeated wrong codes', () => {
  it('do not include a code that was used before, which does not reset their number either', async () => {
    const limitedApi = await openLimitedApi()
    try {
      const { email, token } = await openPractice(limitedApi)
      const { body } = await limitedApi.as(token).post('/user/second-factor/setup', { password })
      await limitedApi.as(token).post('/user/second-factor/confirm', { appCode: codeFor(body.key) })
      const { challenge } = (await limitedApi.as().post('/login', { email, password })).body
      const sendCode = async (code: string) => {
        const { status, body: refusal } = await limitedApi.as().post('/login/second-factor', { challenge, code })
        return [status, refusal.errorCode]
      }
      const usedCode = codeFor(body.key)
      for (let attempt = 0; attempt < 7; attempt += 1)
        expect(await sendCode(usedCode)).toEqual([400, errorCode.codeUsed])
      for (let attempt = 0; attempt < 4; attempt += 1)
        expect(await sendCode('000000')).toEqual([400, errorCode.codeRefused])
      expect(await sendCode(usedCode)).toEqual([400, errorCode.codeUsed])
      expect(await sendCode('000000')).toEqual([400, errorCode.codeRefused])
      expect(await sendCode(usedCode)).toEqual([429, errorCode.tooManyTries])
    } finally {
      await limitedApi.close()
    }
  })

  it('are refused after five a minute from any IP address, despite the correct password', async () => {
    const limitedApi = await openLimitedApi()
    try {
      const { email, token } = await openPractice(limitedApi)
      const { body } = await limitedApi.as(token).post('/user/second-factor/setup', { password })
      await limitedApi.as(token).post('/user/second-factor/confirm', { appCode: codeFor(body.key) })
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { challenge } = (await limitedApi.as().post('/login', { email, password })).body
        const headers = { 'x-forwarded-for': `198.51.100.${attempt}` }
        statuses.push(
          (await limitedApi.as().post('/login/second-factor', { challenge, code: '000000' }, headers)).status,
        )
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    } finally {
      await limitedApi.close()
    }
  })
})
