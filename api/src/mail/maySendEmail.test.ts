import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { defaultEmailText } from 'shared/domain/bills/emailTexts'
import { sendExpiryEmails } from '../modules/sessionStore/sessionEmails/sessionEmails.ts'
import { findSessionEmailData } from '../modules/sessionStore/sessionEmails/sessionEmailData.sql.ts'
import { destroyPractices } from '../modules/files/accountDeletion/destroyPractices.service.ts'
import { runWithoutTriggers } from '../testing/runWithoutTriggers.ts'
import { buildEstimationInput } from '../testing/bills/buildEstimationInput.ts'
import { issueFor, openBilledPractice } from '../testing/bills/billedPractice.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { testApp, type Caller, type TestApp } from '../testing/practice.ts'
import { deleteAccountOf } from '../testing/proof.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller

const refusedUnconfirmed = { status: 409, body: { errorCode: errorCode.addressUnconfirmed } }

const unconfirm = (tenantId: string) =>
  api.admin('update auth.account set confirmed_at = null where id in (select id from member where tenant_id = $1)', [
    tenantId,
  ])
const listRecipients = async () =>
  (
    await api.admin<{ sent: string }>(
      "select name || ' → ' || recipient_address as sent from letter order by created_at, id",
    )
  ).map(({ sent }) => sent)

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
  await api.admin("update patient set email = 'paul@exemple.fr' where id = $1", [practice.ids.patient])
  await unconfirm(practice.tenantId)
  await api.admin('delete from letter')
})

async function issueEstimation(): Promise<string> {
  const { therapistId, ids } = practice
  expect((await alice.post('/estimations', buildEstimationInput({ therapistId, patientId: ids.patient }))).status).toBe(
    200,
  )
  return (await alice.get('/estimations')).body.content[0].id
}
const mailEstimation = (id: string, email: string) =>
  alice.post(`/estimations/${id}/mails`, { email, text: 'Votre compte est bloqué : cliquez ici.' })

describe('a practice whose address is unconfirmed', () => {
  it('sends a quote to none of forty other people, and does not change it', async () => {
    const id = await issueEstimation()
    for (let index = 0; index < 40; index += 1)
      expect(await mailEstimation(id, `victime${index}@exemple.fr`)).toMatchObject(refusedUnconfirmed)
    expect(await listRecipients()).toEqual([])
    expect((await alice.get(`/estimations/${id}/details`)).body).toMatchObject({ links: [], events: [] })
  })

  it("sends a quote to the owner's own address, however it is typed", async () => {
    const id = await issueEstimation()
    expect((await mailEstimation(id, practice.email.toUpperCase())).status).toBe(201)
    expect(await listRecipients()).toEqual([`estimationWithFile → ${practice.email.toUpperCase()}`])
  })

  it('sends quotes to anybody once its address is confirmed', async () => {
    const id = await issueEstimation()
    await api.admin('update auth.account set confirmed_at = now() where id = $1', [practice.therapistId])
    expect((await mailEstimation(id, 'client@exemple.fr')).status).toBe(201)
    expect(await listRecipients()).toEqual(['estimationWithFile → client@exemple.fr'])
  })

  it('cannot send a single invoice, and gets a result for each of several', async () => {
    const billed = await openBilledPractice(api)
    const bills = [await issueFor(api, billed), await issueFor(api, billed)]
    await unconfirm(billed.tenantId)
    const send = (...emails: string[]) =>
      api.as(billed.token).post('/bill-letters', {
        letters: emails.map((email, index) => ({ billId: bills[index]?.id, level: null, email })),
        texts: [{ level: null, ...defaultEmailText(null) }],
      })
    expect(await send('client@exemple.fr')).toMatchObject(refusedUnconfirmed)
    expect((await send('client@exemple.fr', billed.email)).body).toMatchObject([
      { billId: bills[0]?.id, message: expect.stringContaining("Confirmez d'abord votre adresse e-mail") },
      { billId: bills[1]?.id, message: null },
    ])
    expect(await listRecipients()).toEqual([`billSent → ${billed.email}`])
    const unsent = (await api.as(billed.token).get(`/billings/${bills[0]?.id}/details`)).body.letters
    expect(unsent).toEqual([])
  })

  it('can neither send nor resend an invitation', async () => {
    const invitationsBefore = (await alice.get('/user/team/invitations')).body
    const input = { email: 'ines@exemple.fr', role: 'ASSISTANT', authorizations: [{ name: 'AGENDA' }] }
    expect(await alice.post('/user/team/members', input)).toMatchObject(refusedUnconfirmed)
    expect(await alice.post(`/user/team/invitations/${practice.ids.invitation}/resend`)).toMatchObject(
      refusedUnconfirmed,
    )
    expect((await alice.get('/user/team/invitations')).body).toEqual(invitationsBefore)
    expect(await listRecipients()).toEqual([])
  })

  it('cannot send the link of a report', async () => {
    const path = `/reports/${practice.ids.report}/links`
    expect(await alice.post(path, { email: 'referent@exemple.fr' })).toMatchObject(refusedUnconfirmed)
    expect(await listRecipients()).toEqual([])
  })

  it('validates a request and cancels a session without writing to the patient', async () => {
    expect((await alice.patch(`/sessions/${practice.ids.request}/validate`)).status).toBe(200)
    expect((await alice.patch(`/sessions/${practice.ids.session}/cancel`)).status).toBe(204)
    expect(await listRecipients()).toEqual([])
  })

  it('writes to the therapist alone when a request expires', async () => {
    await api.inTenant(practice.tenantId, async (tx) =>
      sendExpiryEmails(tx, await findSessionEmailData(tx, practice.ids.request)),
    )
    expect(await listRecipients()).toEqual([`requestExpired → ${practice.email}`])
  })

  it('is destroyed without writing to its patients', async () => {
    expect((await deleteAccountOf(api, practice.token)).status).toBe(204)
    await runWithoutTriggers(
      api,
      `update tenant set destroy_at = now() - interval '1 second' where id = '${practice.tenantId}'`,
    )
    await destroyPractices(api.services)
    expect(await api.admin('select from patient where tenant_id = $1', [practice.tenantId])).toEqual([])
    expect(await listRecipients()).toEqual([`practiceClosed → ${practice.email}`])
  })
})
