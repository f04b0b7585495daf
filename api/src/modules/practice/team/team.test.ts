import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { purge } from '../../../jobs/purge.ts'
import {
  joinPractice,
  openPatientAccount,
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
const toAuthorizations = (...names: string[]) => names.map((name) => ({ name }))
const newAddress = () => `ines.${crypto.randomUUID()}@exemple.fr`
const inviteMember = (email: string, change: object = {}) =>
  alice.post(path, { email, role: 'THERAPIST', authorizations: toAuthorizations('AGENDA', 'PATIENTS'), ...change })
const readLinkToken = async (email: string) => {
  const emails = (await api.mails('teamInvitation')).filter(({ to }) => to.address === email)
  return emails.at(-1)?.data.token ?? ''
}
const acceptanceInput = (token: string, email: string) => ({
  token,
  email,
  firstname: 'Inès',
  lastname: 'Belkacem',
  password: 'une phrase assez longue',
})
const acceptInvitation = (token: string, email: string) =>
  api.as().post('/invitation/accept', acceptanceInput(token, email))

async function joinTeam(email = newAddress(), change: object = {}) {
  await inviteMember(email, change)
  const { status, body } = await acceptInvitation(await readLinkToken(email), email)
  expect(status).toBe(201)
  const team: { id: string; email: string; version: string }[] = (await alice.get('/user/team')).body
  const member = team.find((candidate) => candidate.email === email)
  return { email, token: String(body.token), id: member?.id ?? '', version: member?.version ?? '' }
}

describe('an invitation', () => {
  it('opens an account with its role and authorizations, and works only once', async () => {
    const email = newAddress()
    const { status, body } = await inviteMember(email.toUpperCase())
    expect([status, body.email, body.role, body.expired]).toEqual([201, email, 'THERAPIST', false])
    expect((await alice.get('/user/team/invitations')).body).toEqual([body])
    const token = await readLinkToken(email)
    expect(await api.as().post('/invitation', { token })).toMatchObject({
      status: 200,
      body: { practiceName: 'Alice Durand', role: 'THERAPIST' },
    })
    const response = await acceptInvitation(token, email)
    expect(response.status).toBe(201)
    expect(String(response.headers['set-cookie'])).toContain('HttpOnly')
    expect((await api.as(String(response.body.token)).get('/user/details')).body).toMatchObject({
      firstname: 'Inès',
      roles: ['ROLE_THERAPIST'],
      privileges: ['AGENDA', 'PATIENTS'],
    })
    expect((await alice.get('/user/team/invitations')).body).toEqual([])
    expect(await acceptInvitation(token, email)).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.invitationUsed },
    })
  })

  it('is accepted by only one of several concurrent requests', async () => {
    const email = newAddress()
    await inviteMember(email)
    const token = await readLinkToken(email)
    const responses = await Promise.all([1, 2, 3].map(() => acceptInvitation(token, email)))
    expect(responses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 404, 404])
    const team: { email: string }[] = (await alice.get('/user/team')).body
    expect(team.filter((member) => member.email === email)).toHaveLength(1)
    expect(await api.admin('select id from auth.account where email = $1', [email])).toHaveLength(1)
  })

  it('is refused from another address, when withdrawn and when expired', async () => {
    const email = newAddress()
    const { body } = await inviteMember(email)
    const token = await readLinkToken(email)
    expect(await acceptInvitation(token, newAddress())).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'email', message: 'Cette invitation a été envoyée à une autre adresse.' }] },
    })
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect(await acceptInvitation(token, email)).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.invitationExpired },
    })
    expect((await alice.delete(`/user/team/invitations/${body.id}`)).status).toBe(204)
    expect(await api.as().post('/invitation', { token })).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.invitationWithdrawn },
    })
    expect((await acceptInvitation('inconnu', email)).body.errorCode).toBe(errorCode.linkRefused)
    expect((await alice.delete(`/user/team/invitations/${body.id}`)).status).toBe(404)
  })

  it('can be sent again with a new link, which revokes the former link', async () => {
    const email = newAddress()
    const { body } = await inviteMember(email)
    const formerToken = await readLinkToken(email)
    now = new Date(now.getTime() + 1000)
    expect((await alice.post(`/user/team/invitations/${body.id}/resend`)).status).toBe(200)
    // The pending former e-mail was withdrawn.
    expect((await api.mails('teamInvitation')).filter(({ to }) => to.address === email)).toHaveLength(1)
    expect((await acceptInvitation(formerToken, email)).body.errorCode).toBe(errorCode.linkRefused)
    expect((await acceptInvitation(await readLinkToken(email), email)).status).toBe(201)
  })

  it('is refused for an address that is in use in any practice or already invited', async () => {
    const email = newAddress()
    await inviteMember(email)
    for (const usedAddress of [practice.email, (await openPractice(api)).email, email])
      expect(await inviteMember(usedAddress)).toMatchObject({ status: 400, body: { errorCode: errorCode.emailTaken } })
  })

  it('stores no usable link in the database', async () => {
    const email = newAddress()
    await inviteMember(email)
    const token = await readLinkToken(email)
    const rows = await api.admin<{ row: string }>('select t::text as row from invitation t where email = $1', [email])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
  })

  it('is deleted a month after it expired', async () => {
    const email = newAddress()
    const { body } = await inviteMember(email)
    await api.admin("update invitation set expires_at = now() - interval '31 days' where id = $1", [body.id])
    await purge(api.database)
    expect((await alice.get('/user/team/invitations')).body).toEqual([])
  })

  it('is limited by the seats of the subscription; if only one is for therapists, the owner takes it', async () => {
    await api.admin('update tenant set nb_max_assistants = 1, nb_max_therapists = 1 where id = $1', [practice.tenantId])
    expect((await inviteMember(newAddress())).body.errorCode).toBe(errorCode.teamFull)
    const assistant = { role: 'ASSISTANT' }
    const responses = await Promise.all([inviteMember(newAddress(), assistant), inviteMember(newAddress(), assistant)])
    expect(responses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 409])
    const [, adminResponse] = await Promise.all([
      api.admin('update tenant set nb_max_therapists = 2 where id = $1', [practice.tenantId]),
      inviteMember(newAddress(), { role: 'ADMIN' }),
    ])
    expect(adminResponse.status).toBe(400)
    expect((await inviteMember(newAddress())).status).toBe(201)
  })
})

describe('the team', () => {
  it('is managed only with the privilege ADMINISTRATION, and not in the offer Standard', async () => {
    const assistant = await joinPractice(api, practice, { privileges: ['AGENDA', 'BILL'] })
    expect((await api.as(assistant.token).get('/user/team/invitations')).status).toBe(403)
    const standardPractice = await openPractice(api, { offer: 'STANDARD' })
    expect((await api.as(standardPractice.token).get('/user/team/invitations')).status).toBe(403)
    expect((await api.as(standardPractice.token).post(path, { email: newAddress(), authorizations: [] })).status).toBe(
      403,
    )
  })

  it('lets only administrators invite therapists, and change or remove an administrator', async () => {
    const memberWithAdministration = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    const bruno = api.as(memberWithAdministration.token)
    const body = { email: newAddress(), authorizations: toAuthorizations('AGENDA') }
    expect((await bruno.post(path, { ...body, role: 'THERAPIST' })).status).toBe(403)
    expect((await bruno.post(path, body)).body.role).toBe('ASSISTANT')
    const owner = { id: practice.therapistId, email: practice.email, authorizations: [] }
    expect((await bruno.put(path, owner)).status).toBe(403)
    expect((await bruno.delete(`${path}/${practice.therapistId}`)).status).toBe(403)
  })

  it('keeps its last administrator', async () => {
    const owner = { id: practice.therapistId, email: practice.email, authorizations: toAuthorizations('AGENDA') }
    expect((await alice.put(path, { ...owner, role: 'THERAPIST' })).body.errorCode).toBe(errorCode.lastAdmin)
    expect((await alice.delete(`${path}/${practice.therapistId}`)).body.errorCode).toBe(errorCode.lastAdmin)
    expect(
      (
        await alice.post(`${path}/${practice.therapistId}/handover`, {
          successorId: null,
          others: [],
          force: false,
          leaves: true,
        })
      ).body.errorCode,
    ).toBe(errorCode.lastAdmin)
    expect((await alice.get('/user/team')).body).toMatchObject([{ id: practice.therapistId, role: 'ADMIN' }])
    await joinPractice(api, practice, { roles: ['ROLE_ADMIN'], privileges: ['ADMINISTRATION'] })
    expect((await alice.put(path, { ...owner, role: 'THERAPIST' })).body).toMatchObject({
      role: 'THERAPIST',
      authorizations: toAuthorizations('AGENDA'),
    })
  })

  it("applies changed rights at the member's next call, without ending the sign-in", async () => {
    const ines = await joinTeam()
    const signInResponse = await api.as().post('/login', { email: ines.email, password: 'une phrase assez longue' })
    const cookie = String(signInResponse.headers['set-cookie']).split(';')[0] ?? ''
    const response = await alice.put(path, {
      id: ines.id,
      email: ines.email,
      authorizations: toAuthorizations('CLUBS'),
    })
    expect(response).toMatchObject({
      status: 200,
      body: { role: 'THERAPIST', authorizations: toAuthorizations('CLUBS') },
    })
    expect((await api.as(String(signInResponse.body.token)).get('/clubs')).status).toBe(401)
    const renewalResponse = await api.as().post('/session/renew', undefined, { cookie })
    const renewedCaller = api.as(String(renewalResponse.body.token))
    expect([(await renewedCaller.get('/clubs')).status, (await renewedCaller.get('/patients')).status]).toEqual([
      200, 403,
    ])
    expect(
      (await alice.put(path, { id: ines.id, email: ines.email, authorizations: toAuthorizations('CLUBS') })).status,
    ).toBe(200)
    expect((await renewedCaller.get('/clubs')).status).toBe(200)
  })

  it('refuses a change of the e-mail address (E126), an outdated version (412) and an unknown member', async () => {
    const { id, email, version } = await joinTeam()
    const body = { id, email, authorizations: toAuthorizations('CLUBS') }
    expect(await alice.put(path, { ...body, email: newAddress() })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.memberEmailFixed, message: "L'addresse mail ne peut être changée." },
    })
    const ifMatchHeader = { 'if-match': `"${version}"` }
    expect((await alice.put(path, body, ifMatchHeader)).status).toBe(200)
    expect((await alice.put(path, { ...body, authorizations: [] }, ifMatchHeader)).status).toBe(412)
    const { headers } = await alice.get(`${path}/${id}`)
    expect((await alice.put(path, body, { 'if-match': String(headers.etag) })).status).toBe(200)
    expect((await alice.put(path, { ...body, id: crypto.randomUUID() })).status).toBe(404)
  })

  it('audits the names of the changed fields, not the rights themselves', async () => {
    const { id, email } = await joinTeam()
    await alice.put(path, { id, email, role: 'ASSISTANT', authorizations: toAuthorizations('CLUBS') })
    const auditRows = await api.admin<{ act: string; details: unknown }>(
      "select act, details from audit where tenant_id = $1 and entity = 'member' order by at",
      [practice.tenantId],
    )
    expect(auditRows).toEqual([
      { act: 'join', details: {} },
      { act: 'changeRights', details: { fields: ['roles', 'privileges'] } },
    ])
  })
})

const addSession = async (therapistId: string, day: string, change: object = {}) => {
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
const readTherapistId = async (id: string) => {
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
  it('is signed out and removed from the team, and the address is freed', async () => {
    const { id, email, token } = await joinTeam()
    expect((await alice.delete(`${path}/${id}`)).status).toBe(204)
    expect((await api.as(token).get('/user')).status).toBe(401)
    expect((await api.as().post('/login', { email, password: 'une phrase assez longue' })).status).toBe(404)
    expect((await alice.get(`${path}/${id}`)).status).toBe(404)
    const team: { id: string }[] = (await alice.get('/user/team')).body
    expect(team.map((member) => member.id)).toEqual([practice.therapistId])
    expect((await joinTeam(email)).id).not.toBe(id)
  })

  it('keeps past sessions, and leaves by handing over the future ones, also to several therapists', async () => {
    const ines = await joinTeam()
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })
    const pastSession = await addSession(ines.id, '2025-03-03')
    const [firstSession, secondSession] = [
      await addSession(ines.id, '2199-03-03'),
      await addSession(ines.id, '2199-03-04'),
    ]
    expect((await alice.delete(`${path}/${ines.id}`)).body.errorCode).toBe(errorCode.memberHasSessions)
    expect((await handOver(ines.id, {})).body.problems).toEqual([
      { field: 'successorId', message: 'Choisissez un praticien du cabinet.' },
    ])
    const exceptions = [{ sessionId: secondSession, successorId: bruno.id }]
    const preview = await handOver(ines.id, { successorId: practice.therapistId, others: exceptions }, '?dryRun=true')
    expect(preview.body.sessions.map(({ successorId }: { successorId: string }) => successorId)).toEqual([
      practice.therapistId,
      bruno.id,
    ])
    expect(await readTherapistId(firstSession)).toBe(ines.id)
    expect((await handOver(ines.id, { successorId: practice.therapistId, others: exceptions })).status).toBe(200)
    expect([
      await readTherapistId(pastSession),
      await readTherapistId(firstSession),
      await readTherapistId(secondSession),
    ]).toEqual([ines.id, practice.therapistId, bruno.id])
    expect((await alice.get(`${path}/${ines.id}`)).status).toBe(404)
  })

  it('hands over a booked session, and e-mails its booker the name of the former therapist', async () => {
    const ines = await joinTeam()
    const { patientId } = await openPatientAccount(api)
    const id = await addSession(ines.id, '2199-03-03', { requested_by: patientId })
    const [formerTherapist] = await api.admin<{ name: string }>(
      "select firstname || ' ' || lastname as name from member where id = $1",
      [ines.id],
    )
    expect((await handOver(ines.id, { successorId: practice.therapistId })).status).toBe(200)
    const mails = (await api.mails('sessionMoved')).filter(({ data }) => data.sessionId === id)
    expect(mails).toMatchObject([
      {
        data: {
          therapistName: 'Alice Durand',
          former: { date: '2199-03-03', startTime: '10:00', therapistName: formerTherapist?.name },
        },
      },
    ])
  })

  it('keeps all sessions if one of them conflicts, unless the handover is forced', async () => {
    const ines = await joinTeam()
    const [freeSession, conflictingSession] = [
      await addSession(ines.id, '2199-03-03'),
      await addSession(ines.id, '2199-03-04'),
    ]
    await addSession(practice.therapistId, '2199-03-04', { start_time: '10:30', end_time: '12:00' })
    const refusal = await handOver(ines.id, { successorId: practice.therapistId })
    expect(refusal).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionConflict } })
    expect(refusal.body.conflicts.map(({ date, kind }: { date: string; kind: string }) => [date, kind])).toEqual([
      ['2199-03-04', 'therapist'],
    ])
    expect(await readTherapistId(freeSession)).toBe(ines.id)
    expect((await alice.get(`${path}/${ines.id}`)).status).toBe(200)
    expect((await handOver(ines.id, { successorId: practice.therapistId, force: true })).status).toBe(200)
    expect(await readTherapistId(conflictingSession)).toBe(practice.therapistId)
  })

  it('sees handed-over sessions as cancelled in the subscribed calendar, which ends a month later', async () => {
    const ines = await joinTeam()
    const day = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
    await addSession(ines.id, day)
    const feed = await api.as(ines.token).post('/user/personalize/calendar-feed', { withPatients: false })
    const readFeed = async () =>
      (await api.app.inject({ url: new URL(feed.body.url).pathname })).body.match(/^(STATUS|BEGIN:VEVENT).*/gm)?.join()
    expect(await readFeed()).toContain('STATUS:CONFIRMED')
    expect((await handOver(ines.id, { successorId: practice.therapistId })).status).toBe(200)
    const feedAfterHandover = await readFeed()
    expect(feedAfterHandover).toContain('STATUS:CANCELLED')
    expect(feedAfterHandover).not.toContain('CONFIRMED')
    await api.admin("update member set left_at = now() - interval '31 days' where id = $1", [ines.id])
    expect((await api.app.inject({ url: new URL(feed.body.url).pathname })).statusCode).toBe(404)
  })

  it('cannot hand over sessions to an assistant or another practice', async () => {
    const ines = await joinTeam()
    const sessionId = await addSession(ines.id, '2199-03-03')
    const assistant = await joinPractice(api, practice)
    expect((await handOver(ines.id, { successorId: assistant.id })).status).toBe(400)
    expect((await handOver(ines.id, { successorId: ines.id })).status).toBe(400)
    expect((await handOver(ines.id, { successorId: (await openPractice(api)).therapistId })).status).toBe(404)
    expect(await readTherapistId(sessionId)).toBe(ines.id)
    expect((await alice.get(`${path}/${ines.id}`)).status).toBe(200)
  })

  it('loses the therapist role only after the sessions are handed over', async () => {
    const ines = await joinTeam()
    await addSession(ines.id, '2199-03-03')
    const assistantInput = { id: ines.id, email: ines.email, role: 'ASSISTANT', authorizations: [] }
    expect((await alice.put(path, assistantInput)).body.errorCode).toBe(errorCode.memberHasSessions)
    expect((await handOver(ines.id, { successorId: practice.therapistId, leaves: false })).status).toBe(200)
    expect((await alice.put(path, assistantInput)).body.role).toBe('ASSISTANT')
  })
})
