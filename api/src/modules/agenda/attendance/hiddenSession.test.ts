import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { insertAnswers } from '../booking/answers.sql.ts'
import { purgeDeletedSessions } from '../sessions/deletion/purgeDeletedSessions.service.ts'

/**
 * Tests a session that was deleted after all entries of its sheet were struck: it is hidden, and its entries are kept
 * (ruling 62).
 */

const now = new Date('2031-03-03T11:02:00Z')

let api: TestApp
let practice: PopulatedPractice
let alice: Caller
let sessionPath: string
let feedPath: string

const entryInputOf = (participantId: string) => ({
  entryId: crypto.randomUUID(),
  participantId,
  recordedAt: '2031-03-03T10:55:09.000Z',
  signature: { kind: 'TYPED', name: 'Paul Martin' },
})
const strikeOf = (entryId: string) => ({ strikeId: crypto.randomUUID(), entryId, reason: 'Signé par un autre' })

async function deleteStruckSession(): Promise<string> {
  const entryInput = entryInputOf(practice.ids.patient)
  expect((await alice.post(`${sessionPath}/attendance`, entryInput)).status).toBe(201)
  expect((await alice.post(`${sessionPath}/attendance/strikes`, strikeOf(entryInput.entryId))).status).toBe(201)
  const { body } = await alice.delete(sessionPath)
  expect(body).toMatchObject({ deleted: [practice.ids.session], kept: [] })
  return body.undoId
}

/** Deletes the session and ends the undo period; the session then stays hidden with its entries. */
const hideSession = async () => purgeDeletedSessions(api.services, practice.tenantId, await deleteStruckSession())

const readFeed = async () => (await api.app.inject({ url: feedPath })).body
const countKeptSessions = async () =>
  (await alice.post(`/patients/${practice.ids.patient}/erasure?dryRun=true`)).body.kept.sessions

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
  sessionPath = `/sessions/${practice.ids.session}`
  await api.inTenant(practice.tenantId, async (tx) =>
    insertAnswers(
      tx,
      await api.services.encryption.cipherOf(tx, practice.tenantId),
      { tenantId: practice.tenantId, sessionId: practice.ids.session },
      [{ position: 0, question: 'Des allergies ?', text: 'Aux chevaux' }],
    ),
  )
  const { body } = await alice.post('/user/personalize/calendar-feed', { withPatients: true })
  feedPath = new URL(body.url).pathname
})

describe('a session that is hidden', () => {
  it.each([
    ['for good', hideSession],
    ['while its deletion can be undone', deleteStruckSession],
  ])('%s is not found by the calls about it', async (_when, hide) => {
    await hide()
    const { patient, audio } = practice.ids
    const notFound = { status: 404, body: { errorCode: errorCode.notFound } }
    const content = 'data:audio/webm;base64,GkXfo59ChoEB'
    expect(await alice.get(sessionPath)).toMatchObject(notFound)
    expect(await alice.delete(sessionPath)).toMatchObject(notFound)
    expect(await alice.get(`${sessionPath}/questions`)).toMatchObject(notFound)
    expect(await alice.get(`${sessionPath}/attendance`)).toMatchObject(notFound)
    expect(await alice.post(`${sessionPath}/attendance`, entryInputOf(patient))).toMatchObject(notFound)
    expect(await alice.get(`${sessionPath}/audios`)).toMatchObject(notFound)
    expect(await alice.get(`${sessionPath}/audios/${audio}`)).toMatchObject(notFound)
    expect(await alice.patch(`${sessionPath}/audios`, { content })).toMatchObject(notFound)
  })

  it('keeps the entries of its sheet, but no notes, answers, recordings or animals', async () => {
    await hideSession()
    const [row] = await api.admin(
      `select state, comments, evaluation, requested_by,
         (select count(*)::int from attendance_entry entry where entry.session_id = session.id) as entries,
         (select count(*)::int from session_answer answer where answer.session_id = session.id) as answers,
         (select count(*)::int from session_audio audio where audio.session_id = session.id) as audios,
         (select count(*)::int from session_animal animal where animal.session_id = session.id) as animals
       from session where id = $1`,
      [practice.ids.session],
    )
    expect(row).toEqual({
      state: 'HIDDEN',
      comments: null,
      evaluation: null,
      requested_by: null,
      entries: 2,
      answers: 0,
      audios: 0,
      animals: 0,
    })
  })

  it('has its answers, recordings and entries again when its deletion is undone', async () => {
    const undoId = await deleteStruckSession()
    expect((await alice.post(`/session-deletions/${undoId}/undo`)).status).toBe(200)
    expect((await alice.get(`${sessionPath}/questions`)).body).toEqual([
      { question: 'Des allergies ?', answer: 'Aux chevaux' },
    ])
    expect((await alice.get(`${sessionPath}/audios`)).body).toHaveLength(1)
    const entries = await api.admin('select id from attendance_entry where session_id = $1', [practice.ids.session])
    expect(entries).toHaveLength(2)
  })

  it('is cancelled in the calendar feed, which no longer names its patient', async () => {
    const patientSummaries = /SUMMARY:(Annulée : )?Martin Paul/g
    expect((await readFeed()).match(patientSummaries)).toHaveLength(2)
    await hideSession()
    const feed = await readFeed()
    expect(feed.match(patientSummaries)).toHaveLength(1)
    expect(feed.match(/SUMMARY:Annulée : séance supprimée/g)).toHaveLength(1)
    expect(feed.match(new RegExp(`UID:session-${practice.ids.session}@`, 'g'))).toHaveLength(1)
  })

  it('is not counted among the sessions that an erasure would keep', async () => {
    const countBefore = await countKeptSessions()
    await hideSession()
    expect(await countKeptSessions()).toBe(countBefore - 1)
  })
})
