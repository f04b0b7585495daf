import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openBrowser } from '../../../testing/browser.ts'
import { openPractice, testApp, testPassword, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { proofOf } from '../../../testing/proof.ts'

const hourMs = 3_600_000

let api: TestApp
let nowMs = Date.now()
let practice: TestPractice
let newEmail: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(nowMs) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  nowMs = Date.now()
  practice = await openPractice(api)
  newEmail = `nouvelle.${crypto.randomUUID()}@exemple.fr`
})

type EmailName = 'emailChangeAsked' | 'emailChangeToConfirm' | 'addressTaken' | 'emailChanged' | 'passwordReset'
const listEmailsTo = async (name: EmailName, address: string) =>
  (await api.mails(name)).filter(({ to }) => to.address === address)
const readLastLinkTo = async (name: 'emailChangeAsked' | 'emailChangeToConfirm' | 'passwordReset', address: string) =>
  (await api.mails(name)).findLast(({ to }) => to.address === address)?.data.token ?? ''
const readLinkToFormer = () => readLastLinkTo('emailChangeAsked', practice.email)
const readLinkToNew = () => readLastLinkTo('emailChangeToConfirm', newEmail)

async function requestChange(email = newEmail) {
  const { token } = practice
  return api.as(token).post('/user/email-change', { email }, await proofOf(api, token))
}
const confirmChange = (token: string) => api.as().post('/email-changes/confirm', { token })
const viewChange = async (token: string) => (await api.as().post('/email-changes/view', { token })).body
const readChange = () => api.as(practice.token).get('/user/email-change')
const login = (email: string) => api.as().post('/login', { email, password: testPassword })
const linkRefused = { status: 404, body: { errorCode: errorCode.linkRefused } }

async function changeAddress() {
  await requestChange()
  await confirmChange(await readLinkToFormer())
  return confirmChange(await readLinkToNew())
}

describe('the request to change an address', () => {
  it('needs the token of POST /user/proof, for which the password was entered', async () => {
    const response = await api.as(practice.token).post('/user/email-change', { email: newEmail })
    expect(response).toMatchObject({ status: 403, body: { errorCode: errorCode.proofNeeded } })
  })

  it('replaces an unconfirmed address after the confirmation of the new address only, which also confirms the practice', async () => {
    practice = await openPractice(api, { confirmed: false })
    const formerEmail = practice.email
    expect(await requestChange()).toMatchObject({ status: 200, body: { isConfirmed: false } })
    expect(await listEmailsTo('emailChangeAsked', formerEmail)).toEqual([])
    expect(await listEmailsTo('emailChangeToConfirm', newEmail)).toMatchObject([{ data: { confirmsAlone: true } }])
    expect(await confirmChange(await readLinkToNew())).toMatchObject({ status: 200, body: { isDone: true } })
    expect((await login(newEmail)).status).toBe(200)
    expect(await api.admin('select auth.is_confirmed_practice($1) as confirmed', [practice.tenantId])).toEqual([
      { confirmed: true },
    ])
  })

  it('sends a link to each address, and is shown until both have confirmed', async () => {
    expect(await requestChange(` ${newEmail.toUpperCase()}`.trim())).toMatchObject({
      status: 200,
      body: {
        email: practice.email,
        isConfirmed: true,
        pending: {
          newEmail,
          expiresAt: new Date(nowMs + 48 * hourMs).toISOString(),
          isConfirmedByFormer: false,
          isConfirmedByNew: false,
        },
      },
    })
    expect(await confirmChange(await readLinkToNew())).toMatchObject({ status: 200, body: { isDone: false } })
    expect((await readChange()).body.pending).toMatchObject({ isConfirmedByFormer: false, isConfirmedByNew: true })
    expect((await login(practice.email)).status).toBe(200)
    expect((await login(newEmail)).status).toBe(404)
  })

  it('refuses the current address', async () => {
    expect(await requestChange(practice.email)).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'email', message: "C'est déjà votre adresse." }] },
    })
  })

  it('does not reveal that another account has the address, whose owner receives an e-mail without a link', async () => {
    const otherPractice = await openPractice(api)
    const responseForFreeAddress = await requestChange()
    const responseForTakenAddress = await requestChange(otherPractice.email)
    expect(responseForTakenAddress).toMatchObject({
      status: responseForFreeAddress.status,
      body: { pending: { newEmail: otherPractice.email } },
    })
    expect(Object.keys(responseForTakenAddress.body.pending)).toEqual(Object.keys(responseForFreeAddress.body.pending))
    expect(await listEmailsTo('addressTaken', otherPractice.email)).toHaveLength(1)
    expect(await listEmailsTo('emailChangeToConfirm', otherPractice.email)).toEqual([])
    expect(await listEmailsTo('emailChangeAsked', practice.email)).toHaveLength(2)
    expect(await confirmChange(await readLinkToFormer())).toMatchObject({ status: 200, body: { isDone: false } })
  })

  it('voids the links of the former request', async () => {
    await requestChange()
    const formerLink = await readLinkToFormer()
    await requestChange()
    expect(await confirmChange(formerLink)).toMatchObject(linkRefused)
  })

  it('is refused while the practice is blocked', async () => {
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])
    expect((await requestChange()).status).toBe(402)
  })

  it('sends new links to the addresses that have not confirmed', async () => {
    await requestChange()
    await confirmChange(await readLinkToFormer())
    const formerLink = await readLinkToNew()
    expect((await api.as(practice.token).post('/user/email-change/resend')).status).toBe(200)
    expect(await listEmailsTo('emailChangeAsked', practice.email)).toHaveLength(1)
    expect(await confirmChange(formerLink)).toMatchObject(linkRefused)
    expect((await confirmChange(await readLinkToNew())).body).toEqual({ isDone: true })
  })

  it('sends no new links without a pending change (E250)', async () => {
    const response = await api.as(practice.token).post('/user/email-change/resend')
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.emailChangeOver } })
  })
})

describe('a link to confirm a change of address', () => {
  it('reveals nothing about the account to the new address, and changes nothing when it is viewed', async () => {
    await requestChange()
    expect(await viewChange(await readLinkToNew())).toEqual({ sentTo: 'NEW', newEmail, isConfirmed: false })
    expect(await viewChange(await readLinkToFormer())).toEqual({ sentTo: 'FORMER', newEmail, isConfirmed: false })
  })

  it.each([
    ['the current address', readLinkToFormer],
    ['the new address', readLinkToNew],
  ])('withdraws the change from %s', async (_case, readLink) => {
    await requestChange()
    const [link, links] = [await readLink(), [await readLinkToFormer(), await readLinkToNew()]]
    expect((await api.as().post('/email-changes/cancel', { token: link })).status).toBe(204)
    for (const token of links) expect(await confirmChange(token)).toMatchObject(linkRefused)
    expect((await readChange()).body).toEqual({ email: practice.email, isConfirmed: true, pending: null })
  })

  it('is void once its member has withdrawn the change', async () => {
    await requestChange()
    const link = await readLinkToNew()
    expect((await api.as(practice.token).delete('/user/email-change')).status).toBe(204)
    expect(await confirmChange(link)).toMatchObject(linkRefused)
  })

  it('is void after 48 hours, and the change is no longer shown', async () => {
    await requestChange()
    await confirmChange(await readLinkToFormer())
    nowMs += 48 * hourMs
    expect(await confirmChange(await readLinkToNew())).toMatchObject(linkRefused)
    expect((await readChange()).body.pending).toBeNull()
  })

  it('is void once the practice is closed', async () => {
    await requestChange()
    const link = await readLinkToNew()
    await api.as(practice.token).delete('/user', await proofOf(api, practice.token))
    expect(await confirmChange(link)).toMatchObject(linkRefused)
  })

  it('is refused with E102 when another account with the address was created meanwhile', async () => {
    await requestChange()
    await confirmChange(await readLinkToFormer())
    await api.as().post('/signup', { email: newEmail, password: testPassword, offer: 'PRO' })
    const link = await readLinkToNew()
    expect(await confirmChange(link)).toMatchObject({ status: 409, body: { errorCode: errorCode.emailTaken } })
    expect((await readChange()).body.email).toBe(practice.email)
  })

  it('changes the address once for two concurrent confirmations', async () => {
    await requestChange()
    const links = [await readLinkToFormer(), await readLinkToNew()]
    const responses = await Promise.all(links.map(confirmChange))
    expect(responses.filter(({ body }) => body.isDone)).toHaveLength(1)
    expect(await listEmailsTo('emailChanged', newEmail)).toHaveLength(1)
  })
})

describe('a changed address', () => {
  it('replaces the former address at sign-in, with the same password, and both addresses are notified', async () => {
    expect((await changeAddress()).body).toEqual({ isDone: true })
    expect((await login(practice.email)).status).toBe(404)
    const { body } = await login(newEmail)
    expect((await api.as(body.token).get('/user')).body).toMatchObject({ email: newEmail })
    expect((await api.as(body.token).get('/user/team')).body).toEqual([expect.objectContaining({ email: newEmail })])
    for (const address of [practice.email, newEmail])
      expect(await listEmailsTo('emailChanged', address)).toHaveLength(1)
  })

  it('ends the sign-ins of all devices except the confirming device', async () => {
    const [thisBrowser, otherBrowser] = [openBrowser(api), openBrowser(api)]
    for (const browser of [thisBrowser, otherBrowser])
      await browser.post('/login', { email: practice.email, password: testPassword })
    await requestChange()
    await confirmChange(await readLinkToFormer())
    await thisBrowser.post('/email-changes/confirm', { token: await readLinkToNew() })
    expect((await api.as(practice.token).get('/user')).status).toBe(401)
    expect((await otherBrowser.post('/session/renew')).status).toBe(401)
    expect((await thisBrowser.post('/session/renew')).status).toBe(200)
  })

  it('voids the password reset links sent to the former address', async () => {
    await api.as().post('/user/resetPassword', { email: practice.email })
    const resetToken = await readLastLinkTo('passwordReset', practice.email)
    await changeAddress()
    expect((await api.as().get(`/user/changePassword?token=${resetToken}`)).status).toBe(404)
  })

  it('receives the pending e-mails of the account, but not those to a patient with the former address', async () => {
    const insertEmail = (name: string, data: object) =>
      api.admin(
        'insert into letter (id, key, name, recipient_name, recipient_address, data) values (gen_random_uuid(), gen_random_uuid(), $1, $2, $3, $4)',
        [name, '', practice.email, JSON.stringify(data)],
      )
    await insertEmail('requestReceived', {})
    await insertEmail('sessionCancelled', { to: 'therapist' })
    await insertEmail('sessionCancelled', { to: 'patient' })
    await changeAddress()
    const pendingEmails = await api.admin<{ name: string; role: string | null }>(
      "select name, data->>'to' as role from letter where recipient_address = $1 and name in ('requestReceived', 'sessionCancelled') order by name, role",
      [newEmail],
    )
    expect(pendingEmails).toEqual([
      { name: 'requestReceived', role: null },
      { name: 'sessionCancelled', role: 'therapist' },
    ])
  })

  it('is audited in the practice, without the addresses', async () => {
    await changeAddress()
    const rows = await api.admin(
      "select account_id, entity, details from audit where act = 'changeEmail' and tenant_id = $1",
      [practice.tenantId],
    )
    expect(rows).toEqual([{ account_id: practice.therapistId, entity: 'member', details: {} }])
  })

  it("withdraws the practice's invitation to this address", async () => {
    await api.admin('update tenant set nb_max_assistants = 3 where id = $1', [practice.tenantId])
    const invitation = await api
      .as(practice.token)
      .post('/user/team/members', { email: newEmail, role: 'ASSISTANT', authorizations: [] })
    expect(invitation.status).toBe(201)
    await changeAddress()
    const { body } = await login(newEmail)
    expect((await api.as(body.token).get('/user/team/invitations')).body).toEqual([])
  })
})
