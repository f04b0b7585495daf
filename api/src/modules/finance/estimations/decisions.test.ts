import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { anEstimationInput } from '../../../testing/bills/anEstimationInput.ts'
import { aBillInput } from '../../../testing/bills/aBillInput.ts'
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

/** A quote of 10 hours for the patient, valid until 28 February 2032; its id. */
async function anEstimation(change: object = {}): Promise<string> {
  const parties = { therapistId: practice.therapistId, patientId: practice.ids.patient }
  const { status } = await alice.post('/estimations', anEstimationInput({ ...parties, ...change }))
  expect(status).toBe(200)
  return (await alice.get('/estimations')).body.content[0].id
}
const details = async (id: string) => (await alice.get(`/estimations/${id}/details`)).body
const mail = (id: string, change: object = {}) =>
  alice.post(`/estimations/${id}/mails`, { email: 'lea@exemple.fr', text: 'Bonjour', ...change })
const note = (id: string, decision: string, day: string) =>
  alice.post(`/estimations/${id}/decisions`, { decision, day })

interface SentEmail {
  name: string
  address: string
  data: Record<string, unknown>
}
/** How a column of bytes that held a word in clear would be written. */
const clear = (word: string) => Buffer.from(word).toString('hex')
const sentEmails = () =>
  api.admin<SentEmail>('select name, recipient_address as address, data from letter order by created_at, id')
/** Sends the quote; returns the secret of its e-mail. */
async function sent(id: string): Promise<string> {
  const { status, body } = await mail(id)
  expect(status).toBe(201)
  const [row] = await api.admin<{ token: string }>("select data->>'token' as token from letter where key = $1", [
    `estimationSent:${body.links[0].id}`,
  ])
  return row?.token ?? ''
}
const acceptance = (token: string, change: object = {}) => ({
  token,
  firstname: 'Léa',
  lastname: 'Martin',
  agreed: true,
  earlyStart: false,
  ...change,
})
const accept = (token: string, change: object = {}) =>
  client.post('/shared-estimations/acceptance', acceptance(token, change))
const refuse = (token: string, reason = '') => client.post('/shared-estimations/refusal', { token, reason })
const withdraw = (token: string) => client.post('/shared-estimations/withdrawal', { token })
const look = (token: string) => client.post('/shared-estimations', { token })
const code = (errorCode: string, status = 409) => ({ status, body: { errorCode } })

const file = (url: string, payload?: object) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: payload ? {} : { authorization: `Bearer ${practice.token}` },
    ...(payload && { payload }),
  })

describe('a quote that is sent', () => {
  it('proposes the address of the patient, else of who answers for them (ruling 67)', async () => {
    const id = await anEstimation()
    expect((await details(id)).proposedEmail).toBe('paul@exemple.fr')
    await api.admin(
      "update patient set email = '', legal_manager_email = 'mere@exemple.fr', referent_email = 'ref@exemple.fr' where id = $1",
      [practice.ids.patient],
    )
    expect((await details(id)).proposedEmail).toBe('mere@exemple.fr')
    await api.admin("update patient set legal_manager_email = '' where id = $1", [practice.ids.patient])
    expect((await details(id)).proposedEmail).toBe('ref@exemple.fr')
  })

  it('has a letter whose text is sealed, and a link, of which the database keeps the hash alone', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    const { links } = await details(id)
    expect(links).toMatchObject([{ text: 'Bonjour', letterState: 'PENDING', letterRefusal: null, decidedAt: null }])
    expect(await sentEmails()).toEqual([
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
    for (const word of [token, clear(token), clear('Bonjour')]) expect(link?.text).not.toContain(word)
    expect(await details(id)).toMatchObject({
      state: 'SENT',
      stateSince: '2031-11-28',
      events: [{ kind: 'SENT', channel: 'MAIL', day: '2031-11-28', proof: null }],
      links: [{ recipient: 'lea@exemple.fr', reason: '' }],
    })
  })

  it('shows its client what it says, and its bytes; opening it changes nothing', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    expect(await look(token)).toMatchObject({
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
    const shared = await file('/shared-estimations/file', { token })
    expect(shared.headers['content-type']).toContain('application/pdf')
    expect(shared.rawPayload.equals((await file(`/estimations/${id}`)).rawPayload)).toBe(true)
    expect((await details(id)).events).toHaveLength(1)
  })

  it('voids the link of the former letter, which is withdrawn while it waits', async () => {
    const id = await anEstimation()
    const former = await sent(id)
    const token = await sent(id)
    expect(await look(former)).toMatchObject(code('E220', 404))
    expect(await accept(former)).toMatchObject(code('E220', 404))
    expect((await look(token)).status).toBe(200)
    expect(await sentEmails()).toHaveLength(1)
    expect((await details(id)).links).toMatchObject([{ letterState: 'PENDING' }, { letterState: 'WITHDRAWN' }])
  })

  it('is refused where the address is none, by field, and for a quote of another practice', async () => {
    const id = await anEstimation()
    expect((await mail(id, { email: 'lea' })).status).toBe(400)
    expect(await mail(id, { text: ' ' })).toMatchObject({ status: 400, body: { problems: [{ field: 'text' }] } })
    const other = await openPopulatedPractice(api)
    expect((await mail(other.ids.estimation)).status).toBe(404)
    expect((await alice.get(`/estimations/${other.ids.estimation}/details`)).status).toBe(404)
  })
})

describe('a quote that is accepted online', () => {
  it('keeps, sealed, who typed their name, when, and the hash of the accepted bytes', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    now = new Date('2031-11-29T23:30:00Z')
    expect(await accept(token, { earlyStart: true })).toMatchObject({
      status: 201,
      // After midnight in Paris.
      body: { state: 'ACCEPTED', stateSince: '2031-11-30', withdrawableUntil: '2031-12-15' },
    })
    const bytes = await api.app.inject({
      method: 'GET',
      url: `/api/estimations/${id}`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    const sha256 = createHash('sha256').update(bytes.rawPayload).digest('hex')
    expect((await details(id)).events[1]).toMatchObject({
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
    for (const word of ['Léa', 'Martin', sha256]) expect(row?.text).not.toContain(clear(word))
  })

  it('is written to the practitioner and to the client, and seen in the list', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    await accept(token)
    expect(await sentEmails()).toMatchObject([
      { name: 'estimationWithFile' },
      { name: 'estimationDecided', data: { decision: 'ACCEPTED', clientName: 'Paul Martin' } },
      {
        name: 'estimationConfirmed',
        address: 'lea@exemple.fr',
        data: { decision: 'ACCEPTED', total: 720, withdrawableUntil: '2031-12-12', earlyStart: false },
      },
    ])
    const list = (await alice.get('/estimations?state=ACCEPTED')).body
    expect(list.content).toMatchObject([{ id, state: 'ACCEPTED', stateSince: '2031-11-28' }])
  })

  it('needs both names and the agreement', async () => {
    const token = await sent(await anEstimation())
    expect(await accept(token, { firstname: ' ', lastname: '', agreed: false })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'firstname' }, { field: 'lastname' }, { field: 'agreed' }] },
    })
    expect((await accept(token, { firstname: '<b>Léa' })).status).toBe(400)
  })

  it('is decided once, also when two press at once', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    const responses = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 ? refuse(token) : accept(token))))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    const { state, events } = await details(id)
    const lost = state === 'ACCEPTED' ? 'E221' : 'E222'
    expect(responses.filter(({ body }) => body.errorCode === lost)).toHaveLength(7)
    expect(events).toHaveLength(2)
  })

  it.each([
    ['accepted', (token: string) => accept(token), 'E221'],
    ['refused', (token: string) => refuse(token), 'E222'],
  ])('is refused once it was %s', async (_state, decide, refusal) => {
    const id = await anEstimation()
    const token = await sent(id)
    await decide(token)
    for (const again of [
      await accept(token),
      await refuse(token),
      await mail(id),
      await note(id, 'ACCEPTED', '2031-11-28'),
    ])
      expect(again).toMatchObject(code(refusal))
    expect((await look(token)).status).toBe(200)
  })

  it('is possible until its last day and refused after it; on paper it still is', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    now = new Date('2032-02-29T08:00:00Z')
    for (const late of [await accept(token), await refuse(token), await mail(id)])
      expect(late).toMatchObject(code('E223'))
    expect((await look(token)).body).toMatchObject({ state: 'EXPIRED', stateSince: '2032-02-28' })
    now = new Date('2032-03-30T08:00:00Z')
    expect(await look(token)).toMatchObject(code('E144', 404))
    now = new Date('2032-02-29T08:00:00Z')
    expect((await note(id, 'ACCEPTED', '2032-02-29')).body.state).toBe('ACCEPTED')
    const other = await anEstimation()
    const otherToken = await sent(other)
    now = new Date('2032-05-29T08:00:00Z')
    expect((await accept(otherToken)).status).toBe(201)
  })

  it.each(['', 'x', '0190aaaa-0000-7000-8000-000000000000'])(
    'is refused for a link nobody was sent (%s)',
    async (token) => {
      const refusal = token === '' ? { status: 400 } : code('E144', 404)
      for (const response of [await look(token), await accept(token), await refuse(token), await withdraw(token)])
        expect(response).toMatchObject(refusal)
    },
  )

  it('keeps the reason of a refusal, encrypted', async () => {
    const id = await anEstimation()
    await refuse(await sent(id), ' Trop cher ')
    expect((await details(id)).links[0].reason).toBe('Trop cher')
    const rows = await api.admin<{ text: string }>(
      'select l::text as text from estimation_link l where tenant_id = $1',
      [practice.tenantId],
    )
    expect(rows[0]?.text).not.toContain(Buffer.from('Trop').toString('hex'))
  })
})

describe('withdrawal', () => {
  it("is an individual's within fourteen days, once", async () => {
    const id = await anEstimation()
    const token = await sent(id)
    expect(await withdraw(token)).toMatchObject(code('E225'))
    await accept(token)
    now = new Date('2031-12-12T20:00:00Z')
    expect(await withdraw(token)).toMatchObject({
      status: 201,
      body: { state: 'WITHDRAWN', stateSince: '2031-12-12', withdrawableUntil: null },
    })
    expect(await withdraw(token)).toMatchObject(code('E224'))
    expect(await accept(token)).toMatchObject(code('E224'))
    expect((await sentEmails()).map(({ data }) => data['decision'])).toEqual([
      undefined,
      'ACCEPTED',
      'ACCEPTED',
      'WITHDRAWN',
      'WITHDRAWN',
    ])
  })

  it('is refused after that, to a firm, and of what was signed on paper', async () => {
    const token = await sent(await anEstimation())
    await accept(token)
    now = new Date('2031-12-12T23:30:00Z')
    expect(await withdraw(token)).toMatchObject(code('E225'))
    await api.admin("update patient set street_name = 'x', zip_code = '69003', city = 'Lyon' where id = $1", [
      practice.ids.firm,
    ])
    const ofFirm = await sent(await anEstimation({ patientId: practice.ids.firm }))
    expect((await accept(ofFirm, { earlyStart: true })).body).toMatchObject({ forFirm: true, withdrawableUntil: null })
    expect(await withdraw(ofFirm)).toMatchObject(code('E225'))
    const id = await anEstimation()
    const onPaper = await sent(id)
    await note(id, 'ACCEPTED', '2031-12-13')
    expect(await withdraw(onPaper)).toMatchObject(code('E225'))
  })
})

describe('a decision on paper', () => {
  it('is noted with its day and by whom, once', async () => {
    const id = await anEstimation()
    now = new Date('2031-12-05T10:00:00Z')
    expect(await note(id, 'REFUSED', '2031-12-01')).toMatchObject({
      status: 201,
      body: { state: 'REFUSED', stateSince: '2031-12-01', events: [{ channel: 'PAPER', proof: null }] },
    })
    expect(await note(id, 'ACCEPTED', '2031-12-01')).toMatchObject(code('E222'))
  })

  it.each(['2031-11-27', '2031-11-29'])('is not of %s, before the quote or to come', async (day) => {
    const id = await anEstimation()
    expect(await note(id, 'ACCEPTED', day)).toMatchObject({ status: 400, body: { problems: [{ field: 'day' }] } })
  })
})

describe('the list of quotes', () => {
  it('is filtered by the state it shows', async () => {
    const day = '2031-11-28'
    const [accepted, refusedEstimation, withdrawn, waiting] = [
      await anEstimation(),
      await anEstimation(),
      await anEstimation(),
      await anEstimation(),
    ]
    await anEstimation()
    const expired = await anEstimation({ periodOfValidity: 0 })
    await note(accepted, 'ACCEPTED', day)
    await note(refusedEstimation, 'REFUSED', day)
    const token = await sent(withdrawn)
    await accept(token)
    await withdraw(token)
    await sent(waiting)
    now = new Date('2031-11-29T10:00:00Z')
    for (const state of ['ISSUED', 'SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED']) {
      const { content, totalElements } = (await alice.get(`/estimations?state=${state}`)).body
      // The populated practice's quote of January is expired too.
      expect([state, totalElements]).toEqual([state, state === 'EXPIRED' ? 2 : 1])
      for (const row of content) expect(row.state).toBe(state)
    }
    expect((await alice.get('/estimations?state=EXPIRED')).body.content[0].id).toBe(expired)
  })
})

describe('what happened to a quote', () => {
  it.each([
    "update estimation_event set day = '2031-01-01' where tenant_id = '$t'",
    "delete from estimation_event where tenant_id = '$t'",
    'truncate estimation_event',
    "update estimation_bill set bill_id = bill_id where tenant_id = '$t'",
    "delete from estimation_bill where tenant_id = '$t'",
  ])('stays: the database refuses %s', async (statement) => {
    const id = await anEstimation()
    await accept(await sent(id))
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('estimation_bill')
        .values({ tenant_id: practice.tenantId, estimation_id: id, bill_id: practice.ids.bill })
        .execute(),
    )
    const text = statement.replace('$t', practice.tenantId)
    await expect(api.inTenant(practice.tenantId, (tx) => sql.raw(text).execute(tx))).rejects.toThrow(
      /permission denied|ESTIMATION_FROZEN/,
    )
    await expect(api.admin(text)).rejects.toThrow('ESTIMATION_FROZEN')
  })

  it('holds one decision, and no withdrawal from what was not accepted online', async () => {
    const id = await anEstimation()
    const event = (kind: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN') =>
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
    await event('ACCEPTED')
    await expect(event('REFUSED')).rejects.toThrow('estimation_event_decided_once')
    await expect(event('WITHDRAWN')).rejects.toThrow('ESTIMATION_EVENT')
  })

  it('needs ESTIMATION to be seen and noted', async () => {
    const id = await anEstimation()
    const biller = api.as((await joinPractice(api, practice, { privileges: ['BILL', 'PATIENTS'] })).token)
    expect((await biller.get(`/estimations/${id}/details`)).status).toBe(403)
    expect((await biller.post(`/estimations/${id}/mails`, { email: 'a@exemple.fr', text: 'x' })).status).toBe(403)
    expect(
      (await biller.post(`/estimations/${id}/decisions`, { decision: 'ACCEPTED', day: '2031-11-28' })).status,
    ).toBe(403)
  })

  it('is in the timeline and the documents of the patient', async () => {
    const id = await anEstimation()
    await accept(await sent(id))
    const timeline = (await alice.get(`/patients/${practice.ids.patient}/timeline?kinds=DOCUMENT`)).body.content
    const acts = timeline.map(({ act, reference }: { act: string; reference: string }) => `${act} ${reference}`)
    for (const act of ['estimationIssued', 'estimationSent', 'estimationAccepted'])
      expect(acts).toContain(`${act} D-2031-0002`)
    const documents = (await alice.get(`/patients/${practice.ids.patient}/documents`)).body
    expect(documents.find(({ id: each }: { id: string }) => each === id).status).toBe('Accepté le 28/11/2031')
  })

  it('keeps the decision when the patient is erased, not where it was sent nor why it was refused', async () => {
    const id = await anEstimation()
    const token = await sent(id)
    await refuse(token, 'canari')
    expect((await alice.post(`/patients/${practice.ids.patient}/erasure`, {})).status).toBe(200)
    expect(await details(id)).toMatchObject({ state: 'REFUSED', links: [], events: [{ kind: 'SENT' }, {}] })
    expect(await look(token)).toMatchObject(code('E144', 404))
  })
})

const bill = (estimationId: string, billNumber: string) =>
  alice.post('/billings', {
    ...aBillInput({ patientId: practice.ids.patient, therapistId: practice.therapistId }),
    billNumber,
    estimationId,
  })

describe('the invoice of a quote', () => {
  it('begins with what the quote says, and is kept with it', async () => {
    const id = await anEstimation()
    await note(id, 'ACCEPTED', '2031-11-28')
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
    expect((await bill(id, 'F-2')).status).toBe(200)
    const bills = [{ billNumber: 'F-2', isCredited: false }]
    expect((await details(id)).bills).toMatchObject(bills)
    expect((await alice.get('/estimations')).body.content[0].bills).toMatchObject(bills)
    const [billId] = (await details(id)).bills.map(({ id: each }: { id: string }) => each)
    await alice.post(`/billings/${billId}/credit-notes`, { lines: null, reason: 'Erreur' })
    expect((await details(id)).bills).toMatchObject([{ isCredited: true }])
  })

  it('names no quote of another practice, and nothing is issued', async () => {
    const other = await openPopulatedPractice(api)
    expect((await bill(other.ids.estimation, 'F-2')).status).toBe(404)
    expect((await alice.get(`/billings/estimation-origin?estimationId=${other.ids.estimation}`)).status).toBe(404)
    expect((await alice.get('/next-number/billings')).body.billNumber).toBe('F-2')
  })

  it('needs BILL', async () => {
    const id = await anEstimation()
    const quoter = api.as((await joinPractice(api, practice, { privileges: ['ESTIMATION'] })).token)
    expect((await quoter.get(`/billings/estimation-origin?estimationId=${id}`)).status).toBe(403)
  })
})
