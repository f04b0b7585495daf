import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { expectValidPdf, withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'
import { purgeDeletedSessions } from '../sessions/deletion/purgeDeletedSessions.service.ts'

const afterTheSession = new Date('2031-03-03T11:02:00Z')
let now = afterTheSession
const recordedAt = '2031-03-03T10:55:09.000Z'
const drawnSignature = {
  kind: 'DRAWN',
  strokes: [
    [
      { x: 100, y: 300 },
      { x: 400, y: 90 },
      { x: 700, y: 310 },
    ],
    [{ x: 820, y: 200 }],
  ],
}

let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = afterTheSession
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const entryInput = (participantId: string, change: object = {}) => ({
  entryId: crypto.randomUUID(),
  participantId,
  recordedAt,
  signature: drawnSignature,
  ...change,
})
const readSheet = async (id = practice.ids.session, caller = alice) =>
  (await caller.get(`/sessions/${id}/attendance`)).body
const recordEntry = (body: object, id = practice.ids.session) => alice.post(`/sessions/${id}/attendance`, body)
const updateSessionRow = (change: object) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx.updateTable('session').set(change).where('id', '=', practice.ids.session).execute(),
  )
const refusal = (code: string, status = 409) => ({ status, body: { errorCode: code } })

/** Creates a session at the firm, whose only employee is Paul until addEmployee adds others. */
async function insertFirmSession(startTime = '14:00', endTime = '15:00') {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: practice.ids.firm,
        day: '2031-03-03',
        start_time: startTime,
        end_time: endTime,
        state: 'VALIDATED',
        patient_present: false,
      })
      .execute(),
  )
  return id
}
async function addEmployee(firstname: string) {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('patient')
      .values({
        tenant_id: practice.tenantId,
        id,
        type: 'INDIVIDUAL',
        firstname,
        lastname: 'Zola',
        email: `${firstname}@exemple.fr`,
        firm_id: practice.ids.firm,
      })
      .execute(),
  )
  return id
}

const readCurrentSession = async () => (await alice.get(`/sessions/${practice.ids.session}`)).body
const downloadPdf = async () => {
  const response = await api.app.inject({
    url: `/api/sessions/${practice.ids.session}/attendance/file`,
    headers: { authorization: `Bearer ${practice.token}` },
  })
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}
const hashOfPdf = (bytes: Uint8Array) => /[0-9a-f]{64}/.exec(withoutWhitespace(pdfText(bytes)))?.[0]

describe('an attendance sheet', () => {
  it('lists the expected participants and the practitioner with their entries', async () => {
    const { patient, therapist, session } = practice.ids
    const entry = entryInput(patient)
    expect(await recordEntry(entry)).toEqual(
      expect.objectContaining({
        status: 201,
        body: { entryId: entry.entryId, kind: 'DRAWN', recordedAt, receivedAt: now.toISOString() },
      }),
    )
    expect(await readSheet()).toMatchObject({
      date: '2031-03-03',
      firm: null,
      sessions: [
        {
          id: session,
          startTime: '10:00',
          endTime: '11:00',
          participants: [
            { id: patient, name: 'Martin Paul', role: 'PATIENT', entry: { kind: 'DRAWN' } },
            { id: therapist, role: 'PRACTITIONER', entry: null },
          ],
        },
      ],
    })
  })

  it('stores an entry once when it is sent several times', async () => {
    const entry = entryInput(practice.ids.patient)
    const firstResponse = await recordEntry(entry)
    const repeatedResponse = await recordEntry(entry)
    expect(repeatedResponse).toMatchObject({ status: 201, body: firstResponse.body })
    const rows = await api.admin('select id from attendance_entry where tenant_id = $1', [practice.tenantId])
    expect(rows).toHaveLength(1)
  })

  it('accepts only one of two concurrent entries of a person', async () => {
    const { patient } = practice.ids
    const responses = await Promise.all([recordEntry(entryInput(patient)), recordEntry(entryInput(patient))])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const rows = await api.admin('select id from attendance_entry where tenant_id = $1', [practice.tenantId])
    expect(rows).toEqual([{ id: responses.find(({ status }) => status === 201)?.body.entryId }])
  })

  it('accepts a signature after an absence, but no second entry after a signature', async () => {
    const { patient, therapist } = practice.ids
    const absenceEntry = entryInput(patient, { signature: null })
    expect((await recordEntry(absenceEntry)).body.kind).toBeNull()
    expect(await recordEntry(entryInput(patient, { signature: null }))).toMatchObject(
      refusal(errorCode.attendanceRecorded),
    )
    expect((await recordEntry(entryInput(patient))).status).toBe(201)
    expect(await recordEntry(entryInput(patient))).toMatchObject(refusal(errorCode.attendanceRecorded))
    expect(await recordEntry(entryInput(patient, { signature: null }))).toMatchObject(
      refusal(errorCode.attendanceRecorded),
    )
    // An entry id that another person already used is refused.
    expect(await recordEntry(entryInput(therapist, { entryId: absenceEntry.entryId }))).toMatchObject(
      refusal(errorCode.attendanceRecorded),
    )
    expect((await readSheet()).sessions[0].participants[0].entry.kind).toBe('DRAWN')
  })

  it('is append-only for the database role of the API', async () => {
    await recordEntry(entryInput(practice.ids.patient))
    const update = api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('attendance_entry').set({ present: false }).execute(),
    )
    await expect(update).rejects.toThrow(/permission denied/)
    const deletion = api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('attendance_entry').execute())
    await expect(deletion).rejects.toThrow(/permission denied/)
  })

  it('encrypts typed names, and writes none of them to the audit log', async () => {
    await recordEntry(entryInput(practice.ids.patient, { signature: { kind: 'TYPED', name: 'Paul Secret' } }))
    const rows = await api.admin<{ row: string }>(
      'select t::text as row from attendance_entry t where tenant_id = $1 union all select a::text from audit a where tenant_id = $1',
      [practice.tenantId],
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows) {
      expect(row).not.toContain('Secret')
      expect(row).not.toContain(Buffer.from('Secret').toString('hex'))
    }
  })

  it.each([
    ['no stroke', { kind: 'DRAWN', strokes: [] }],
    ['a point outside the signature box', { kind: 'DRAWN', strokes: [[{ x: 1001, y: 1 }]] }],
    [
      '61 strokes, one more than the maximum',
      { kind: 'DRAWN', strokes: Array.from({ length: 61 }, () => [{ x: 1, y: 1 }]) },
    ],
    [
      'a stroke of 1501 points, one more than the maximum',
      { kind: 'DRAWN', strokes: [Array.from({ length: 1501 }, () => ({ x: 1, y: 1 }))] },
    ],
    ['an empty name', { kind: 'TYPED', name: '' }],
  ])('refuses a signature with %s', async (_caseName, signature) => {
    expect(await recordEntry(entryInput(practice.ids.patient, { signature }))).toMatchObject(
      refusal(errorCode.invalid, 400),
    )
  })

  it.each([
    ['on the evening before the session', '2031-03-02T22:59:00Z', 409],
    ["in the first minute of the session's day in the practice's time zone", '2031-03-02T23:00:00Z', 201],
    ['in the year after the session', '2032-01-01T10:00:00Z', 201],
  ])('responds to an entry received %s (%s) with status %i', async (_caseName, instant, status) => {
    now = new Date(instant)
    const { patient, therapist } = practice.ids
    for (const entry of [entryInput(patient, { signature: null }), entryInput(therapist)]) {
      const response = await recordEntry(entry)
      expect(response.status).toBe(status)
      if (status === 409) expect(response.body.errorCode).toBe(errorCode.attendanceTooEarly)
    }
    expect((await readSheet()).sessions[0].participants).toHaveLength(2)
  })

  it('can be read by members with AGENDA, including assistants, and accepts no entry for a pending request', async () => {
    const assistant = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })
    expect((await readSheet(practice.ids.session, api.as(assistant.token))).date).toBe('2031-03-03')
    const memberWithoutAgenda = await joinPractice(api, practice, {
      roles: ['ROLE_ASSISTANT'],
      privileges: ['PATIENTS'],
    })
    expect((await api.as(memberWithoutAgenda.token).get(`/sessions/${practice.ids.session}/attendance`)).status).toBe(
      403,
    )
    expect(await recordEntry(entryInput(practice.ids.patient), practice.ids.request)).toMatchObject(
      refusal(errorCode.sessionStateChanged),
    )
  })
})

describe('recording an attendance entry', () => {
  it("changes only the patient's presence, even if a colleague has changed the session since", async () => {
    await updateSessionRow({ patient_present: false, price: 77, version: 9 })
    await recordEntry(entryInput(practice.ids.patient))
    expect(await readCurrentSession()).toMatchObject({ patientPresent: true, price: 77, version: 10 })
  })

  it('does not change the session when the practitioner signs', async () => {
    await updateSessionRow({ patient_present: false })
    await recordEntry(entryInput(practice.ids.therapist))
    expect(await readCurrentSession()).toMatchObject({ patientPresent: false, version: 1 })
  })

  it('marks the patient as absent', async () => {
    await recordEntry(entryInput(practice.ids.patient, { signature: null }))
    expect(await readCurrentSession()).toMatchObject({ patientPresent: false })
  })

  it('is accepted after the session was billed, moved to another patient or cancelled, from persons on its sheet', async () => {
    const { patient, firm, bill } = practice.ids
    await updateSessionRow({ bill_id: bill, patient_present: false })
    expect((await recordEntry(entryInput(patient))).status).toBe(201)
    expect(await readCurrentSession()).toMatchObject({ patientPresent: false, version: 1 })
    await updateSessionRow({ bill_id: null, patient_id: firm })
    const { participants } = (await readSheet()).sessions[0]
    expect(participants.filter(({ id }: { id: string }) => id === patient)).toHaveLength(1)
    await alice.patch(`/sessions/${practice.ids.session}/cancel`)
    expect((await recordEntry(entryInput(practice.ids.therapist))).status).toBe(201)
    const rows = await api.admin('select id from attendance_entry where session_id = $1', [practice.ids.session])
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['a signature', drawnSignature],
    ['an absence', null],
  ])('of %s is refused once the session belongs to another patient', async (_caseName, signature) => {
    const { patient, duplicate } = practice.ids
    const presenceBefore = signature === null
    await updateSessionRow({ patient_id: duplicate, patient_present: presenceBefore })
    expect(await recordEntry(entryInput(patient, { signature }))).toMatchObject(refusal(errorCode.attendeeNotExpected))
    expect(await readCurrentSession()).toMatchObject({
      patientPresent: presenceBefore,
      selectedCorporatePatients: [],
      version: 1,
    })
  })

  it.each([
    ['a signature', drawnSignature],
    ['an absence', null],
  ])('of %s is refused once the session belongs to another firm', async (_caseName, signature) => {
    const { patient, firm } = practice.ids
    const zoe = await addEmployee('Zoé')
    await api.admin('update patient set firm_id = null where id = $1', [patient])
    const presenceBefore = signature === null
    await updateSessionRow({ patient_id: firm, patient_present: presenceBefore })
    expect(await recordEntry(entryInput(patient, { signature }))).toMatchObject(refusal(errorCode.attendeeNotExpected))
    expect(await readCurrentSession()).toMatchObject({
      patientPresent: presenceBefore,
      selectedCorporatePatients: [],
      version: 1,
    })
    await recordEntry(entryInput(zoe))
    expect(await readCurrentSession()).toMatchObject({
      patientPresent: true,
      selectedCorporatePatients: [zoe],
      version: 2,
    })
  })

  it('prevents the deletion of the session, alone or with its series', async () => {
    await recordEntry(entryInput(practice.ids.patient))
    for (const type of ['once', 'all'])
      expect(await alice.delete(`/sessions/${practice.ids.session}?type=${type}`)).toMatchObject(
        refusal(errorCode.sessionSigned),
      )
    expect(await readCurrentSession()).toMatchObject({ id: practice.ids.session, validated: true })
    expect((await readSheet()).sessions[0].participants[0].entry.kind).toBe('DRAWN')
  })
})

describe('a new attendance entry', () => {
  it('is accepted only for the practitioner, the patient, and employees of the firm or named in the session', async () => {
    const { patient, duplicate, firm, therapist } = practice.ids
    const { id: memberId } = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })
    for (const id of [duplicate, firm, memberId])
      expect(await recordEntry(entryInput(id))).toMatchObject(refusal(errorCode.attendeeNotExpected))
    for (const id of [patient, therapist]) expect((await recordEntry(entryInput(id))).status).toBe(201)
    const sessionId = await insertFirmSession()
    const zoe = await addEmployee('Zoé')
    await api.admin('update patient set firm_id = null where id = $1', [zoe])
    expect(await recordEntry(entryInput(zoe), sessionId)).toMatchObject(refusal(errorCode.attendeeNotExpected))
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('session_corporate_patient')
        .values({ tenant_id: practice.tenantId, session_id: sessionId, patient_id: zoe })
        .execute(),
    )
    expect((await recordEntry(entryInput(zoe), sessionId)).status).toBe(201)
  })
})

const strikeEntry = (entryId: string, change: object = {}) =>
  alice.post(`/sessions/${practice.ids.session}/attendance/strikes`, {
    strikeId: crypto.randomUUID(),
    entryId,
    reason: 'Signé par un autre',
    ...change,
  })
const recordPatientEntry = async (change: object = {}): Promise<string> =>
  (await recordEntry(entryInput(practice.ids.patient, change))).body.entryId

describe('an entry made by mistake', () => {
  it('is struck by a further entry with the reason, and the same person can sign again', async () => {
    const entryId = await recordPatientEntry()
    const strikeId = crypto.randomUUID()
    const { status, body } = await strikeEntry(entryId, { strikeId })
    expect(status).toBe(201)
    expect(body.sessions[0].participants[0]).toMatchObject({
      entry: null,
      struckEntries: [{ entryId, kind: 'DRAWN', reason: 'Signé par un autre', struckAt: now.toISOString() }],
    })
    expect(await strikeEntry(entryId, { strikeId })).toMatchObject({ status: 201, body })
    expect(await strikeEntry(entryId)).toMatchObject(refusal(errorCode.attendanceStruck))
    expect(await strikeEntry(strikeId)).toMatchObject(refusal(errorCode.notFound, 404))
    expect((await recordEntry(entryInput(practice.ids.patient))).status).toBe(201)
    expect(await recordEntry(entryInput(practice.ids.patient))).toMatchObject(refusal(errorCode.attendanceRecorded))
    expect(await api.admin('select id from attendance_entry where tenant_id = $1', [practice.tenantId])).toHaveLength(3)
  })

  it('needs a reason, which is encrypted', async () => {
    const entryId = await recordPatientEntry()
    expect(await strikeEntry(entryId, { reason: ' ' })).toMatchObject(refusal(errorCode.invalid, 400))
    await strikeEntry(entryId, { reason: 'Secret de Paul' })
    const rows = await api.admin<{ row: string }>(
      'select t::text as row from attendance_entry t where tenant_id = $1 union all select a::text from audit a where tenant_id = $1',
      [practice.tenantId],
    )
    for (const { row } of rows) expect(row).not.toContain(Buffer.from('Secret').toString('hex'))
    for (const { row } of rows) expect(row).not.toContain('Secret')
  })

  it('no longer determines the presence once struck; the earlier entry or the default (present) does', async () => {
    await recordPatientEntry({ signature: null })
    const signatureId = await recordPatientEntry()
    expect(await readCurrentSession()).toMatchObject({ patientPresent: true })
    await strikeEntry(signatureId)
    expect(await readCurrentSession()).toMatchObject({ patientPresent: false })
    await strikeEntry((await readSheet()).sessions[0].participants[0].entry.entryId)
    expect(await readCurrentSession()).toMatchObject({ patientPresent: true })
  })

  it('stays in the PDF, whose hash contains the strike', async () => {
    const entryId = await recordPatientEntry()
    const hashBefore = hashOfPdf(await downloadPdf())
    await strikeEntry(entryId)
    const pdf = await downloadPdf()
    await expectValidPdf(pdf, { title: "Feuille d'émargement", note: 'Document confidentiel' })
    expect(withoutWhitespace(pdfText(pdf))).toContain(withoutWhitespace('Motif : Signé par un autre'))
    expect(hashOfPdf(pdf)).toBeDefined()
    expect(hashOfPdf(pdf)).not.toBe(hashBefore)
    expect(hashOfPdf(await downloadPdf())).toBe(hashOfPdf(pdf))
  })

  it('prevents the deletion of its session until all entries are struck; the hidden session keeps its entries', async () => {
    const patientEntryId = await recordPatientEntry()
    const therapistEntryId = (await recordEntry(entryInput(practice.ids.therapist))).body.entryId
    await strikeEntry(patientEntryId)
    const path = `/sessions/${practice.ids.session}?type=once`
    expect(await alice.delete(path)).toMatchObject(refusal(errorCode.sessionSigned))
    await strikeEntry(therapistEntryId)
    const deletion = await alice.delete(path)
    expect(deletion).toMatchObject({ status: 200, body: { deleted: [practice.ids.session] } })
    await purgeDeletedSessions(api.services, practice.tenantId, deletion.body.undoId)
    const rows = await api.admin<{ state: string; comments: unknown; count: number }>(
      `select state, comments, (select count(*)::int from attendance_entry e where e.session_id = session.id) as count
       from session where id = $1`,
      [practice.ids.session],
    )
    expect(rows).toEqual([{ state: 'HIDDEN', comments: null, count: 4 }])
    const { body: sessions } = await alice.get(`/patients/${practice.ids.patient}/sessions`)
    expect(sessions.map(({ id }: { id: string }) => id)).not.toContain(practice.ids.session)
  })
})

describe('the attendance sheet of a day at a firm', () => {
  it('lists every session of the day with the presence of each employee', async () => {
    const zoe = await addEmployee('Zoé')
    const { firm, patient, therapist } = practice.ids
    const [morning, afternoon] = [await insertFirmSession('09:00', '10:00'), await insertFirmSession()]
    const { sessions, firm: name } = await readSheet(afternoon)
    expect(name).toBe('Les Tilleuls')
    expect(sessions.map(({ id }: { id: string }) => id)).toEqual([morning, afternoon])
    const ids = sessions[1].participants.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([patient, zoe, therapist])

    await recordEntry(entryInput(patient), afternoon)
    await recordEntry(entryInput(zoe, { signature: null }), afternoon)
    const { body } = await alice.get(`/sessions/${afternoon}`)
    expect(body).toMatchObject({ patientId: firm, patientPresent: true })
    expect(body.selectedCorporatePatients.toSorted()).toEqual([patient, zoe].toSorted())
    const readPresence = async (id: string) =>
      (await alice.get(`/patients/${id}/sessions`)).body.find((session: { id: string }) => session.id === afternoon)
        .patientPresent
    expect([await readPresence(patient), await readPresence(zoe)]).toEqual([true, false])
  })

  it('marks the session as attended unless all employees were absent', async () => {
    const zoe = await addEmployee('Zoé')
    const id = await insertFirmSession()
    const readPatientPresent = async () => (await alice.get(`/sessions/${id}`)).body.patientPresent
    await recordEntry(entryInput(practice.ids.patient, { signature: null }), id)
    expect(await readPatientPresent()).toBe(true)
    await recordEntry(entryInput(zoe, { signature: null }), id)
    expect(await readPatientPresent()).toBe(false)
    await recordEntry(entryInput(zoe), id)
    expect(await readPatientPresent()).toBe(true)
  })
})

describe('the attendance sheet as a PDF', () => {
  it('is a valid PDF with both timestamps and the hash of the entries', async () => {
    await recordEntry(entryInput(practice.ids.patient))
    const bytes = await downloadPdf()
    await expectValidPdf(bytes, { title: "Feuille d'émargement", note: 'Document confidentiel' })
    const text = withoutWhitespace(pdfText(bytes))
    expect(text).toContain(withoutWhitespace('Présent, a signé'))
    expect(text).toContain(withoutWhitespace('Le 03/03/2031 à 11:55:09, reçu le 03/03/2031 à 12:02:00'))
    expect(text).toContain(withoutWhitespace('Pas encore signé'))
    const hash = hashOfPdf(bytes)
    expect(hash).toBeDefined()
    expect(hashOfPdf(await downloadPdf())).toBe(hash)
    await recordEntry(entryInput(practice.ids.therapist, { signature: { kind: 'TYPED', name: 'Alice' } }))
    const updatedFile = await downloadPdf()
    expect(withoutWhitespace(pdfText(updatedFile))).toContain(withoutWhitespace('a signé en tapant son nom : Alice'))
    expect(hashOfPdf(updatedFile)).not.toBe(hash)
  })
})
