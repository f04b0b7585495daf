import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Privilege } from 'shared/contracts/access'
import type { TimelineEvent } from 'shared/contracts/patients/timeline'
import { runWithoutTriggers } from '../../../../testing/runWithoutTriggers.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { insertReport } from '../../../patients/programmes/report/reports.sql.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller
/** Id of a patient without sessions or documents. */
let patientId: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
  patientId = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('patient')
      .values({
        tenant_id: practice.tenantId,
        id: patientId,
        type: 'INDIVIDUAL',
        lastname: 'Roux',
        created_at: new Date('2025-01-02T08:00:00Z'),
      })
      .execute(),
  )
})

async function insertSession(change: object): Promise<string> {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: patientId,
        day: '2025-03-03',
        start_time: '10:00',
        end_time: '11:00',
        state: 'VALIDATED',
        allow_overlap: true,
        created_at: new Date('2025-02-01T08:00:00Z'),
        ...change,
      })
      .execute(),
  )
  return id
}
const insertAuditEntry = (act: string, entity: string, entityId: string, at: string, details: object = {}) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('audit')
      .values({
        tenant_id: practice.tenantId,
        id: crypto.randomUUID(),
        act,
        entity,
        entity_id: entityId,
        at: new Date(at),
        details: JSON.stringify(details),
      })
      .execute(),
  )
const insertProgramme = (change: object) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('programme')
      .values({
        tenant_id: practice.tenantId,
        id: crypto.randomUUID(),
        patient_id: patientId,
        unit: 'HOURS',
        planned: 600,
        content: Buffer.from('sealed'),
        start_date: '2025-02-01',
        ended_on: '2025-03-03',
        ...change,
      })
      .execute(),
  )
const readTimeline = async (query = '', caller = alice): Promise<TimelineEvent[]> => {
  const { status, body } = await caller.get(`/patients/${patientId}/timeline${query}`)
  expect(status).toBe(200)
  return body.content
}
const linesOf = (events: TimelineEvent[]) => events.map(({ act, date, time }) => [act, date, time].join(' '))
const fileCreatedLine = 'fileCreated 2025-01-02 09:00'

describe("a patient's timeline", () => {
  it.each<[string, object, [act: string, at: string][], string[]]>([
    ['a session that took place', {}, [], ['sessionHeld 2025-03-03 10:00']],
    ['a missed session', { patient_present: false }, [], ['sessionMissed 2025-03-03 10:00']],
    [
      'a session with an evaluation',
      { evaluation: Buffer.from('sealed') },
      [],
      ['evaluated 2025-03-03 11:00', 'sessionHeld 2025-03-03 10:00'],
    ],
    ['nothing of an upcoming session', { day: '2199-03-03' }, [], []],
    [
      'a cancelled session',
      { state: 'CANCELLED', cancelled_at: new Date('2025-02-20T08:00:00Z') },
      [],
      ['sessionCancelled 2025-02-20 09:00'],
    ],
    [
      'a pending request',
      { state: 'PENDING', expires_at: new Date('2199-01-01') },
      [],
      ['requestWaiting 2025-02-01 09:00'],
    ],
    [
      'an expired request',
      { state: 'PENDING', expires_at: new Date('2025-02-03T08:00:00Z') },
      [],
      ['requestExpired 2025-02-03 09:00', 'requestReceived 2025-02-01 09:00'],
    ],
    [
      'a request that was accepted',
      {},
      [
        ['request', '2025-02-01T08:00:00Z'],
        ['validate', '2025-02-02T08:00:00Z'],
      ],
      ['sessionHeld 2025-03-03 10:00', 'requestValidated 2025-02-02 09:00', 'requestReceived 2025-02-01 09:00'],
    ],
    [
      'a request that was refused',
      { state: 'CANCELLED', cancelled_at: new Date('2025-02-02T08:00:00Z') },
      [['request', '2025-02-01T08:00:00Z']],
      ['requestRefused 2025-02-02 09:00', 'requestReceived 2025-02-01 09:00'],
    ],
    [
      'a request that the patient withdrew',
      { state: 'CANCELLED', cancelled_at: new Date('2025-02-02T08:00:00Z') },
      [
        ['request', '2025-02-01T08:00:00Z'],
        ['cancelByLink', '2025-02-02T08:00:00Z'],
      ],
      ['requestWithdrawn 2025-02-02 09:00', 'requestReceived 2025-02-01 09:00'],
    ],
    [
      'an accepted request that the patient cancelled',
      { state: 'CANCELLED', cancelled_at: new Date('2025-02-03T08:00:00Z') },
      [
        ['request', '2025-02-01T08:00:00Z'],
        ['validate', '2025-02-02T08:00:00Z'],
        ['cancelByLink', '2025-02-03T08:00:00Z'],
      ],
      [
        'sessionCancelledByPatient 2025-02-03 09:00',
        'requestValidated 2025-02-02 09:00',
        'requestReceived 2025-02-01 09:00',
      ],
    ],
  ])("shows %s in the practice's local time", async (_caseName, row, audits, expected) => {
    const id = await insertSession(row)
    for (const [act, at] of audits) await insertAuditEntry(act, 'session', id, at)
    expect(linesOf(await readTimeline())).toEqual([...expected, fileCreatedLine])
  })

  it('shows whether a cancellation was late, with date and type of the session', async () => {
    const lateCancellation = { state: 'CANCELLED', cancelled_at: new Date('2025-03-03T08:30:00Z') }
    const id = await insertSession(lateCancellation)
    await insertSession({ ...lateCancellation, cancelled_at: new Date('2025-02-02T08:30:00Z') })
    const events = await readTimeline('?kinds=CANCELLATION')
    expect(events.map(({ isLate }) => isLate)).toEqual([true, false])
    expect(events[0]?.session).toEqual({
      id,
      date: '2025-03-03',
      startTime: '10:00',
      sessionType: expect.any(String),
      isOpen: false,
    })
  })

  it("includes a firm's sessions in which the employee takes part", async () => {
    const id = await insertSession({ patient_id: practice.ids.firm })
    expect(linesOf(await readTimeline())).toEqual([fileCreatedLine])
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('session_corporate_patient')
        .values({ tenant_id: practice.tenantId, session_id: id, patient_id: patientId })
        .execute(),
    )
    expect(linesOf(await readTimeline())).toEqual(['sessionHeld 2025-03-03 10:00', fileCreatedLine])
    const setPresence = (present: boolean) =>
      api.admin('update session_corporate_patient set present = $1 where session_id = $2', [present, id])
    await setPresence(false)
    expect(linesOf(await readTimeline())).toEqual(['sessionMissed 2025-03-03 10:00', fileCreatedLine])
    await api.admin('update session set patient_present = false where id = $1', [id])
    await setPresence(true)
    expect(linesOf(await readTimeline())).toEqual(['sessionHeld 2025-03-03 10:00', fileCreatedLine])
  })

  it('includes imports, archiving and downloads of comments, but no other changes of the file', async () => {
    await insertAuditEntry('update', 'patient', patientId, '2025-04-01T08:00:00Z', { fields: ['city'] })
    await insertAuditEntry('update', 'patient', patientId, '2025-04-02T08:00:00Z', { import: 'x', fields: ['city'] })
    await insertAuditEntry('update', 'patient', patientId, '2025-04-03T08:00:00Z', { import: 'x', fields: ['undone'] })
    await insertAuditEntry('downloadComments', 'patient', patientId, '2025-04-04T08:00:00Z')
    await insertAuditEntry('archive', 'patient', patientId, '2025-04-05T08:00:00Z')
    await insertAuditEntry('unarchive', 'patient', patientId, '2025-04-06T08:00:00Z')
    expect((await readTimeline()).map(({ kind, act }) => `${kind} ${act}`)).toEqual([
      'FILE unarchived',
      'FILE archived',
      'DOCUMENT commentsDownloaded',
      'IMPORT importUndone',
      'IMPORT changedByImport',
      'FILE fileCreated',
    ])
    await insertAuditEntry('create', 'patient', patientId, '2025-01-02T08:00:00Z', { import: 'x' })
    expect((await readTimeline()).at(-1)).toMatchObject({ kind: 'IMPORT', act: 'imported', date: '2025-01-02' })
  })

  it.each<[string, { withEmployee: boolean; isPresent: boolean }, string[]]>([
    [
      'the signature on an attendance sheet',
      { withEmployee: false, isPresent: true },
      ['attendanceSigned 2025-03-03 11:01'],
    ],
    ['no absence on an attendance sheet', { withEmployee: false, isPresent: false }, []],
    [
      "the first employee's signature on a firm's attendance sheet",
      { withEmployee: true, isPresent: true },
      ['attendanceSigned 2025-03-03 11:00'],
    ],
  ])('shows %s', async (_caseName, { withEmployee, isPresent }, expected) => {
    const id = await insertSession({})
    const employee = practice.ids.patient
    const insertAttendanceEntry = (
      signatoryColumn: object,
      recordedAt: string,
      receivedAt: string,
      present = isPresent,
    ) =>
      api.inTenant(practice.tenantId, (tx) =>
        tx
          .insertInto('attendance_entry')
          .values({
            tenant_id: practice.tenantId,
            id: crypto.randomUUID(),
            session_id: id,
            present,
            recorded_at: new Date(recordedAt),
            received_at: new Date(receivedAt),
            recorded_by: practice.therapistId,
            content: Buffer.from('sealed'),
            ...signatoryColumn,
          })
          .execute(),
      )
    await insertAttendanceEntry(
      { member_id: practice.therapistId },
      '2025-03-03T09:00:00Z',
      '2025-03-03T09:00:00Z',
      true,
    )
    if (withEmployee)
      await insertAttendanceEntry({ patient_id: employee }, '2025-03-03T10:00:00Z', '2025-03-03T10:05:00Z')
    // The clock of the device is an hour ahead.
    await insertAttendanceEntry({ patient_id: patientId }, '2025-03-03T11:01:00Z', '2025-03-03T10:01:00Z')
    expect(linesOf(await readTimeline('?kinds=ATTENDANCE'))).toEqual(expected)
  })

  it('includes consents with the day when they were given and the instant of their withdrawal', async () => {
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('consent')
        .values({
          tenant_id: practice.tenantId,
          id: crypto.randomUUID(),
          patient_id: patientId,
          given_by: 'SELF',
          giver: Buffer.from('encrypted'),
          text_version: 1,
          given_on: '2025-02-01',
          withdrawn_at: new Date('2025-02-03T08:00:00Z'),
        })
        .execute(),
    )
    expect(linesOf(await readTimeline('?kinds=CONSENT'))).toEqual([
      'consentWithdrawn 2025-02-03 09:00',
      'consentGiven 2025-02-01 ',
    ])
  })

  it('includes programmes with their start and end days', async () => {
    await insertProgramme({})
    await insertProgramme({ start_date: '2199-01-01', ended_on: null })
    await insertSession({})
    expect(linesOf(await readTimeline())).toEqual([
      'programmeEnded 2025-03-03 ',
      'sessionHeld 2025-03-03 10:00',
      'programmeBegun 2025-02-01 ',
      fileCreatedLine,
    ])
  })

  it('includes invoices with their number, for members with BILL', async () => {
    await runWithoutTriggers(api, `update bill set patient_id = '${patientId}' where id = '${practice.ids.bill}'`)
    expect(await readTimeline('?kinds=DOCUMENT')).toMatchObject([
      { act: 'billIssued', reference: 'F-1', session: null },
    ])
    const assistant = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['PATIENTS'] })
    expect(await readTimeline('?kinds=DOCUMENT', api.as(assistant.token))).toEqual([])
  })

  it('includes credit notes and quotes with their numbers, according to privileges', async () => {
    const { bill, estimation } = practice.ids
    await runWithoutTriggers(
      api,
      `update bill set patient_id = '${patientId}', kind = 'CREDIT_NOTE', corrects_id = id where id = '${bill}'`,
    )
    await runWithoutTriggers(
      api,
      `update estimation set patient_id = '${patientId}', created_at = '2025-01-05' where id = '${estimation}'`,
    )
    const listDocumentLines = async (privileges: Privilege[]) => {
      const { token } = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges })
      return (await readTimeline('?kinds=DOCUMENT', api.as(token))).map(({ act, reference }) => `${act} ${reference}`)
    }
    expect(await listDocumentLines(['PATIENTS', 'BILL'])).toEqual(['creditNoteIssued F-1'])
    expect(await listDocumentLines(['PATIENTS', 'ESTIMATION'])).toEqual(['estimationIssued D-2031-0001'])
  })

  it('includes issued reports, and shows which are for a funder', async () => {
    patientId = practice.ids.patient
    for (const audience of ['FULL', 'FUNDER'] as const)
      await api.inTenant(practice.tenantId, (tx) =>
        insertReport(tx, {
          tenant_id: practice.tenantId,
          id: crypto.randomUUID(),
          programme_id: practice.ids.programme,
          audience,
          content: Buffer.from('encrypted'),
          given_by: practice.therapistId,
          given_at: new Date(audience === 'FULL' ? '2025-04-02T10:00:00Z' : '2025-04-01T10:00:00Z'),
        }),
      )
    const events = await readTimeline('?kinds=DOCUMENT')
    expect(events.map(({ act }) => act).filter((act) => act !== 'billIssued')).toEqual([
      'reportGiven',
      'funderReportGiven',
    ])
  })

  it('is paginated without repeating or omitting events of the same instant', async () => {
    for (let index = 0; index < 40; index += 1)
      await insertSession({ day: `2025-03-${String(1 + (index % 20)).padStart(2, '0')}` })
    const allEvents: string[] = []
    let cursor = ''
    for (let page = 0; page < 2; page += 1) {
      const { body } = await alice.get(`/patients/${patientId}/timeline${cursor}`)
      allEvents.push(...body.content.map(({ id }: TimelineEvent) => id))
      cursor = `?before=${body.next}`
      expect(body.next === null).toBe(page === 1)
    }
    expect(new Set(allEvents).size).toBe(41)
    expect(allEvents).toHaveLength(41)
  })

  it.each(['?kinds=OTHER', '?kinds=', '?before=x', '?before=1~a~b'])('refuses the query %s', async (query) => {
    expect((await alice.get(`/patients/${patientId}/timeline${query}`)).status).toBe(400)
  })
})
