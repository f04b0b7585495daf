import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { v7 as uuidv7 } from 'uuid'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  joinPractice,
  openPractice,
  testApp,
  type ApiResponse,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
const now = new Date('2027-03-01T09:00:00Z')

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
  await api.admin("update session_type set name = 'Équithérapie' where tenant_id = $1", [practice.tenantId])
  await api.admin('update tenant set payable = true where id = $1', [practice.tenantId])
})

const settingsPath = '/user/personalize/calendar-feed'
const pathOf = (url: string) => new URL(url).pathname.replace(/^\/api/, '')

const subscribe = async (withPatients = false, caller = alice): Promise<string> => {
  const { status, body } = await caller.post(settingsPath, { withPatients })
  expect(status).toBe(201)
  return pathOf(body.url)
}

const addSession = async (day: string, change: object = {}): Promise<string> => {
  const id = uuidv7()
  const ids = {
    tenant_id: practice.tenantId,
    id,
    therapist_id: practice.therapistId,
    session_type_id: practice.sessionTypeId,
  }
  const session = { day, start_time: '10:00', end_time: '11:00', state: 'VALIDATED' as const, with_animal_only: true }
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({ ...ids, ...session, ...change })
      .execute(),
  )
  return id
}

const fetchFeed = (path: string, headers: Record<string, string> = {}): Promise<ApiResponse & { text: string }> =>
  api.app.inject({ url: `/api${path}`, headers }).then(({ statusCode, headers: responseHeaders, body }) => ({
    status: statusCode,
    headers: responseHeaders,
    body: null,
    text: body,
  }))

const unfoldedText = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')

/** The events of the file, each as values by property name, such as `DTSTART;TZID=Europe/Paris`. */
async function listEvents(path: string): Promise<Record<string, string>[]> {
  const { status, text } = await fetchFeed(path)
  expect(status).toBe(200)
  const blocks = unfoldedText(text).matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)
  return [...blocks].map(([, lines = '']) =>
    Object.fromEntries(
      lines
        .trim()
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  )
}

const listUids = async (path: string) => (await listEvents(path)).map(({ UID }) => UID)

describe("the address of a therapist's calendar feed", () => {
  it('is shown once, and can be revoked', async () => {
    expect((await alice.get(settingsPath)).body).toEqual({ active: false, withPatients: false, createdAt: null })
    const { body } = await alice.post(settingsPath, { withPatients: true })
    expect(body).toEqual({
      active: true,
      withPatients: true,
      createdAt: now.toISOString(),
      url: expect.stringMatching(/^https:\/\/complice\.test\/api\/calendars\/[\w-]{43}\.ics$/),
    })
    expect((await alice.get(settingsPath)).body).toEqual({
      active: true,
      withPatients: true,
      createdAt: now.toISOString(),
    })
    expect((await fetchFeed(pathOf(body.url))).status).toBe(200)
    expect((await alice.delete(settingsPath)).status).toBe(204)
    expect((await fetchFeed(pathOf(body.url))).status).toBe(404)
    expect((await alice.get(settingsPath)).body.active).toBe(false)
    expect((await alice.delete(settingsPath)).status).toBe(204)
  })

  it('replaces the former address, which is revoked', async () => {
    const [formerPath, currentPath] = [await subscribe(), await subscribe()]
    expect(currentPath).not.toBe(formerPath)
    expect((await fetchFeed(formerPath)).status).toBe(404)
    expect((await fetchFeed(currentPath)).status).toBe(200)
    expect((await fetchFeed(currentPath.replace('.ics', ''))).status).toBe(200)
  })

  it('is not stored in clear text in the feed, in stored responses or in the audit log', async () => {
    const { body } = await alice.post(settingsPath, { withPatients: false }, { 'idempotency-key': 'une-clef' })
    const secret = pathOf(body.url).slice('/calendars/'.length, -'.ics'.length)
    const storedRows = await api.admin<{ row: string }>(
      "select t::text as row from calendar_feed t union all select t::text from auth.idempotency t union all select t::text || encode(t.result, 'escape') from idempotent_result t union all select t::text from audit t where act = 'openFeed'",
    )
    expect(storedRows.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(storedRows)).not.toContain(secret)
  })

  it('is available to therapists with the agenda privilege only', async () => {
    const assistant = api.as(
      (await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })).token,
    )
    expect(await assistant.post(settingsPath, { withPatients: false })).toMatchObject({
      status: 403,
      body: { errorCode: errorCode.forbidden },
    })
    expect((await assistant.get(settingsPath)).body.active).toBe(false)
    const therapistWithoutAgenda = api.as(
      (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['CLUBS'] })).token,
    )
    expect((await therapistWithoutAgenda.post(settingsPath, { withPatients: false })).status).toBe(403)
  })

  it.each([
    [
      'the practice no longer pays and its trial has ended',
      "update tenant set payable = false, trial_ends_at = now() - interval '1 day' where id = $1",
    ],
    ['the practice is closed', 'update tenant set closed_at = now() where id = $1'],
    ['the member is no longer a therapist', "update member set roles = array['ROLE_ASSISTANT'] where tenant_id = $1"],
    ['the member has lost the privilege AGENDA', "update member set privileges = array['CLUBS'] where tenant_id = $1"],
  ])('returns 404 when %s', async (_caseName, change) => {
    const path = await subscribe()
    expect((await fetchFeed(path)).status).toBe(200)
    await api.admin(change, [practice.tenantId])
    expect((await fetchFeed(path)).status).toBe(404)
  })

  it.each(['x', '%00', 'a'.repeat(100), `${'b'.repeat(43)}.ics`])(
    "returns 404 or 400, and no calendar, for the invalid secret '%s'",
    async (token) => {
      const { status, text } = await fetchFeed(`/calendars/${token}`)
      expect([404, 400]).toContain(status)
      expect(text).not.toContain('VCALENDAR')
    },
  )
})

describe('the calendar feed', () => {
  it('has the local times of the practice, across clock changes', async () => {
    await addSession('2027-03-27')
    await addSession('2027-03-28')
    await addSession('2027-10-31', { start_time: '02:30', end_time: '03:15' })
    const path = await subscribe()
    expect(
      (await listEvents(path)).map((event) => [event['DTSTART;TZID=Europe/Paris'], event['DTEND;TZID=Europe/Paris']]),
    ).toEqual([
      ['20270327T100000', '20270327T110000'],
      ['20270328T100000', '20270328T110000'],
      ['20271031T023000', '20271031T031500'],
    ])
    const text = unfoldedText((await fetchFeed(path)).text)
    expect(text).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200')
    expect(text).toContain('BEGIN:STANDARD\r\nDTSTART:20271031T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100')
  })

  it('contains the clock changes of every year that it covers', async () => {
    await addSession('2026-12-01')
    await addSession('2028-08-29')
    const text = unfoldedText((await fetchFeed(await subscribe())).text)
    for (const year of [2026, 2027, 2028]) expect(text).toMatch(new RegExp(`BEGIN:DAYLIGHT\r\nDTSTART:${year}03`))
  })

  it('uses the time zone of each practice', async () => {
    await api.admin("update tenant set time_zone = 'America/Guadeloupe' where id = $1", [practice.tenantId])
    await addSession('2027-03-28')
    expect((await listEvents(await subscribe()))[0]).toHaveProperty(
      'DTSTART;TZID=America/Guadeloupe',
      '20270328T100000',
    )
  })

  it('contains sessions from a year back to eighteen months ahead, and its description states this period', async () => {
    for (const day of ['2026-02-28', '2026-03-01', '2028-08-25', '2028-09-15']) await addSession(day)
    expect(
      (await listEvents(await subscribe())).map((event) => event['DTSTART;TZID=Europe/Paris']?.slice(0, 8)),
    ).toEqual(['20260301', '20280825'])
    expect(unfoldedText((await fetchFeed(await subscribe())).text)).toContain(
      "X-WR-CALDESC:Les séances d'un an en arrière à dix-huit mois en avant.",
    )
  })

  it('shows the state of sessions: validated, pending or cancelled', async () => {
    await addSession('2027-03-10')
    await addSession('2027-03-11', { state: 'PENDING', expires_at: new Date('2027-03-03T00:00:00Z') })
    await addSession('2027-03-12', { state: 'PENDING', expires_at: new Date('2027-02-28T00:00:00Z') })
    await addSession('2027-03-13', { state: 'CANCELLED' })
    await addSession('2027-03-14', { state: 'EXPIRED' })
    const events = await listEvents(await subscribe())
    expect(events.map(({ STATUS, TRANSP, SUMMARY }) => [STATUS, TRANSP, SUMMARY])).toEqual([
      ['CONFIRMED', 'OPAQUE', 'Équithérapie'],
      ['TENTATIVE', 'OPAQUE', 'Équithérapie'],
      ['CANCELLED', 'TRANSPARENT', 'Annulée : Équithérapie'],
      ['CANCELLED', 'TRANSPARENT', 'Annulée : Équithérapie'],
      ['CANCELLED', 'TRANSPARENT', 'Annulée : Équithérapie'],
    ])
  })

  it('updates the entry of a changed session with a higher sequence', async () => {
    const id = await addSession('2027-03-10')
    const path = await subscribe()
    const [entryBefore] = await listEvents(path)
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .updateTable('session')
        .set(({ eb }) => ({ start_time: '09:00', version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute(),
    )
    const [entryAfter] = await listEvents(path)
    expect([entryBefore?.['UID'], entryAfter?.['UID']]).toEqual([`session-${id}@complice`, `session-${id}@complice`])
    expect(Number(entryAfter?.['SEQUENCE'])).toBeGreaterThan(Number(entryBefore?.['SEQUENCE']))
    expect(entryAfter).toHaveProperty('DTSTART;TZID=Europe/Paris', '20270310T090000')
    expect(entryAfter?.['LAST-MODIFIED']).toMatch(/^\d{8}T\d{6}Z$/)
  })

  it('cancels a deleted session, with a higher sequence', async () => {
    const id = await addSession('2027-03-10', { start_time: '23:00', end_time: '24:00' })
    const path = await subscribe()
    const [entryBefore] = await listEvents(path)
    expect((await alice.delete(`/sessions/${id}`)).status).toBe(200)
    const [entryAfter, ...otherEntries] = await listEvents(path)
    expect(otherEntries).toEqual([])
    expect(entryAfter).toMatchObject({
      UID: entryBefore?.['UID'],
      STATUS: 'CANCELLED',
      TRANSP: 'TRANSPARENT',
      SUMMARY: 'Annulée : séance supprimée',
      'DTSTART;TZID=Europe/Paris': '20270310T230000',
      'DTEND;TZID=Europe/Paris': '20270311T000000',
    })
    expect(Number(entryAfter?.['SEQUENCE'])).toBeGreaterThan(Number(entryBefore?.['SEQUENCE']))
  })

  it("contains the location, and the patient's name only if requested", async () => {
    const [club, patient] = [uuidv7(), uuidv7()]
    await api.inTenant(practice.tenantId, async (tx) => {
      await tx
        .insertInto('club')
        .values({
          tenant_id: practice.tenantId,
          id: club,
          name: 'Les Écuries',
          street_name: '1 chemin des Prés',
          zip_code: '69100',
          city: 'Villeurbanne',
        })
        .execute()
      await tx
        .insertInto('patient')
        .values({ tenant_id: practice.tenantId, id: patient, type: 'INDIVIDUAL', firstname: 'Léa', lastname: 'Martin' })
        .execute()
    })
    await addSession('2027-03-10', { club_id: club, patient_id: patient, with_animal_only: false })
    const feedWithoutPatients = await subscribe(false)
    expect((await listEvents(feedWithoutPatients))[0]).toMatchObject({
      SUMMARY: 'Équithérapie',
      LOCATION: String.raw`Les Écuries\, 1 chemin des Prés\, 69100 Villeurbanne`,
    })
    expect((await fetchFeed(feedWithoutPatients)).text).not.toMatch(/Martin|Léa/)
    expect((await listEvents(await subscribe(true)))[0]?.['SUMMARY']).toBe('Martin Léa - Équithérapie')
  })

  it('contains only sessions of its therapist and practice', async () => {
    const { id: brunoId, token } = await joinPractice(api, practice, {
      roles: ['ROLE_THERAPIST'],
      privileges: ['AGENDA'],
    })
    const ownSessionId = await addSession('2027-03-10')
    const colleagueSessionId = await addSession('2027-03-10', { therapist_id: brunoId })
    expect(await listUids(await subscribe())).toEqual([`session-${ownSessionId}@complice`])
    expect(await listUids(await subscribe(false, api.as(token)))).toEqual([`session-${colleagueSessionId}@complice`])
    const otherPractice = await openPractice(api)
    expect(await listUids(await subscribe(false, api.as(otherPractice.token)))).toEqual([])
  })

  it('has a polling interval, and is not sent again to a client that has the current version', async () => {
    await addSession('2027-03-10')
    const path = await subscribe()
    const { headers, text } = await fetchFeed(path)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': expect.stringContaining('agenda.ics'),
    })
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(text).toContain('X-PUBLISHED-TTL:PT1H')
    const etag = String(headers['etag'])
    expect(await fetchFeed(path, { 'if-none-match': `"other", ${etag}` })).toMatchObject({ status: 304, text: '' })
    await addSession('2027-03-11')
    expect((await fetchFeed(path, { 'if-none-match': etag })).status).toBe(200)
  })
})
