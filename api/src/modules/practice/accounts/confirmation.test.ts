import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { monday } from '../../../testing/calendar.ts'
import { openPatientAccount, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { confirmByOperator } from './confirmByOperator.ts'
import { updateMember, updatePublishedTherapists } from '../user/user.sql.ts'

const password = 'une-longue-phrase'
let api: TestApp
let now = new Date()
let owner: { id: string; tenantId: string; email: string; token: string }
let alice: Caller
let signUpCount = 0

/** Signs a therapist up, who then chooses to be public. */
async function signUpPublic() {
  const email = `lea${(signUpCount += 1)}@exemple.fr`
  const { body } = await api.as().post('/signup', { email, password, offer: 'PRO', firstname: 'Léa', lastname: 'Roy' })
  const [row] = await api.admin<{ id: string; tenantId: string }>(
    'select id, tenant_id as "tenantId" from member where email = $1',
    [email],
  )
  const { id = '', tenantId = '' } = row ?? {}
  await api.inTenant(tenantId, async (tx) => {
    await updateMember(tx, id, { public_access: true, zip_code: '69003', city: 'Lyon' })
    await updatePublishedTherapists(tx)
  })
  return { id, tenantId, email, token: body.token }
}

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date()
  owner = await signUpPublic()
  alice = api.as(owner.token)
})

const readWelcomeToken = async () =>
  (await api.mails('welcome')).findLast(({ to }) => to.address === owner.email)?.data.token ?? ''
const listConfirmationEmails = async () =>
  (await api.mails('addressConfirmation')).filter(({ to }) => to.address === owner.email)
const confirmAddress = async (token: string) => (await api.as().post('/public/confirmations', { token })).status
const isUnconfirmed = async () => (await alice.get('/user/details')).body.isUnconfirmed
const resendLink = () => alice.post('/user/confirmation-mails')

/** Returns whether the therapist is listed, and the statuses of the therapist's public pages and calls. */
async function readPublicStatuses() {
  const { token, patientId } = await openPatientAccount(api)
  const [sessionType] = await api.admin<{ id: string }>('select id from session_type where tenant_id = $1', [
    owner.tenantId,
  ])
  const request = {
    startDate: monday,
    startTime: '10:00',
    endTime: '11:00',
    answers: [],
    consent: { textVersion: 1, givenBy: 'SELF' },
    therapistId: owner.id,
    sessionTypeId: sessionType?.id,
    patientId,
  }
  const listedIds = (await api.as().get('/therapists')).body.map(({ id }: { id: string }) => id)
  const sitemap = await api.app.inject({ method: 'GET', url: '/_pages/sitemaps/therapists-1.xml' })
  return {
    isListed: listedIds.includes(owner.id),
    isInSitemap: sitemap.body.includes(owner.id),
    card: (await api.as().get(`/therapists/${owner.id}`)).status,
    page: (await api.app.inject({ method: 'GET', url: `/_pages/therapists/${owner.id}` })).statusCode,
    slots: (await api.as().get(`/therapists/${owner.id}/slots?startDate=${monday}&endDate=${monday}`)).status,
    request: (await api.as(token).post('/public/patients/sessions', request)).status,
  }
}
const hiddenStatuses = { isListed: false, isInSitemap: false, card: 404, page: 404, slots: 404, request: 404 }
const listedStatuses = { isListed: true, isInSitemap: true, card: 200, page: 200, slots: 200, request: 201 }

describe('the address of a new practice', () => {
  it('is confirmed once by the link of the welcome e-mail, which lists the practice', async () => {
    expect(await isUnconfirmed()).toBe(true)
    expect(await readPublicStatuses()).toEqual(hiddenStatuses)
    const token = await readWelcomeToken()
    expect(await confirmAddress(token)).toBe(204)
    expect(await isUnconfirmed()).toBe(false)
    expect(await readPublicStatuses()).toEqual(listedStatuses)
    expect(await confirmAddress(token)).toBe(404)
  })

  it('is not confirmed by a link that is older than seven days', async () => {
    const token = await readWelcomeToken()
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000)
    expect(await confirmAddress(token)).toBe(404)
  })

  it('is confirmed by a resent link, which voids the other links', async () => {
    expect((await resendLink()).status).toBe(204)
    const [email] = await listConfirmationEmails()
    expect(email?.data.kind).toBe('MEMBER')
    expect(await confirmAddress(email?.data.token ?? '')).toBe(204)
    expect(await confirmAddress(await readWelcomeToken())).toBe(404)
    expect((await resendLink()).status).toBe(204)
    expect(await listConfirmationEmails()).toHaveLength(1)
  })

  it('is sent at most five links in 24 hours, including the link of the welcome e-mail', async () => {
    const statuses = []
    for (let index = 0; index < 6; index += 1) statuses.push((await resendLink()).status)
    expect(statuses).toEqual([204, 204, 204, 204, 429, 429])
    now = new Date(now.getTime() + 86_400_000 + 1000)
    const { token } = (await api.as().post('/login', { email: owner.email, password })).body
    expect((await api.as(token).post('/user/confirmation-mails')).status).toBe(204)
  })

  it('is confirmed by a password reset', async () => {
    await api.as().post('/user/resetPassword', { email: owner.email })
    const [email] = (await api.mails('passwordReset')).filter(({ to }) => to.address === owner.email)
    const input = { token: email?.data.token, newPassword: 'une-autre-longue-phrase' }
    expect((await api.as().post('/user/updatePassword', input)).status).toBe(200)
    expect(await readPublicStatuses()).toEqual(listedStatuses)
    expect(
      await api.admin('select from auth.account where id = $1 and confirmed_at is not null', [owner.id]),
    ).toHaveLength(1)
  })

  it('is confirmed by the operator', async () => {
    await confirmByOperator(api.database, ` ${owner.email.toUpperCase()}`, now)
    expect(await readPublicStatuses()).toEqual(listedStatuses)
    await expect(confirmByOperator(api.database, owner.email, now)).rejects.toThrow('already confirmed')
    await expect(confirmByOperator(api.database, 'personne@exemple.fr', now)).rejects.toThrow('No member')
  })

  it('can be confirmed after the trial, and its link can be resent', async () => {
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [owner.tenantId])
    expect((await resendLink()).status).toBe(204)
    expect(await confirmAddress(await readWelcomeToken())).toBe(204)
    expect(await isUnconfirmed()).toBe(false)
  })
})
