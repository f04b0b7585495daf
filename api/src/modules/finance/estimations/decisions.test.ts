import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildEstimationInput } from '../../../testing/bills/buildEstimationInput.ts'
import { buildBillInput } from '../../../testing/bills/buildBillInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let now = new Date('2031-11-28T10:00:00Z')
let api: TestApp
let practice: PopulatedPractice
let alice: Caller
let client: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  client = api.as(undefined)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-11-28T10:00:00Z')
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
  await api.admin('delete from letter')
})

/** Issues a quote of 10 hours for the patient, valid until 28 February 2032; returns its id. */
async function issueEstimation(change: object = {}): Promise<string> {
  const parties = { therapistId: practice.therapistId, patientId: practice.ids.patient }
  const { status } = await alice.post('/estimations', buildEstimationInput({ ...parties, ...change }))
  expect(status).toBe(200)
  return (await alice.get('/estimations')).body.content[0].id
}
const readDetails = async (id: string) => (await alice.get(`/estimations/${id}/details`)).body
const mailEstimation = (id: string, change: object = {}) =>
  alice.post(`/estimations/${id}/mails`, { email: 'lea@exemple.fr', text: 'Bonjour', ...change })
const recordPaperDecision = (id: string, decision: string, day: string) =>
  alice.post(`/estimations/${id}/decisions`, { decision, day })

interface StoredEmail {
  name: string
  address: string
  data: Record<string, unknown>
}
/** Returns the hexadecimal form in which PostgreSQL would show unencrypted text in a bytea column. */
const toHex = (word: string) => Buffer.from(word).toString('hex')
const listEmails = () =>
  api.admin<StoredEmail>('select name, recipient_address as address, data from letter order by created_at, id')
/** Sends the quote; returns the secret token of its e-mail. */
async function sendAndReadToken(id: string): Promise<string> {
  const { status, body } = await mailEstimation(id)
  expect(status).toBe(201)
  const [row] = await api.admin<{ token: string }>("select data->>'token' as token from letter where key = $1", [
    `estimationSent:${body.links[0].id}`,
  ])
  return row?.token ?? ''
}
const acceptanceInput = (token: string, change: object = {}) => ({
  token,
  firstname: 'Léa',
  lastname: 'Martin',
  agreed: true,
  earlyStart: false,
  ...change,
})
const acceptOnline = (token: string, change: object = {}) =>
  client.post('/shared-estimations/acceptance', acceptanceInput(token, change))
const refuseOnline = (token: string, reason = '') => client.post('/shared-estimations/refusal', { token, reason })
const withdrawOnline = (token: string) => client.post('/shared-estimations/withdrawal', { token })
const readSharedEstimation = (token: string) => client.post('/shared-estimations', { token })
const refusalWith = (code: string, status = 409) => ({ status, body: { errorCode: code } })

const fetchFile = (url: string, payload?: object) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: payload ? {} : { authorization: `Bearer ${practice.token}` },
    ...(payload && { payload }),
  })

describe('sending a quote by e-mail', () => {
  it("proposes the patient's address, else the legal manager's, else the referent's", async () => {
    const id = await issueEstimation()
    expect((await readDetails(id)).proposedEmail).toBe('paul@exemple.fr')
    await api.admin(
      "update patient set email = '', legal_manager_email = 'mere@exemple.fr', referent_email = 'ref@exemple.fr' where id = $1",
      [practice.ids.patient],
    )
    expect((await readDetails(id)).proposedEmail).toBe('mere@exemple.fr')
    await api.admin("update patient set legal_manager_email = '' where id = $1", [practice.ids.patient])
    expect((await readDetails(id)).proposedEmail).toBe('ref@exemple.fr')
  })

  it("encrypts the text, and stores only a hash of the link's token", async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    const { links } = await readDetails(id)
    expect(links).toMatchObject([{ text: 'Bonjour', letterState: 'PENDING', letterRefusal: null, decidedAt: null }])
    expect(await listEmails()).toEqual([
      {
        name: 'estimationWithFile',
        address: 'lea@exemple.fr',
        data: { tenantId: practice.tenantId, id: links[0].id, token },
      },
    ])
    const [link] = await api.admin<{ token_hash: Buffer; text: string }>(
      'select token_hash, l::text as text from estimation_link l where tenant_id = $1',
      [practice.tenantId],
    )
    expect(link?.token_hash).toEqual(createHash('sha256').update(token).digest())
    for (const word of [token, toHex(token), toHex('Bonjour')]) expect(link?.text).not.toContain(word)
    expect(await readDetails(id)).toMatchObject({
      state: 'SENT',
      stateSince: '2031-11-28',
      events: [{ kind: 'SENT', channel: 'MAIL', day: '2031-11-28', proof: null }],
      links: [{ recipient: 'lea@exemple.fr', reason: '' }],
    })
  })

  it('sends the client a link that opens the quote and its issued file, without changing anything', async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    expect(await readSharedEstimation(token)).toMatchObject({
      status: 200,
      body: {
        estimationNumber: 'D-2031-0002',
        practiceName: 'Les Prés',
        clientName: 'Paul Martin',
        issuedOn: '2031-11-28',
        validUntil: '2032-02-28',
        state: 'SENT',
        nbHoursToDo: 10,
        unitaryPrice: 60,
        taxes: 20,
        forFirm: false,
        withdrawableUntil: null,
      },
    })
    const sharedFile = await fetchFile('/shared-estimations/file', { token })
    expect(sharedFile.headers['content-type']).toContain('application/pdf')
    expect(sharedFile.rawPayload.equals((await fetchFile(`/estimations/${id}`)).rawPayload)).toBe(true)
    expect((await readDetails(id)).events).toHaveLength(1)
  })

  it('revokes the previous link, and withdraws its pending e-mail', async () => {
    const id = await issueEstimation()
    const previousToken = await sendAndReadToken(id)
    const token = await sendAndReadToken(id)
    expect(await readSharedEstimation(previousToken)).toMatchObject(refusalWith(errorCode.estimationLinkReplaced, 404))
    expect(await acceptOnline(previousToken)).toMatchObject(refusalWith(errorCode.estimationLinkReplaced, 404))
    expect((await readSharedEstimation(token)).status).toBe(200)
    expect(await listEmails()).toHaveLength(1)
    expect((await readDetails(id)).links).toMatchObject([{ letterState: 'PENDING' }, { letterState: 'WITHDRAWN' }])
  })

  it('refuses an invalid address or text, and a quote of another practice', async () => {
    const id = await issueEstimation()
    expect((await mailEstimation(id, { email: 'lea' })).status).toBe(400)
    expect(await mailEstimation(id, { text: ' ' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'text' }] },
    })
    const otherPractice = await openPopulatedPractice(api)
    expect((await mailEstimation(otherPractice.ids.estimation)).status).toBe(404)
    expect((await alice.get(`/estimations/${otherPractice.ids.estimation}/details`)).status).toBe(404)
  })
})

describe('a quote that the client received by e-mail', () => {
  it('stores the time, and the encrypted name and hash of the file, as evidence when it is accepted online', async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    now = new Date('2031-11-29T23:30:00Z')
    expect(await acceptOnline(token, { earlyStart: true })).toMatchObject({
      status: 201,
      // In Paris it is after midnight, on the next day.
      body: { state: 'ACCEPTED', stateSince: '2031-11-30', withdrawableUntil: '2031-12-15' },
    })
    const bytes = await api.app.inject({
      method: 'GET',
      url: `/api/estimations/${id}`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    const sha256 = createHash('sha256').update(bytes.rawPayload).digest('hex')
    expect((await readDetails(id)).events[1]).toMatchObject({
      kind: 'ACCEPTED',
      channel: 'ONLINE',
      day: '2031-11-30',
      at: '2031-11-29T23:30:00.000Z',
      memberName: null,
      proof: { firstname: 'Léa', lastname: 'Martin', sha256, earlyStart: true },
    })
    const [row] = await api.admin<{ text: string }>(
      "select e::text as text from estimation_event e where tenant_id = $1 and kind = 'ACCEPTED'",
      [practice.tenantId],
    )
    for (const word of ['Léa', 'Martin', sha256]) expect(row?.text).not.toContain(toHex(word))
  })

  it('notifies the practitioner and the client when it is accepted, and is then listed as accepted', async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    await acceptOnline(token)
    expect(await listEmails()).toMatchObject([
      { name: 'estimationWithFile' },
      { name: 'estimationDecided', data: { decision: 'ACCEPTED', clientName: 'Paul Martin' } },
      {
        name: 'estimationConfirmed',
        address: 'lea@exemple.fr',
        data: { decision: 'ACCEPTED', total: 720, withdrawableUntil: '2031-12-12', earlyStart: false },
      },
    ])
    const acceptedQuotes = (await alice.get('/estimations?state=ACCEPTED')).body
    expect(acceptedQuotes.content).toMatchObject([{ id, state: 'ACCEPTED', stateSince: '2031-11-28' }])
  })

  it('requires both names and the agreement to be accepted', async () => {
    const token = await sendAndReadToken(await issueEstimation())
    expect(await acceptOnline(token, { firstname: ' ', lastname: '', agreed: false })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'firstname' }, { field: 'lastname' }, { field: 'agreed' }] },
    })
    expect((await acceptOnline(token, { firstname: '<b>Léa' })).status).toBe(400)
  })

  it('can be decided only once, even by concurrent requests', async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? refuseOnline(token) : acceptOnline(token))),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    const { state, events } = await readDetails(id)
    const expectedCode = state === 'ACCEPTED' ? errorCode.estimationAccepted : errorCode.estimationRefused
    expect(responses.filter(({ body }) => body.errorCode === expectedCode)).toHaveLength(7)
    expect(events).toHaveLength(2)
  })

  it.each([
    ['accepted', (token: string) => acceptOnline(token), errorCode.estimationAccepted],
    ['refused', (token: string) => refuseOnline(token), errorCode.estimationRefused],
  ])('cannot be decided or sent again after it was %s', async (_state, decide, refusal) => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    await decide(token)
    for (const response of [
      await acceptOnline(token),
      await refuseOnline(token),
      await mailEstimation(id),
      await recordPaperDecision(id, 'ACCEPTED', '2031-11-28'),
    ])
      expect(response).toMatchObject(refusalWith(refusal))
    expect((await readSharedEstimation(token)).status).toBe(200)
  })

  it('can be decided online until its last day, and on paper later', async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    now = new Date('2032-02-29T08:00:00Z')
    for (const response of [await acceptOnline(token), await refuseOnline(token), await mailEstimation(id)])
      expect(response).toMatchObject(refusalWith(errorCode.estimationExpired))
    expect((await readSharedEstimation(token)).body).toMatchObject({ state: 'EXPIRED', stateSince: '2032-02-28' })
    now = new Date('2032-03-30T08:00:00Z')
    expect(await readSharedEstimation(token)).toMatchObject(refusalWith(errorCode.linkRefused, 404))
    now = new Date('2032-02-29T08:00:00Z')
    expect((await recordPaperDecision(id, 'ACCEPTED', '2032-02-29')).body.state).toBe('ACCEPTED')
    const otherId = await issueEstimation()
    const otherToken = await sendAndReadToken(otherId)
    now = new Date('2032-05-29T08:00:00Z')
    expect((await acceptOnline(otherToken)).status).toBe(201)
  })

  it.each(['', 'x', '0190aaaa-0000-7000-8000-000000000000'])('is not found by an unknown token (%s)', async (token) => {
    const refusal = token === '' ? { status: 400 } : refusalWith(errorCode.linkRefused, 404)
    for (const response of [
      await readSharedEstimation(token),
      await acceptOnline(token),
      await refuseOnline(token),
      await withdrawOnline(token),
    ])
      expect(response).toMatchObject(refusal)
  })

  it('has an encrypted reason when it is refused', async () => {
    const id = await issueEstimation()
    await refuseOnline(await sendAndReadToken(id), ' Trop cher ')
    expect((await readDetails(id)).links[0].reason).toBe('Trop cher')
    const rows = await api.admin<{ text: string }>(
      'select l::text as text from estimation_link l where tenant_id = $1',
      [practice.tenantId],
    )
    expect(rows[0]?.text).not.toContain(Buffer.from('Trop').toString('hex'))
  })
})

describe('a withdrawal', () => {
  it('is possible once for an individual, within fourteen days', async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    expect(await withdrawOnline(token)).toMatchObject(refusalWith(errorCode.withdrawalOver))
    await acceptOnline(token)
    now = new Date('2031-12-12T20:00:00Z')
    expect(await withdrawOnline(token)).toMatchObject({
      status: 201,
      body: { state: 'WITHDRAWN', stateSince: '2031-12-12', withdrawableUntil: null },
    })
    expect(await withdrawOnline(token)).toMatchObject(refusalWith(errorCode.estimationWithdrawn))
    expect(await acceptOnline(token)).toMatchObject(refusalWith(errorCode.estimationWithdrawn))
    expect((await listEmails()).map(({ data }) => data['decision'])).toEqual([
      undefined,
      'ACCEPTED',
      'ACCEPTED',
      'WITHDRAWN',
      'WITHDRAWN',
    ])
  })

  it('is refused after fourteen days, for a firm, and for an acceptance on paper', async () => {
    const token = await sendAndReadToken(await issueEstimation())
    await acceptOnline(token)
    now = new Date('2031-12-12T23:30:00Z')
    expect(await withdrawOnline(token)).toMatchObject(refusalWith(errorCode.withdrawalOver))
    await api.admin("update patient set street_name = 'x', zip_code = '69003', city = 'Lyon' where id = $1", [
      practice.ids.firm,
    ])
    const firmToken = await sendAndReadToken(await issueEstimation({ patientId: practice.ids.firm }))
    expect((await acceptOnline(firmToken, { earlyStart: true })).body).toMatchObject({
      forFirm: true,
      withdrawableUntil: null,
    })
    expect(await withdrawOnline(firmToken)).toMatchObject(refusalWith(errorCode.withdrawalOver))
    const id = await issueEstimation()
    const paperToken = await sendAndReadToken(id)
    await recordPaperDecision(id, 'ACCEPTED', '2031-12-13')
    expect(await withdrawOnline(paperToken)).toMatchObject(refusalWith(errorCode.withdrawalOver))
  })
})

describe('a decision on paper', () => {
  it('is recorded once, with its day', async () => {
    const id = await issueEstimation()
    now = new Date('2031-12-05T10:00:00Z')
    expect(await recordPaperDecision(id, 'REFUSED', '2031-12-01')).toMatchObject({
      status: 201,
      body: { state: 'REFUSED', stateSince: '2031-12-01', events: [{ channel: 'PAPER', proof: null }] },
    })
    expect(await recordPaperDecision(id, 'ACCEPTED', '2031-12-01')).toMatchObject(
      refusalWith(errorCode.estimationRefused),
    )
  })

  it.each(['2031-11-27', '2031-11-29'])(
    'is refused for the day %s, which is before the quote or in the future',
    async (day) => {
      const id = await issueEstimation()
      expect(await recordPaperDecision(id, 'ACCEPTED', day)).toMatchObject({
        status: 400,
        body: { problems: [{ field: 'day' }] },
      })
    },
  )
})

describe('the list of quotes', () => {
  it('is filtered by state', async () => {
    const day = '2031-11-28'
    const [acceptedId, refusedId, withdrawnId, sentId] = [
      await issueEstimation(),
      await issueEstimation(),
      await issueEstimation(),
      await issueEstimation(),
    ]
    await issueEstimation()
    const expiredId = await issueEstimation({ periodOfValidity: 0 })
    await recordPaperDecision(acceptedId, 'ACCEPTED', day)
    await recordPaperDecision(refusedId, 'REFUSED', day)
    const token = await sendAndReadToken(withdrawnId)
    await acceptOnline(token)
    await withdrawOnline(token)
    await sendAndReadToken(sentId)
    now = new Date('2031-11-29T10:00:00Z')
    for (const state of ['ISSUED', 'SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED']) {
      const { content, totalElements } = (await alice.get(`/estimations?state=${state}`)).body
      // The quote of January in the test data is expired too.
      expect([state, totalElements]).toEqual([state, state === 'EXPIRED' ? 2 : 1])
      for (const row of content) expect(row.state).toBe(state)
    }
    expect((await alice.get('/estimations?state=EXPIRED')).body.content[0].id).toBe(expiredId)
  })
})

describe('the history of a quote', () => {
  it.each([
    "update estimation_event set day = '2031-01-01' where tenant_id = '$t'",
    "delete from estimation_event where tenant_id = '$t'",
    'truncate estimation_event',
    "update estimation_bill set bill_id = bill_id where tenant_id = '$t'",
    "delete from estimation_bill where tenant_id = '$t'",
  ])('cannot be changed in the database: %s', async (statement) => {
    const id = await issueEstimation()
    await acceptOnline(await sendAndReadToken(id))
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('estimation_bill')
        .values({ tenant_id: practice.tenantId, estimation_id: id, bill_id: practice.ids.bill })
        .execute(),
    )
    const tenantStatement = statement.replace('$t', practice.tenantId)
    await expect(api.inTenant(practice.tenantId, (tx) => sql.raw(tenantStatement).execute(tx))).rejects.toThrow(
      /permission denied|ESTIMATION_FROZEN/,
    )
    await expect(api.admin(tenantStatement)).rejects.toThrow('ESTIMATION_FROZEN')
  })

  it('has at most one decision, and a withdrawal only after an online acceptance', async () => {
    const id = await issueEstimation()
    const insertEvent = (kind: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN') =>
      api.inTenant(practice.tenantId, (tx) =>
        tx
          .insertInto('estimation_event')
          .values({
            tenant_id: practice.tenantId,
            id: crypto.randomUUID(),
            estimation_id: id,
            kind,
            channel: kind === 'WITHDRAWN' ? 'ONLINE' : 'PAPER',
            day: '2031-11-28',
            at: now,
            member_id: kind === 'WITHDRAWN' ? null : practice.therapistId,
            proof: null,
          })
          .execute(),
      )
    await insertEvent('ACCEPTED')
    await expect(insertEvent('REFUSED')).rejects.toThrow('estimation_event_decided_once')
    await expect(insertEvent('WITHDRAWN')).rejects.toThrow('ESTIMATION_EVENT')
  })

  it('requires the privilege ESTIMATION to be read or changed', async () => {
    const id = await issueEstimation()
    const memberWithBill = api.as((await joinPractice(api, practice, { privileges: ['BILL', 'PATIENTS'] })).token)
    expect((await memberWithBill.get(`/estimations/${id}/details`)).status).toBe(403)
    expect((await memberWithBill.post(`/estimations/${id}/mails`, { email: 'a@exemple.fr', text: 'x' })).status).toBe(
      403,
    )
    expect(
      (await memberWithBill.post(`/estimations/${id}/decisions`, { decision: 'ACCEPTED', day: '2031-11-28' })).status,
    ).toBe(403)
  })

  it("appears in the patient's timeline and documents", async () => {
    const id = await issueEstimation()
    await acceptOnline(await sendAndReadToken(id))
    const timeline = (await alice.get(`/patients/${practice.ids.patient}/timeline?kinds=DOCUMENT`)).body.content
    const actions = timeline.map(({ act, reference }: { act: string; reference: string }) => `${act} ${reference}`)
    for (const act of ['estimationIssued', 'estimationSent', 'estimationAccepted'])
      expect(actions).toContain(`${act} D-2031-0002`)
    const documents = (await alice.get(`/patients/${practice.ids.patient}/documents`)).body
    expect(documents.find(({ id: documentId }: { id: string }) => documentId === id).status).toBe(
      'Accepté le 28/11/2031',
    )
  })

  it("keeps the decision when the patient's data is erased, without the recipient and the reason", async () => {
    const id = await issueEstimation()
    const token = await sendAndReadToken(id)
    await refuseOnline(token, 'canari')
    expect((await alice.post(`/patients/${practice.ids.patient}/erasure`, {})).status).toBe(200)
    expect(await readDetails(id)).toMatchObject({ state: 'REFUSED', links: [], events: [{ kind: 'SENT' }, {}] })
    expect(await readSharedEstimation(token)).toMatchObject(refusalWith(errorCode.linkRefused, 404))
  })
})

const issueBillOf = (estimationId: string, billNumber: string) =>
  alice.post('/billings', {
    ...buildBillInput({ patientId: practice.ids.patient, therapistId: practice.therapistId }),
    billNumber,
    estimationId,
  })

describe('the invoice of a quote', () => {
  it('is prefilled from the quote, and linked to it', async () => {
    const id = await issueEstimation()
    await recordPaperDecision(id, 'ACCEPTED', '2031-11-28')
    expect((await alice.get(`/billings/estimation-origin?estimationId=${id}`)).body).toEqual({
      id,
      estimationNumber: 'D-2031-0002',
      issuedOn: '2031-11-28',
      patientId: practice.ids.patient,
      patientName: 'Paul Martin',
      therapistId: practice.therapistId,
      nbHoursToDo: 10,
      unitaryPrice: 60,
      taxes: 20,
      state: 'ACCEPTED',
      bills: [],
    })
    expect((await issueBillOf(id, 'F-2')).status).toBe(200)
    const bills = [{ billNumber: 'F-2', isCredited: false }]
    expect((await readDetails(id)).bills).toMatchObject(bills)
    expect((await alice.get('/estimations')).body.content[0].bills).toMatchObject(bills)
    const [billId] = (await readDetails(id)).bills.map(({ id: billIdOfRow }: { id: string }) => billIdOfRow)
    await alice.post(`/billings/${billId}/credit-notes`, { lines: null, reason: 'Erreur' })
    expect((await readDetails(id)).bills).toMatchObject([{ isCredited: true }])
  })

  it('cannot be issued for a quote of another practice', async () => {
    const otherPractice = await openPopulatedPractice(api)
    expect((await issueBillOf(otherPractice.ids.estimation, 'F-2')).status).toBe(404)
    expect((await alice.get(`/billings/estimation-origin?estimationId=${otherPractice.ids.estimation}`)).status).toBe(
      404,
    )
    expect((await alice.get('/next-number/billings')).body.billNumber).toBe('F-2')
  })

  it('requires the privilege BILL', async () => {
    const id = await issueEstimation()
    const memberWithoutBill = api.as((await joinPractice(api, practice, { privileges: ['ESTIMATION'] })).token)
    expect((await memberWithoutBill.get(`/billings/estimation-origin?estimationId=${id}`)).status).toBe(403)
  })
})
