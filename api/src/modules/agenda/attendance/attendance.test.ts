import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { expectSoundPdf, withoutWhitespace } from '../../../testing/pdf/soundPdf.ts'

const afterTheSession = new Date('2031-03-03T11:02:00Z')
let now = afterTheSession
const recordedAt = '2031-03-03T10:55:09.000Z'
const drawn = {
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

const line = (participantId: string, change: object = {}) => ({
  entryId: crypto.randomUUID(),
  participantId,
  recordedAt,
  signature: drawn,
  ...change,
})
const sheetOf = async (id = practice.ids.session, caller = alice) =>
  (await caller.get(`/sessions/${id}/attendance`)).body
const record = (body: object, id = practice.ids.session) => alice.post(`/sessions/${id}/attendance`, body)
const setSession = (change: object) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx.updateTable('session').set(change).where('id', '=', practice.ids.session).execute(),
  )
const refusal = (code: string, status = 409) => ({ status, body: { errorCode: code } })

/** Creates a session at the firm, with further employees beside Paul. */
async function atFirm(startTime = '14:00', endTime = '15:00') {
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
async function employ(firstname: string) {
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

const sessionNow = async () => (await alice.get(`/sessions/${practice.ids.session}`)).body
const file = async () => {
  const response = await api.app.inject({
    url: `/api/sessions/${practice.ids.session}/attendance/file`,
    headers: { authorization: `Bearer ${practice.token}` },
  })
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}
const hashIn = (bytes: Uint8Array) => /[0-9a-f]{64}/.exec(withoutWhitespace(pdfText(bytes)))?.[0]

describe('an attendance sheet', () => {
  it('names expected participants and the practitioner, with their entries', async () => {
    const { patient, therapist, session } = practice.ids
    const entry = line(patient)
    expect(await record(entry)).toEqual(
      expect.objectContaining({
        status: 201,
        body: { entryId: entry.entryId, kind: 'DRAWN', recordedAt, receivedAt: now.toISOString() },
      }),
    )
    expect(await sheetOf()).toMatchObject({
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

  it('accepts an entry once, however often it is sent', async () => {
    const entry = line(practice.ids.patient)
    const first = await record(entry)
    const again = await record(entry)
    expect(again).toMatchObject({ status: 201, body: first.body })
    const rows = await api.admin('select id from attendance_entry where tenant_id = $1', [practice.tenantId])
    expect(rows).toHaveLength(1)
  })

  it('accepts one of two concurrent entries of a person', async () => {
    const { patient } = practice.ids
    const responses = await Promise.all([record(line(patient)), record(line(patient))])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const rows = await api.admin('select id from attendance_entry where tenant_id = $1', [practice.tenantId])
    expect(rows).toEqual([{ id: responses.find(({ status }) => status === 201)?.body.entryId }])
  })

  it('accepts a signature after an absence, but no change after a signature', async () => {
    const { patient, therapist } = practice.ids
    const absent = line(patient, { signature: null })
    expect((await record(absent)).body.kind).toBeNull()
    expect(await record(line(patient, { signature: null }))).toMatchObject(refusal('E170'))
    expect((await record(line(patient))).status).toBe(201)
    expect(await record(line(patient))).toMatchObject(refusal('E170'))
    expect(await record(line(patient, { signature: null }))).toMatchObject(refusal('E170'))
    // The entry id of another person is refused.
    expect(await record(line(therapist, { entryId: absent.entryId }))).toMatchObject(refusal('E170'))
    expect((await sheetOf()).sessions[0].participants[0].entry.kind).toBe('DRAWN')
  })

  it('can neither be changed nor deleted by the API itself', async () => {
    await record(line(practice.ids.patient))
    const changed = api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('attendance_entry').set({ present: false }).execute(),
    )
    await expect(changed).rejects.toThrow(/permission denied/)
    const deleted = api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('attendance_entry').execute())
    await expect(deleted).rejects.toThrow(/permission denied/)
  })

  it('encrypts names and signatures, and keeps them out of the audit', async () => {
    await record(line(practice.ids.patient, { signature: { kind: 'TYPED', name: 'Paul Secret' } }))
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
    ['a point outside its box', { kind: 'DRAWN', strokes: [[{ x: 1001, y: 1 }]] }],
    ['61 strokes', { kind: 'DRAWN', strokes: Array.from({ length: 61 }, () => [{ x: 1, y: 1 }]) }],
    ['a stroke of 1501 points', { kind: 'DRAWN', strokes: [Array.from({ length: 1501 }, () => ({ x: 1, y: 1 }))] }],
    ['an empty name', { kind: 'TYPED', name: '' }],
  ])('refuses a signature of %s', async (_what, signature) => {
    expect(await record(line(practice.ids.patient, { signature }))).toMatchObject(refusal('E400', 400))
  })

  it.each([
    ['on the evening before', '2031-03-02T22:59:00Z', 409],
    ["from the first minute of its day on, by the practice's clock", '2031-03-02T23:00:00Z', 201],
    ['in another year', '2032-01-01T10:00:00Z', 201],
  ])('is signed %s: %s is %i', async (_sentence, instant, status) => {
    now = new Date(instant)
    const { patient, therapist } = practice.ids
    for (const entry of [line(patient, { signature: null }), line(therapist)]) {
      const recorded = await record(entry)
      expect(recorded.status).toBe(status)
      if (status === 409) expect(recorded.body.errorCode).toBe('E172')
    }
    expect((await sheetOf()).sessions[0].participants).toHaveLength(2)
  })

  it('is for members with AGENDA, including assistants; a request has none yet', async () => {
    const assistant = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })
    expect((await sheetOf(practice.ids.session, api.as(assistant.token))).date).toBe('2031-03-03')
    const other = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['PATIENTS'] })
    expect((await api.as(other.token).get(`/sessions/${practice.ids.session}/attendance`)).status).toBe(403)
    expect(await record(line(practice.ids.patient), practice.ids.request)).toMatchObject(refusal('E145'))
  })
})

describe('signing', () => {
  it('sets only the presence of the patient, whatever a colleague has changed since', async () => {
    await setSession({ patient_present: false, price: 77, version: 9 })
    await record(line(practice.ids.patient))
    expect(await sessionNow()).toMatchObject({ patientPresent: true, price: 77, version: 10 })
  })

  it('of the practitioner leaves the session as it is', async () => {
    await setSession({ patient_present: false })
    await record(line(practice.ids.therapist))
    expect(await sessionNow()).toMatchObject({ patientPresent: false, version: 1 })
  })

  it('marks an absence', async () => {
    await record(line(practice.ids.patient, { signature: null }))
    expect(await sessionNow()).toMatchObject({ patientPresent: false })
  })

  it('is accepted although the session was billed, cancelled or given to another patient meanwhile', async () => {
    const { patient, firm, bill } = practice.ids
    await setSession({ bill_id: bill, patient_present: false })
    expect((await record(line(patient))).status).toBe(201)
    expect(await sessionNow()).toMatchObject({ patientPresent: false, version: 1 })
    await setSession({ bill_id: null, patient_id: firm })
    const { participants } = (await sheetOf()).sessions[0]
    expect(participants.filter(({ id }: { id: string }) => id === patient)).toHaveLength(1)
    await alice.patch(`/sessions/${practice.ids.session}/cancel`)
    expect((await record(line(practice.ids.therapist))).status).toBe(201)
    const rows = await api.admin('select id from attendance_entry where session_id = $1', [practice.ids.session])
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['a signature', drawn],
    ['an absence', null],
  ])('does not change presence once the session was given to another patient: %s', async (_what, signature) => {
    const { patient, duplicate } = practice.ids
    const before = signature === null
    await setSession({ patient_id: duplicate, patient_present: before })
    expect((await record(line(patient, { signature }))).status).toBe(201)
    expect(await sessionNow()).toMatchObject({ patientPresent: before, selectedCorporatePatients: [], version: 1 })
  })

  it.each([
    ['a signature', drawn],
    ['an absence', null],
  ])('does not change presence once the session was given to another firm: %s', async (_what, signature) => {
    const { patient, firm } = practice.ids
    const zoe = await employ('Zoé')
    await api.admin('update patient set firm_id = null where id = $1', [patient])
    const before = signature === null
    await setSession({ patient_id: firm, patient_present: before })
    expect((await record(line(patient, { signature }))).status).toBe(201)
    expect(await sessionNow()).toMatchObject({ patientPresent: before, selectedCorporatePatients: [], version: 1 })
    await record(line(zoe))
    expect(await sessionNow()).toMatchObject({ patientPresent: true, selectedCorporatePatients: [zoe], version: 2 })
  })

  it('prevents deleting the session, alone or with its series', async () => {
    await record(line(practice.ids.patient))
    for (const type of ['once', 'all'])
      expect(await alice.delete(`/sessions/${practice.ids.session}?type=${type}`)).toMatchObject(refusal('E171'))
    expect(await sessionNow()).toMatchObject({ id: practice.ids.session, validated: true })
    expect((await sheetOf()).sessions[0].participants[0].entry.kind).toBe('DRAWN')
  })
})

describe('a day at a firm', () => {
  it('has every session of the day, with the presence of each employee', async () => {
    const zoe = await employ('Zoé')
    const { firm, patient, therapist } = practice.ids
    const [morning, afternoon] = [await atFirm('09:00', '10:00'), await atFirm()]
    const { sessions, firm: name } = await sheetOf(afternoon)
    expect(name).toBe('Les Tilleuls')
    expect(sessions.map(({ id }: { id: string }) => id)).toEqual([morning, afternoon])
    const ids = sessions[1].participants.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([patient, zoe, therapist])

    await record(line(patient), afternoon)
    await record(line(zoe, { signature: null }), afternoon)
    const { body } = await alice.get(`/sessions/${afternoon}`)
    expect(body).toMatchObject({ patientId: firm, patientPresent: true })
    expect(body.selectedCorporatePatients.toSorted()).toEqual([patient, zoe].toSorted())
    const presenceOf = async (id: string) =>
      (await alice.get(`/patients/${id}/sessions`)).body.find((each: { id: string }) => each.id === afternoon)
        .patientPresent
    expect([await presenceOf(patient), await presenceOf(zoe)]).toEqual([true, false])
  })

  it('was attended unless everybody was absent', async () => {
    const zoe = await employ('Zoé')
    const id = await atFirm()
    const came = async () => (await alice.get(`/sessions/${id}`)).body.patientPresent
    await record(line(practice.ids.patient, { signature: null }), id)
    expect(await came()).toBe(true)
    await record(line(zoe, { signature: null }), id)
    expect(await came()).toBe(false)
    await record(line(zoe), id)
    expect(await came()).toBe(true)
  })
})

describe('the sheet as a PDF', () => {
  it('is valid, names both instants, and has the hash of the entries', async () => {
    await record(line(practice.ids.patient))
    const bytes = await file()
    await expectSoundPdf(bytes, { title: "Feuille d'émargement", note: 'Document confidentiel' })
    const text = withoutWhitespace(pdfText(bytes))
    expect(text).toContain(withoutWhitespace('Présent, a signé'))
    expect(text).toContain(withoutWhitespace('Le 03/03/2031 à 11:55:09, reçu le 03/03/2031 à 12:02:00'))
    expect(text).toContain(withoutWhitespace('Pas encore signé'))
    const hash = hashIn(bytes)
    expect(hash).toBeDefined()
    expect(hashIn(await file())).toBe(hash)
    await record(line(practice.ids.therapist, { signature: { kind: 'TYPED', name: 'Alice' } }))
    const completed = await file()
    expect(withoutWhitespace(pdfText(completed))).toContain(withoutWhitespace('a signé en tapant son nom : Alice'))
    expect(hashIn(completed)).not.toBe(hash)
  })
})
