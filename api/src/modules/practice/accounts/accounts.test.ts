import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { decodeJwt } from 'jose'
import { errorCode } from 'shared/contracts/errorCodes'
import { longFourByteText, longText, tooLargeRefusal, refusalOfField } from '../../../testing/longText.ts'
import { joinPractice, openPractice, testApp, testPassword, type TestApp } from '../../../testing/practice.ts'
import { oneMonthAfter } from './practice.service.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('signing in', () => {
  it('returns a token of the practice, ignoring the case of the e-mail address', async () => {
    const { email, therapistId } = await openPractice(api)
    const { status, body } = await api.as().post('/login', { email: email.toUpperCase(), password: testPassword })
    expect(status).toBe(200)
    expect(decodeJwt(body.token)).toMatchObject({
      sub: therapistId,
      roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
      privileges: expect.arrayContaining(['AGENDA', 'BILL']),
    })
    const details = await api.as(body.token).get('/user/details')
    expect(details).toMatchObject({ status: 200, body: { id: therapistId, paymentBlocked: false } })
  })

  it('distinguishes an unknown address from a wrong password', async () => {
    const { email } = await openPractice(api)
    const unknownAddressResponse = await api
      .as()
      .post('/login', { email: 'personne@exemple.fr', password: testPassword })
    expect(unknownAddressResponse).toMatchObject({ status: 404, body: { message: 'utilisateur inconnu' } })
    const wrongPasswordResponse = await api.as().post('/login', { email, password: 'autre-chose' })
    expect(wrongPasswordResponse).toMatchObject({
      status: 401,
      body: { message: "nom d'utilisateur ou mot de passe incorrect" },
    })
  })

  it('sets a renewal cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await openPractice(api)
    const { headers } = await api.as().post('/login', { email, password: testPassword })
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^complice_session=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/),
    )
  })

  it('is refused when requested from a page of another site', async () => {
    const { email } = await openPractice(api)
    const response = await api
      .as()
      .post('/login', { email, password: testPassword }, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
  })

  it('is refused for a closed practice', async () => {
    const { email, tenantId } = await openPractice(api)
    await api.admin('update tenant set closed_at = now() where id = $1', [tenantId])
    expect((await api.as().post('/login', { email, password: testPassword })).status).toBe(404)
  })
})

describe('signing up', () => {
  const signUpInput = { email: 'Nouvelle@Exemple.fr', password: testPassword, offer: 'STANDARD' }

  it('creates a practice with a session type, opening hours and a trial', async () => {
    const { status, body } = await api.as().post('/signup', signUpInput)
    expect(status).toBe(201)
    const owner = api.as(body.token)
    const details = (await owner.get('/user/details')).body
    expect(details).toMatchObject({
      email: 'nouvelle@exemple.fr',
      roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
      privileges: ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL', 'ADMINISTRATION'],
      tenant: { offer: 'STANDARD' },
      paymentBlocked: false,
    })
    const days = (Date.parse(details.tenant.trialEndsAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
    expect((await owner.get('/tenant/personalize/session-types')).body).toMatchObject([
      { name: 'Séance', duration: 60 },
    ])
    const hours = (await owner.get('/user/personalize/opening-hours')).body
    expect(hours).toHaveLength(6)
    expect(hours[0]).toEqual({ weekday: 1, startTime: '08:00', endTime: '20:00' })
    expect((await owner.get('/user')).body.tenant).toEqual({
      offer: 'STANDARD',
      nbMaxAssistants: 0,
      nbMaxTherapists: 1,
    })
  })

  it('is refused for an address that already has an account (E102)', async () => {
    expect((await api.as().post('/signup', { ...signUpInput, email: 'Connue@Exemple.fr' })).status).toBe(201)
    const repeated = await api.as().post('/signup', { ...signUpInput, email: 'connue@exemple.fr', offer: 'PRO' })
    expect(repeated).toMatchObject({ status: 400, body: { errorCode: errorCode.emailTaken } })
  })

  it('is refused for the offer Ultime, which is sold by individual contract only', async () => {
    const response = await api.as().post('/signup', { ...signUpInput, email: 'ultime@exemple.fr', offer: 'ULTIME' })
    expect(response).toMatchObject({ status: 400, body: { problems: [{ field: 'offer' }] } })
    expect(await api.admin("select from auth.account where email = 'ultime@exemple.fr'")).toHaveLength(0)
  })

  it.each([
    ['is among the most common', 'Motdepasse123'],
    ['equals the e-mail address', 'court@exemple.fr'],
    ['is shorter than eight characters', 'abcdefg'],
    ['is longer than 128 characters', 'a'.repeat(129)],
  ])('is refused with a password that %s', async (_case, password) => {
    const response = await api.as().post('/signup', { ...signUpInput, email: 'court@exemple.fr', password })
    expect(response).toMatchObject({ status: 400, body: { problems: [{ field: 'password' }] } })
  })

  it.each(['firstname', 'lastname', 'email', 'password', 'offer'])(
    'refuses 10,000 characters as %s, and names the field',
    async (field) => {
      const form = { ...signUpInput, email: 'long@exemple.fr' }
      expect(await api.as().post('/signup', { ...form, [field]: longText })).toMatchObject(refusalOfField(field))
      expect(await api.as().post('/signup', { ...form, [field]: longFourByteText })).toMatchObject(tooLargeRefusal)
      expect(await api.admin("select from auth.account where email = 'long@exemple.fr'")).toHaveLength(0)
    },
  )
})

describe('the trial', () => {
  it.each([
    ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00.000Z'],
  ])('ends one calendar month after it begins: from %s to %s', (beginsAt, endsAt) => {
    expect(oneMonthAfter(new Date(beginsAt)).toISOString()).toBe(endsAt)
  })

  it('blocks the list of patients, but not the own details, from its end until the practice pays', async () => {
    const { token, tenantId } = await openPractice(api)
    await api.admin("update tenant set trial_ends_at = now() - interval '1 second' where id = $1", [tenantId])
    expect(await api.as(token).get('/patients')).toMatchObject({
      status: 402,
      body: { errorCode: errorCode.paymentBlocked },
    })
    expect(await api.as(token).get('/user/details')).toMatchObject({ status: 200, body: { paymentBlocked: true } })
    await api.admin('update tenant set payable = true where id = $1', [tenantId])
    expect((await api.as(token).get('/patients')).status).toBe(200)
  })
})

describe('GET /user/details', () => {
  it('returns the logo, but not with logo=false', async () => {
    const { token, therapistId } = await openPractice(api)
    await api.admin('update member set logo = $2 where id = $1', [therapistId, 'data:image/png;base64,AA=='])
    expect((await api.as(token).get('/user/details')).body.logo).toBe('data:image/png;base64,AA==')
    expect((await api.as(token).get('/user/details?logo=false')).body).not.toHaveProperty('logo')
  })

  it("returns the owner's firm to an assistant", async () => {
    const practice = await openPractice(api)
    await api.admin("update member set firm_name = 'Le Pré', firm_siren = '123456789' where id = $1", [
      practice.therapistId,
    ])
    const assistant = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    expect((await api.as(assistant.token).get('/user/details')).body).toMatchObject({
      firstname: 'Bruno',
      firm: { name: 'Le Pré', siren: '123456789' },
      privileges: ['AGENDA'],
    })
  })
})
