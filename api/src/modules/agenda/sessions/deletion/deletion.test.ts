import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../../testing/practice.ts'
import { purgeDeletedSessions } from './purgeDeletedSessions.service.ts'
import { undoPeriodMs } from './undoPeriodMs.ts'

let test: TestApp
let agenda: Agenda
let clock: Date

beforeAll(async () => {
  test = await testApp({ services: { now: () => clock } })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock = new Date()
  agenda = await openAgenda(test)
})

const undo = (undoId: string, caller = agenda.as) => caller.post(`/session-deletions/${undoId}/undo`)
const runPurgeJob = (undoId: string) => purgeDeletedSessions(test.services, agenda.tenantId, undoId)
const mondayPlusWeeks = (count: number) => addDays(monday, 7 * count)

/** Adds a series on four Mondays with an animal, each session booked online by an account. */
async function addBookedSeries(animalName = 'Rex') {
  const animalIds = [await agenda.anAnimal(animalName)]
  const sessions = await agenda.added({
    recurrence: 'WEEK',
    endDate: mondayPlusWeeks(3),
    animalIds,
    comments: 'Calme',
    price: 72,
    roomRent: 8,
    paid: true,
  })
  const [booker] = await test.admin<{ id: string }>('select id from auth.account limit 1')
  await test.admin('update session set requested_by = $1 where tenant_id = $2', [booker?.id, agenda.tenantId])
  return { sessions, first: sessions[0]?.id ?? '', animalId: animalIds[0] ?? '' }
}
const deleteAll = async (id: string): Promise<{ undoId: string; deleted: string[] }> =>
  (await agenda.remove(id, 'all')).body

/** Returns all stored rows about the practice's sessions, without the version and time of the last change. */
const listStoredRows = async () => ({
  sessions: await test.admin(
    "select to_jsonb(session) - 'version' - 'changed_at' as row from session where tenant_id = $1 order by day",
    [agenda.tenantId],
  ),
  animals: await test.admin('select * from session_animal where tenant_id = $1 order by during', [agenda.tenantId]),
  series: await test.admin('select * from session_series where tenant_id = $1', [agenda.tenantId]),
  tombstones: await test.admin('select * from session_tombstone where tenant_id = $1', [agenda.tenantId]),
  soldDays: await test.admin('select * from sold_day where tenant_id = $1 order by day', [agenda.tenantId]),
  corrections: await test.admin('select * from work_correction where tenant_id = $1', [agenda.tenantId]),
})
const listRows = (table: string) => test.admin(`select * from ${table} where tenant_id = $1`, [agenda.tenantId])
const listCancellationEmails = async (ids: readonly string[]) =>
  (await test.mails('sessionCancelled')).filter(({ data }) => ids.includes(data.sessionId))

describe('deleting sessions', () => {
  it('has a preview with the number of deleted sessions and the sessions that are kept', async () => {
    const { sessions, first } = await addBookedSeries()
    await agenda.bill(sessions[2]?.id ?? '')
    expect(await agenda.as.get(`/sessions/${first}/deletion?type=all`)).toMatchObject({
      status: 200,
      body: {
        count: 3,
        firstDate: monday,
        lastDate: mondayPlusWeeks(3),
        kept: [{ id: sessions[2]?.id, date: mondayPlusWeeks(2), reason: 'Facturée' }],
      },
    })
    expect((await agenda.as.get(`/sessions/${first}/deletion`)).body).toMatchObject({ count: 1, kept: [] })
    expect(await agenda.as.get(`/sessions/${sessions[2]?.id ?? ''}/deletion?type=all`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect(await agenda.rows()).toHaveLength(4)
  })

  it('hides them at once, and sends e-mails only when the job of the deletion runs', async () => {
    const { first } = await addBookedSeries()
    const { undoId, deleted } = await deleteAll(first)
    expect(deleted).toHaveLength(4)
    const { body } = await agenda.as.get(`/short-sessions?startDate=${monday}&endDate=${mondayPlusWeeks(4)}`)
    expect(body).toEqual([])
    expect((await agenda.as.get(`/sessions/${first}`)).status).toBe(404)
    expect(await listCancellationEmails(deleted)).toEqual([])
    const queuedJobs = await test.admin<{ start_after: Date }>(
      "select start_after from jobs.job where name = 'purgeDeletedSessions' and data->>'deletionId' = $1",
      [undoId],
    )
    expect(queuedJobs).toEqual([{ start_after: new Date(clock.getTime() + undoPeriodMs) }])
    await runPurgeJob(undoId)
    expect(await listCancellationEmails(deleted)).toHaveLength(4)
    for (const table of ['session', 'session_animal', 'session_series', 'session_deletion', 'session_deletion_session'])
      expect(await listRows(table)).toEqual([])
  })

  it('sends each e-mail once when the job runs twice', async () => {
    const { first } = await addBookedSeries()
    const { undoId, deleted } = await deleteAll(first)
    await Promise.all([runPurgeJob(undoId), runPurgeJob(undoId)])
    await runPurgeJob(undoId)
    expect(await listCancellationEmails(deleted)).toHaveLength(4)
  })
})

describe('undoing a deletion', () => {
  it('restores sessions, animals, money, notes, the end of the series and the sums of days, without an e-mail', async () => {
    const { sessions, first } = await addBookedSeries()
    const storedRows = await listStoredRows()
    const { undoId, deleted } = await deleteAll(first)
    const response = await undo(undoId)
    expect(response.status).toBe(200)
    expect(response.body.map(({ id }: { id: string }) => id)).toEqual(sessions.map(({ id }) => id))
    expect(await listStoredRows()).toEqual(storedRows)
    expect((await agenda.as.get(`/sessions/${first}`)).body).toMatchObject({ comments: 'Calme', price: 72, paid: true })
    await runPurgeJob(undoId)
    expect(await agenda.rows()).toHaveLength(4)
    expect(await listCancellationEmails(deleted)).toEqual([])
  })

  it('restores the last sessions of a series and its former end', async () => {
    const { sessions } = await addBookedSeries()
    const { undoId } = await deleteAll(sessions[2]?.id ?? '')
    expect(await agenda.rows()).toHaveLength(2)
    await undo(undoId)
    expect(
      await test.admin('select end_date::text from session_series where tenant_id = $1', [agenda.tenantId]),
    ).toEqual([{ end_date: mondayPlusWeeks(3) }])
    expect(await agenda.rows()).toHaveLength(4)
  })

  it('leaves no correction in the workload register for a past session', async () => {
    const animalId = await agenda.anAnimal('Luna')
    const [session] = await agenda.added({ startDate: '2020-03-02', animalIds: [animalId] })
    const storedRows = await listStoredRows()
    const { undoId } = (await agenda.remove(session?.id ?? '')).body
    expect(await listRows('work_correction')).toHaveLength(1)
    await undo(undoId)
    expect(await listStoredRows()).toEqual(storedRows)
    expect(await listRows('work_correction')).toEqual([])
  })

  it('keeps the correction of a past session whose deletion is final', async () => {
    const animalId = await agenda.anAnimal('Luna')
    const [session] = await agenda.added({ startDate: '2020-03-02', animalIds: [animalId] })
    const { undoId } = (await agenda.remove(session?.id ?? '')).body
    await runPurgeJob(undoId)
    expect(await listRows('work_correction')).toMatchObject([{ session_id: session?.id, act: 'removed' }])
  })

  it('restores a request with the time at which it expires', async () => {
    const expiresAt = new Date(clock.getTime() + 3_600_000)
    const [session] = await agenda.added()
    await test.admin("update session set state = 'PENDING', expires_at = $1 where id = $2", [expiresAt, session?.id])
    const { undoId } = (await agenda.remove(session?.id ?? '')).body
    expect((await undo(undoId)).body).toMatchObject([{ id: session?.id, validated: false }])
    expect(await test.admin('select state, expires_at from session where id = $1', [session?.id])).toEqual([
      { state: 'PENDING', expires_at: expiresAt },
    ])
  })

  it.each([
    ['the therapist', () => Promise.resolve({})],
    ['the animal', async (animalId: string) => ({ animalIds: [animalId], therapistId: await joinTherapist() })],
  ])('is refused as a whole when %s has another session in one of the slots', async (_who, changeOf) => {
    const { first, animalId } = await addBookedSeries()
    const { undoId, deleted } = await deleteAll(first)
    await agenda.added({ startDate: mondayPlusWeeks(2), ...(await changeOf(animalId)) })
    const response = await undo(undoId)
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.deletionSlotTaken } })
    expect(response.body.conflicts).toMatchObject([{ date: mondayPlusWeeks(2) }])
    expect(await agenda.rows()).toHaveLength(1)
    await runPurgeJob(undoId)
    expect(await listCancellationEmails(deleted)).toHaveLength(4)
  })

  it('is refused after the undo period, and when the patient has been deleted since', async () => {
    const { first } = await addBookedSeries()
    const { undoId } = await deleteAll(first)
    clock = new Date(clock.getTime() + undoPeriodMs)
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
    clock = new Date(clock.getTime() - 1)
    await agenda.as.delete(`/patients/${agenda.patientId}`)
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
    expect(await agenda.rows()).toEqual([])
  })

  it('either succeeds or fails completely when the job that deletes the sessions runs concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { first } = await addBookedSeries(`Rex ${round}`)
      const { undoId, deleted } = await deleteAll(first)
      const [response] = await Promise.all([undo(undoId), runPurgeJob(undoId)])
      const isUndone = response.status === 200
      expect(isUndone || response.status === 404).toBe(true)
      expect(await agenda.rows()).toHaveLength(isUndone ? 4 : 0)
      expect(await listCancellationEmails(deleted)).toHaveLength(isUndone ? 0 : 4)
      if (isUndone) await runPurgeJob((await deleteAll(first)).undoId)
    }
  })

  it('succeeds only once when called twice concurrently', async () => {
    const { first } = await addBookedSeries()
    const { undoId } = await deleteAll(first)
    const statuses = (await Promise.all([undo(undoId), undo(undoId)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await agenda.rows()).toHaveLength(4)
  })

  it('is permitted only to the member who deleted the sessions, with the privilege AGENDA', async () => {
    const { first } = await addBookedSeries()
    const { undoId } = await deleteAll(first)
    const otherPractice = await openPractice(test)
    const colleague = await joinPractice(test, agenda, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })
    const assistant = await joinPractice(test, agenda, { privileges: ['PATIENTS'] })
    expect((await undo(undoId, test.as(otherPractice.token))).status).toBe(404)
    expect((await undo(undoId, test.as(colleague.token))).status).toBe(404)
    expect((await undo(undoId, test.as(assistant.token))).status).toBe(403)
    expect((await undo(undoId, test.as())).status).toBe(401)
    expect((await test.as(otherPractice.token).get(`/sessions/${first}/deletion`)).status).toBe(404)
    expect(await agenda.rows()).toEqual([])
    expect((await undo(undoId)).status).toBe(200)
  })

  it('is audited', async () => {
    const { first } = await addBookedSeries()
    const { undoId } = await deleteAll(first)
    await undo(undoId)
    const entries = await test.admin<{ act: string; details: object }>(
      'select act, details from audit where entity_id = $1 order by at, id',
      [first],
    )
    expect(entries.slice(-2)).toMatchObject([
      { act: 'delete', details: { count: 4, kept: 0 } },
      { act: 'undo', details: { count: 4 } },
    ])
  })
})

const joinTherapist = async () =>
  (await joinPractice(test, agenda, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })).id
