import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { purge } from '../../../jobs/purge.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
let now = new Date()

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date()
  practice = await openPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
})

const path = '/user/team/members'
const named = (...names: string[]) => names.map((name) => ({ name }))
const address = () => `ines.${crypto.randomUUID()}@exemple.fr`
const invite = (email: string, change: object = {}) =>
  alice.post(path, { email, role: 'THERAPIST', authorizations: named('AGENDA', 'PATIENTS'), ...change })
const linkTo = async (email: string) => {
  const emails = (await api.mails('teamInvitation')).filter(({ to }) => to.address === email)
  return emails.at(-1)?.data.token ?? ''
}
const acceptance = (token: string, email: string) => ({
  token,
  email,
  firstname: 'Inès',
  lastname: 'Belkacem',
  password: 'une phrase assez longue',
})
const accept = (token: string, email: string) => api.as().post('/invitation/accept', acceptance(token, email))

async function joined(email = address(), change: object = {}) {
  await invite(email, change)
  const { status, body } = await accept(await linkTo(email), email)
  expect(status).toBe(201)
  const team: { id: string; email: string; version: string }[] = (await alice.get('/user/team')).body
  const member = team.find((each) => each.email === email)
  return { email, token: String(body.token), id: member?.id ?? '', version: member?.version ?? '' }
}

describe('an invitation', () => {
  it('opens an account with its role and authorizations, once', async () => {
    const email = address()
    const { status, body } = await invite(email.toUpperCase())
    expect([status, body.email, body.role, body.expired]).toEqual([201, email, 'THERAPIST', false])
    expect((await alice.get('/user/team/invitations')).body).toEqual([body])
    const token = await linkTo(email)
    expect(await api.as().post('/invitation', { token })).toMatchObject({
      status: 200,
      body: { practiceName: 'Alice Durand', role: 'THERAPIST' },
    })
    const accepted = await accept(token, email)
    expect(accepted.status).toBe(201)
    expect(String(accepted.headers['set-cookie'])).toContain('HttpOnly')
    expect((await api.as(String(accepted.body.token)).get('/user/details')).body).toMatchObject({
      firstname: 'Inès',
      roles: ['ROLE_THERAPIST'],
      privileges: ['AGENDA', 'PATIENTS'],
    })
    expect((await alice.get('/user/team/invitations')).body).toEqual([])
    expect(await accept(token, email)).toMatchObject({ status: 404, body: { errorCode: 'E200' } })
  })

  it('is accepted by one of several presses at once', async () => {
    const email = address()
    await invite(email)
    const token = await linkTo(email)
    const all = await Promise.all([1, 2, 3].map(() => accept(token, email)))
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 404, 404])
    const team: { email: string }[] = (await alice.get('/user/team')).body
    expect(team.filter((member) => member.email === email)).toHaveLength(1)
    expect(await api.admin('select id from auth.account where email = $1', [email])).toHaveLength(1)
  })

  it('is refused from another address, after it was withdrawn, and when it is too old', async () => {
    const email = address()
    const { body } = await invite(email)
    const token = await linkTo(email)
    expect(await accept(token, address())).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'email', message: 'Cette invitation a été envoyée à une autre adresse.' }] },
    })
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect(await accept(token, email)).toMatchObject({ status: 404, body: { errorCode: 'E202' } })
    expect((await alice.delete(`/user/team/invitations/${body.id}`)).status).toBe(204)
    expect(await api.as().post('/invitation', { token })).toMatchObject({ status: 404, body: { errorCode: 'E201' } })
    expect((await accept('inconnu', email)).body.errorCode).toBe('E144')
    expect((await alice.delete(`/user/team/invitations/${body.id}`)).status).toBe(404)
  })

  it('is sent again with another link, and the former one is void', async () => {
    const email = address()
    const { body } = await invite(email)
    const former = await linkTo(email)
    now = new Date(now.getTime() + 1000)
    expect((await alice.post(`/user/team/invitations/${body.id}/resend`)).status).toBe(200)
    // The former e-mail was still waiting: it is withdrawn.
    expect((await api.mails('teamInvitation')).filter(({ to }) => to.address === email)).toHaveLength(1)
    expect((await accept(former, email)).body.errorCode).toBe('E144')
    expect((await accept(await linkTo(email), email)).status).toBe(201)
  })

  it('is refused for an address in use, here or elsewhere, and for one that is invited', async () => {
    const email = address()
    await invite(email)
    for (const taken of [practice.email, (await openPractice(api)).email, email])
      expect(await invite(taken)).toMatchObject({ status: 400, body: { errorCode: 'E102' } })
  })

  it('keeps its secret from the database', async () => {
    const email = address()
    await invite(email)
    const token = await linkTo(email)
    const rows = await api.admin<{ row: string }>('select t::text as row from invitation t where email = $1', [email])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
  })

  it('is purged a month after it ended', async () => {
    const email = address()
    const { body } = await invite(email)
    await api.admin("update invitation set expires_at = now() - interval '31 days' where id = $1", [body.id])
    await purge(api.database)
    expect((await alice.get('/user/team/invitations')).body).toEqual([])
  })

  it('is limited by the contract, the owner left out', async () => {
    await api.admin('update tenant set nb_max_assistants = 1, nb_max_therapists = 1 where id = $1', [practice.tenantId])
    expect((await invite(address())).body.errorCode).toBe('E205')
    const assistant = { role: 'ASSISTANT' }
    const both = await Promise.all([invite(address(), assistant), invite(address(), assistant)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    const [, second] = await Promise.all([
      api.admin('update tenant set nb_max_therapists = 2 where id = $1', [practice.tenantId]),
      invite(address(), { role: 'ADMIN' }),
    ])
    expect(second.status).toBe(400)
    expect((await invite(address())).status).toBe(201)
  })
})

describe('the team', () => {
  it('is for who administers a practice with an offer of several members', async () => {
    const assistant = await joinPractice(api, practice, { privileges: ['AGENDA', 'BILL'] })
    expect((await api.as(assistant.token).get('/user/team/invitations')).status).toBe(403)
    const standard = await openPractice(api, { offer: 'STANDARD' })
    expect((await api.as(standard.token).get('/user/team/invitations')).status).toBe(403)
    expect((await api.as(standard.token).post(path, { email: address(), authorizations: [] })).status).toBe(403)
  })

  it('has roles only an administrator gives', async () => {
    const deputy = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    const bruno = api.as(deputy.token)
    const body = { email: address(), authorizations: named('AGENDA') }
    expect((await bruno.post(path, { ...body, role: 'THERAPIST' })).status).toBe(403)
    expect((await bruno.post(path, body)).body.role).toBe('ASSISTANT')
    const owner = { id: practice.therapistId, email: practice.email, authorizations: [] }
    expect((await bruno.put(path, owner)).status).toBe(403)
    expect((await bruno.delete(`${path}/${practice.therapistId}`)).status).toBe(403)
  })

  it('keeps its last administrator', async () => {
    const owner = { id: practice.therapistId, email: practice.email, authorizations: named('AGENDA') }
    expect((await alice.put(path, { ...owner, role: 'THERAPIST' })).body.errorCode).toBe('E203')
    expect((await alice.delete(`${path}/${practice.therapistId}`)).body.errorCode).toBe('E203')
    expect(
      (
        await alice.post(`${path}/${practice.therapistId}/handover`, {
          successorId: null,
          others: [],
          force: false,
          leaves: true,
        })
      ).body.errorCode,
    ).toBe('E203')
    expect((await alice.get('/user/team')).body).toMatchObject([{ id: practice.therapistId, role: 'ADMIN' }])
    await joinPractice(api, practice, { roles: ['ROLE_ADMIN'], privileges: ['ADMINISTRATION'] })
    expect((await alice.put(path, { ...owner, role: 'THERAPIST' })).body).toMatchObject({
      role: 'THERAPIST',
      authorizations: named('AGENDA'),
    })
  })

  it("changes rights that are in force at the member's next call, without ending the sign-in", async () => {
    const ines = await joined()
    const sign = await api.as().post('/login', { email: ines.email, password: 'une phrase assez longue' })
    const cookie = String(sign.headers['set-cookie']).split(';')[0] ?? ''
    const changed = await alice.put(path, { id: ines.id, email: ines.email, authorizations: named('CLUBS') })
    expect(changed).toMatchObject({ status: 200, body: { role: 'THERAPIST', authorizations: named('CLUBS') } })
    expect((await api.as(String(sign.body.token)).get('/clubs')).status).toBe(401)
    const renewed = await api.as().post('/session/renew', undefined, { cookie })
    const again = api.as(String(renewed.body.token))
    expect([(await again.get('/clubs')).status, (await again.get('/patients')).status]).toEqual([200, 403])
    expect((await alice.put(path, { id: ines.id, email: ines.email, authorizations: named('CLUBS') })).status).toBe(200)
    expect((await again.get('/clubs')).status).toBe(200)
  })

  it('refuses another address (E126), another version (412) and an unknown member', async () => {
    const { id, email, version } = await joined()
    const body = { id, email, authorizations: named('CLUBS') }
    expect(await alice.put(path, { ...body, email: address() })).toMatchObject({
      status: 400,
      body: { errorCode: 'E126', message: "L'addresse mail ne peut être changée." },
    })
    const seen = { 'if-match': `"${version}"` }
    expect((await alice.put(path, body, seen)).status).toBe(200)
    expect((await alice.put(path, { ...body, authorizations: [] }, seen)).status).toBe(412)
    const { headers } = await alice.get(`${path}/${id}`)
    expect((await alice.put(path, body, { 'if-match': String(headers.etag) })).status).toBe(200)
    expect((await alice.put(path, { ...body, id: crypto.randomUUID() })).status).toBe(404)
  })

  it('says nothing of the rights in the audit but that they changed', async () => {
    const { id, email } = await joined()
    await alice.put(path, { id, email, role: 'ASSISTANT', authorizations: named('CLUBS') })
    const acts = await api.admin<{ act: string; details: unknown }>(
      "select act, details from audit where tenant_id = $1 and entity = 'member' order by at",
      [practice.tenantId],
    )
    expect(acts).toEqual([
      { act: 'join', details: {} },
      { act: 'changeRights', details: { fields: ['roles', 'privileges'] } },
    ])
  })
})

const session = async (therapistId: string, day: string, change: object = {}) => {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: therapistId,
        session_type_id: practice.sessionTypeId,
        day,
        start_time: '10:00',
        end_time: '11:00',
        state: 'VALIDATED',
        with_animal_only: true,
        ...change,
      })
      .execute(),
  )
  return id
}
const therapistOf = async (id: string) => {
  const [row] = await api.admin<{ therapist_id: string }>('select therapist_id from session where id = $1', [id])
  return row?.therapist_id
}
const handOver = (id: string, change: object, query = '') =>
  alice.post(`${path}/${id}/handover${query}`, {
    successorId: null,
    others: [],
    force: false,
    leaves: true,
    ...change,
  })

describe('a member who leaves', () => {
  it('signs in no more, is no longer of the team, and frees the address', async () => {
    const { id, email, token } = await joined()
    expect((await alice.delete(`${path}/${id}`)).status).toBe(204)
    expect((await api.as(token).get('/user')).status).toBe(401)
    expect((await api.as().post('/login', { email, password: 'une phrase assez longue' })).status).toBe(404)
    expect((await alice.get(`${path}/${id}`)).status).toBe(404)
    const team: { id: string }[] = (await alice.get('/user/team')).body
    expect(team.map((member) => member.id)).toEqual([practice.therapistId])
    expect((await joined(email)).id).not.toBe(id)
  })

  it('keeps the sessions that are over, and gives all to come to others, in one act', async () => {
    const ines = await joined()
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })
    const past = await session(ines.id, '2025-03-03')
    const [first, second] = [await session(ines.id, '2199-03-03'), await session(ines.id, '2199-03-04')]
    expect((await alice.delete(`${path}/${ines.id}`)).body.errorCode).toBe('E204')
    expect((await handOver(ines.id, {})).body.problems).toEqual([
      { field: 'successorId', message: 'Choisissez un praticien du cabinet.' },
    ])
    const others = [{ sessionId: second, successorId: bruno.id }]
    const preview = await handOver(ines.id, { successorId: practice.therapistId, others }, '?dryRun=true')
    expect(preview.body.sessions.map(({ successorId }: { successorId: string }) => successorId)).toEqual([
      practice.therapistId,
      bruno.id,
    ])
    expect(await therapistOf(first)).toBe(ines.id)
    expect((await handOver(ines.id, { successorId: practice.therapistId, others })).status).toBe(200)
    expect([await therapistOf(past), await therapistOf(first), await therapistOf(second)]).toEqual([
      ines.id,
      practice.therapistId,
      bruno.id,
    ])
    expect((await alice.get(`${path}/${ines.id}`)).status).toBe(404)
  })

  it('is stopped whole by a conflict, unless it is saved over', async () => {
    const ines = await joined()
    const [free, busy] = [await session(ines.id, '2199-03-03'), await session(ines.id, '2199-03-04')]
    await session(practice.therapistId, '2199-03-04', { start_time: '10:30', end_time: '12:00' })
    const refusal = await handOver(ines.id, { successorId: practice.therapistId })
    expect(refusal).toMatchObject({ status: 409, body: { errorCode: 'E143' } })
    expect(refusal.body.conflicts.map(({ date, kind }: { date: string; kind: string }) => [date, kind])).toEqual([
      ['2199-03-04', 'therapist'],
    ])
    expect(await therapistOf(free)).toBe(ines.id)
    expect((await alice.get(`${path}/${ines.id}`)).status).toBe(200)
    expect((await handOver(ines.id, { successorId: practice.therapistId, force: true })).status).toBe(200)
    expect(await therapistOf(busy)).toBe(practice.therapistId)
  })

  it('sees in the subscribed calendar that the sessions are cancelled', async () => {
    const ines = await joined()
    const day = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
    await session(ines.id, day)
    const feed = await api.as(ines.token).post('/user/personalize/calendar-feed', { withPatients: false })
    const file = async () =>
      (await api.app.inject({ url: new URL(feed.body.url).pathname })).body.match(/^(STATUS|BEGIN:VEVENT).*/gm)?.join()
    expect(await file()).toContain('STATUS:CONFIRMED')
    expect((await handOver(ines.id, { successorId: practice.therapistId })).status).toBe(200)
    const after = await file()
    expect(after).toContain('STATUS:CANCELLED')
    expect(after).not.toContain('CONFIRMED')
    await api.admin("update member set left_at = now() - interval '31 days' where id = $1", [ines.id])
    expect((await api.app.inject({ url: new URL(feed.body.url).pathname })).statusCode).toBe(404)
  })

  it('gives sessions to no assistant, and to nobody of another practice', async () => {
    const ines = await joined()
    const sessionId = await session(ines.id, '2199-03-03')
    const assistant = await joinPractice(api, practice)
    expect((await handOver(ines.id, { successorId: assistant.id })).status).toBe(400)
    expect((await handOver(ines.id, { successorId: ines.id })).status).toBe(400)
    expect((await handOver(ines.id, { successorId: (await openPractice(api)).therapistId })).status).toBe(404)
    expect(await therapistOf(sessionId)).toBe(ines.id)
    expect((await alice.get(`${path}/${ines.id}`)).status).toBe(200)
  })

  it('is a therapist no more only once the sessions are given', async () => {
    const ines = await joined()
    await session(ines.id, '2199-03-03')
    const lowered = { id: ines.id, email: ines.email, role: 'ASSISTANT', authorizations: [] }
    expect((await alice.put(path, lowered)).body.errorCode).toBe('E204')
    expect((await handOver(ines.id, { successorId: practice.therapistId, leaves: false })).status).toBe(200)
    expect((await alice.put(path, lowered)).body.role).toBe('ASSISTANT')
  })
})
