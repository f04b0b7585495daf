import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../../testing/practice.ts'
import { purgeDeletedSessions } from './purgeDeletedSessions.service.ts'
import { undoPeriodMs } from './undoPeriodMs.ts'

let api: TestApp
let agenda: Agenda
let clock: Date

beforeAll(async () => {
  api = await testApp({ services: { now: () => clock } })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = new Date()
  agenda = await openAgenda(api)
})

const undo = (undoId: string, caller = agenda.caller) => caller.post(`/session-deletions/${undoId}/undo`)
const runPurgeJob = (undoId: string) => purgeDeletedSessions(api.services, agenda.tenantId, undoId)
const mondayPlusWeeks = (count: number) => addDays(monday, 7 * count)

/** Adds a series on four Mondays with an animal, each session booked online by an account. */
async function addBookedSeries(animalName = 'Rex') {
  const animalIds = [await agenda.createAnimal(animalName)]
  const sessions = await agenda.createSessions({
    recurrence: 'WEEK',
    endDate: mondayPlusWeeks(3),
    animalIds,
    comments: 'Calme',
    price: 72,
    roomRent: 8,
    paid: true,
  })
  const [booker] = await api.admin<{ id: string }>('select id from auth.account limit 1')
  await api.admin('update session set requested_by = $1 where tenant_id = $2', [booker?.id, agenda.tenantId])
  return { sessions, firstId: sessions[0]?.id ?? '', animalId: animalIds[0] ?? '' }
}
const deleteWithFollowing = async (id: string): Promise<{ undoId: string; deleted: string[] }> =>
  (await agenda.deleteSession(id, 'all')).body

/** Returns all stored rows about the practice's sessions, without the version and time of the last change. */
const listStoredRows = async () => ({
  sessions: await api.admin(
    "select to_jsonb(session) - 'version' - 'changed_at' as row from session where tenant_id = $1 order by day",
    [agenda.tenantId],
  ),
  animals: await api.admin('select * from session_animal where tenant_id = $1 order by during', [agenda.tenantId]),
  series: await api.admin('select * from session_series where tenant_id = $1', [agenda.tenantId]),
  tombstones: await api.admin('select * from session_tombstone where tenant_id = $1', [agenda.tenantId]),
  soldDays: await api.admin('select * from sold_day where tenant_id = $1 order by day', [agenda.tenantId]),
  corrections: await api.admin('select * from work_correction where tenant_id = $1', [agenda.tenantId]),
})
const listRows = (table: string) => api.admin(`select * from ${table} where tenant_id = $1`, [agenda.tenantId])
const listCancellationEmails = async (ids: readonly string[]) =>
  (await api.mails('sessionCancelled')).filter(({ data }) => ids.includes(data.sessionId))

describe('deleting sessions', () => {
  it('has a preview with the number of deleted sessions and the sessions that are kept', async () => {
    const { sessions, firstId } = await addBookedSeries()
    await agenda.billSession(sessions[2]?.id ?? '')
    expect(await agenda.caller.get(`/sessions/${firstId}/deletion?type=all`)).toMatchObject({
      status: 200,
      body: {
        count: 3,
        firstDate: monday,
        lastDate: mondayPlusWeeks(3),
        kept: [{ id: sessions[2]?.id, date: mondayPlusWeeks(2), reason: 'Facturée' }],
      },
    })
    expect((await agenda.caller.get(`/sessions/${firstId}/deletion`)).body).toMatchObject({ count: 1, kept: [] })
    expect(await agenda.caller.get(`/sessions/${sessions[2]?.id ?? ''}/deletion?type=all`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect(await agenda.listSessionRows()).toHaveLength(4)
  })

  it('hides them immediately, and sends e-mails only when the job of the deletion runs', async () => {
    const { firstId } = await addBookedSeries()
    const { undoId, deleted } = await deleteWithFollowing(firstId)
    expect(deleted).toHaveLength(4)
    const { body } = await agenda.caller.get(`/short-sessions?startDate=${monday}&endDate=${mondayPlusWeeks(4)}`)
    expect(body).toEqual([])
    expect((await agenda.caller.get(`/sessions/${firstId}`)).status).toBe(404)
    expect(await listCancellationEmails(deleted)).toEqual([])
    const queuedJobs = await api.admin<{ start_after: Date }>(
      "select start_after from jobs.job where name = 'purgeDeletedSessions' and data->>'deletionId' = $1",
      [undoId],
    )
    expect(queuedJobs).toEqual([{ start_after: new Date(clock.getTime() + undoPeriodMs) }])
    await runPurgeJob(undoId)
    expect(await listCancellationEmails(deleted)).toHaveLength(4)
    for (const table of ['session', 'session_animal', 'session_series', 'session_deletion', 'session_deletion_session'])
      expect(await listRows(table)).toEqual([])
  })

  it('sends each e-mail once when the job runs several times, also concurrently', async () => {
    const { firstId } = await addBookedSeries()
    const { undoId, deleted } = await deleteWithFollowing(firstId)
    await Promise.all([runPurgeJob(undoId), runPurgeJob(undoId)])
    await runPurgeJob(undoId)
    expect(await listCancellationEmails(deleted)).toHaveLength(4)
  })
})

describe('undoing a deletion', () => {
  it('restores sessions, animals, prices, notes, the end of the series and the sums of days, without an e-mail', async () => {
    const { sessions, firstId } = await addBookedSeries()
    const storedRows = await listStoredRows()
    const { undoId, deleted } = await deleteWithFollowing(firstId)
    const response = await undo(undoId)
    expect(response.status).toBe(200)
    expect(response.body.map(({ id }: { id: string }) => id)).toEqual(sessions.map(({ id }) => id))
    expect(await listStoredRows()).toEqual(storedRows)
    expect((await agenda.caller.get(`/sessions/${firstId}`)).body).toMatchObject({
      comments: 'Calme',
      price: 72,
      paid: true,
    })
    await runPurgeJob(undoId)
    expect(await agenda.listSessionRows()).toHaveLength(4)
    expect(await listCancellationEmails(deleted)).toEqual([])
  })

  it('restores the last sessions of a series and its former end', async () => {
    const { sessions } = await addBookedSeries()
    const { undoId } = await deleteWithFollowing(sessions[2]?.id ?? '')
    expect(await agenda.listSessionRows()).toHaveLength(2)
    await undo(undoId)
    expect(
      await api.admin('select end_date::text from session_series where tenant_id = $1', [agenda.tenantId]),
    ).toEqual([{ end_date: mondayPlusWeeks(3) }])
    expect(await agenda.listSessionRows()).toHaveLength(4)
  })

  it('leaves no correction in the workload register for a past session', async () => {
    const animalId = await agenda.createAnimal('Luna')
    const [session] = await agenda.createSessions({ startDate: '2020-03-02', animalIds: [animalId] })
    const storedRows = await listStoredRows()
    const { undoId } = (await agenda.deleteSession(session?.id ?? '')).body
    expect(await listRows('work_correction')).toHaveLength(1)
    await undo(undoId)
    expect(await listStoredRows()).toEqual(storedRows)
    expect(await listRows('work_correction')).toEqual([])
  })

  it('keeps the correction of a past session whose deletion is final', async () => {
    const animalId = await agenda.createAnimal('Luna')
    const [session] = await agenda.createSessions({ startDate: '2020-03-02', animalIds: [animalId] })
    const { undoId } = (await agenda.deleteSession(session?.id ?? '')).body
    await runPurgeJob(undoId)
    expect(await listRows('work_correction')).toMatchObject([{ session_id: session?.id, act: 'removed' }])
  })

  it('restores a request with the time at which it expires', async () => {
    const expiresAt = new Date(clock.getTime() + 3_600_000)
    const [session] = await agenda.createSessions()
    await api.admin("update session set state = 'PENDING', expires_at = $1 where id = $2", [expiresAt, session?.id])
    const { undoId } = (await agenda.deleteSession(session?.id ?? '')).body
    expect((await undo(undoId)).body).toMatchObject([{ id: session?.id, validated: false }])
    expect(await api.admin('select state, expires_at from session where id = $1', [session?.id])).toEqual([
      { state: 'PENDING', expires_at: expiresAt },
    ])
  })

  it.each([
    ['the therapist', () => Promise.resolve({})],
    ['the animal', async (animalId: string) => ({ animalIds: [animalId], therapistId: await joinTherapist() })],
  ])('is refused as a whole when %s has another session in one of the slots', async (_who, changeOf) => {
    const { firstId, animalId } = await addBookedSeries()
    const { undoId, deleted } = await deleteWithFollowing(firstId)
    await agenda.createSessions({ startDate: mondayPlusWeeks(2), ...(await changeOf(animalId)) })
    const response = await undo(undoId)
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.deletionSlotTaken } })
    expect(response.body.conflicts).toMatchObject([{ date: mondayPlusWeeks(2) }])
    expect(await agenda.listSessionRows()).toHaveLength(1)
    await runPurgeJob(undoId)
    expect(await listCancellationEmails(deleted)).toHaveLength(4)
  })

  it('is refused after the undo period, and when the patient has been deleted since', async () => {
    const { firstId } = await addBookedSeries()
    const { undoId } = await deleteWithFollowing(firstId)
    clock = new Date(clock.getTime() + undoPeriodMs)
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
    clock = new Date(clock.getTime() - 1)
    await agenda.caller.delete(`/patients/${agenda.patientId}`)
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
    expect(await agenda.listSessionRows()).toEqual([])
  })

  it('either succeeds or fails completely when the job that deletes the sessions runs concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { firstId } = await addBookedSeries(`Rex ${round}`)
      const { undoId, deleted } = await deleteWithFollowing(firstId)
      const [response] = await Promise.all([undo(undoId), runPurgeJob(undoId)])
      const isUndone = response.status === 200
      expect(isUndone || response.status === 404).toBe(true)
      expect(await agenda.listSessionRows()).toHaveLength(isUndone ? 4 : 0)
      expect(await listCancellationEmails(deleted)).toHaveLength(isUndone ? 0 : 4)
      if (isUndone) await runPurgeJob((await deleteWithFollowing(firstId)).undoId)
    }
  })

  it('succeeds only once when called twice concurrently', async () => {
    const { firstId } = await addBookedSeries()
    const { undoId } = await deleteWithFollowing(firstId)
    const statuses = (await Promise.all([undo(undoId), undo(undoId)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await agenda.listSessionRows()).toHaveLength(4)
  })

  it('is permitted only to the member who deleted the sessions, with the privilege AGENDA', async () => {
    const { firstId } = await addBookedSeries()
    const { undoId } = await deleteWithFollowing(firstId)
    const otherPractice = await openPractice(api)
    const colleague = await joinPractice(api, agenda, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })
    const assistant = await joinPractice(api, agenda, { privileges: ['PATIENTS'] })
    expect((await undo(undoId, api.as(otherPractice.token))).status).toBe(404)
    expect((await undo(undoId, api.as(colleague.token))).status).toBe(404)
    expect((await undo(undoId, api.as(assistant.token))).status).toBe(403)
    expect((await undo(undoId, api.as())).status).toBe(401)
    expect((await api.as(otherPractice.token).get(`/sessions/${firstId}/deletion`)).status).toBe(404)
    expect(await agenda.listSessionRows()).toEqual([])
    expect((await undo(undoId)).status).toBe(200)
  })

  it('is audited', async () => {
    const { firstId } = await addBookedSeries()
    const { undoId } = await deleteWithFollowing(firstId)
    await undo(undoId)
    const entries = await api.admin<{ act: string; details: object }>(
      'select act, details from audit where entity_id = $1 order by at, id',
      [firstId],
    )
    expect(entries.slice(-2)).toMatchObject([
      { act: 'delete', details: { count: 4, kept: 0 } },
      { act: 'undo', details: { count: 4 } },
    ])
  })
})

const joinTherapist = async () =>
  (await joinPractice(api, agenda, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })).id
