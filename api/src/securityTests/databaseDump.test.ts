import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { audit } from '../audit.ts'
import { insertAnswers } from '../modules/agenda/booking/answers.sql.ts'
import { importPatients } from '../modules/files/patientImports/importPatients.service.ts'
import { dumpTexts } from '../testing/dumpedTexts.ts'
import { patientsForm } from '../testing/fileForm.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { testApp, type ApiResponse, type TestApp } from '../testing/practice.ts'

/** A time on the day of the populated practice's session, after the session. */
const now = new Date('2031-03-03T12:00:00Z')

/** Prefix of every word that must not appear in clear. */
const markWord = 'Zyxomarque'
const withMark = (description: string) => `${markWord} ${description}`
/** Point of a drawn signature. A signature has no words, so that the tests search for the JSON of this point. */
const drawnPoint = { x: 613, y: 287 }
const isMarked = (text: string) => text.includes(markWord) || text.replaceAll(/\s/g, '').includes('"x":613,"y":287')

let api: TestApp
let practice: PopulatedPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  const { tenantId, therapistId: accountId, ids } = practice
  await api.inTenant(tenantId, (tx) =>
    audit(tx, { tenantId, accountId }, { act: 'create', entity: 'patient', entityId: ids.patient }),
  )
})
afterAll(() => api.close())

const query = <Row extends object>(statement: string) => api.admin<Row>(statement)
const listUnencryptedTexts = async () => (await dumpTexts(query)).filter(({ text }) => isMarked(text))

/** Returns the response of a call, and checks that the call was not refused. */
async function expectSuccess(call: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await call
  expect(response.body ?? {}).not.toHaveProperty('errorCode')
  return response
}
const newIdempotencyKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** The content of a file as its form sends it, without the practice's note. */
function inputOf(file: ApiResponse['body']) {
  const {
    id: _id,
    version: _version,
    archivedAt: _archivedAt,
    position: _position,
    sessions: _sessions,
    practiceNote: _note,
    ...input
  } = file
  return input
}

/** Writes all kinds of medical text about a patient. */
async function writeMedicalTexts(): Promise<void> {
  const { patient, duplicate, session, animal, programme, therapist } = practice.ids
  const alice = api.as(practice.token)
  const post = (path: string, body: object) => expectSuccess(alice.post(path, body, newIdempotencyKey()))
  for (const [id, note] of [
    [patient, 'note du cabinet'],
    [duplicate, 'autre note du cabinet'],
  ] as const) {
    const { body: file } = await expectSuccess(alice.get(`/patients/${id}/details`))
    await expectSuccess(alice.put(`/patients/${id}`, { ...inputOf(file), practiceNote: withMark(note) }))
  }
  await expectSuccess(
    alice.put(`/patients/${patient}/fit`, { ...emptyPatientFit, fears: [animal], note: withMark('note') }),
  )
  await expectSuccess(
    alice.put(`/patients/${duplicate}/fit`, { ...emptyPatientFit, weightKg: 71, note: withMark('autre note') }),
  )
  await post(`/patients/${patient}/consents`, {
    givenBy: 'GUARDIAN',
    giverName: withMark('tuteur'),
    givenOn: '2031-01-05',
  })
  await api.inTenant(practice.tenantId, async (tx) =>
    insertAnswers(
      tx,
      await api.services.encryption.cipherOf(tx, practice.tenantId),
      { tenantId: practice.tenantId, sessionId: session },
      [{ position: 5, question: 'Des allergies ?', text: withMark('réponse') }],
    ),
  )
  await expectSuccess(
    alice.patch(`/patients/${patient}/sessions/${session}`, { comments: withMark('commentaire') }, newIdempotencyKey()),
  )
  const evaluation = emptyEvaluation()
  evaluation.evaluationGlobale.difficultes = withMark('évaluation')
  const { body: addedSession } = await post('/sessions', {
    startDate: '2031-03-03',
    startTime: '14:00',
    endTime: '15:00',
    therapistId: therapist,
    sessionTypeId: practice.ids.sessionType,
    patientId: patient,
    animalIds: [animal],
    clubId: null,
    price: 0,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: true,
    paid: false,
    withAnimalOnly: false,
    comments: withMark('autre commentaire'),
    evaluation,
    force: true,
    forceReason: withMark('raison'),
  })
  const commonFields = { recordedAt: '2031-03-03T11:55:00.000Z' }
  for (const [sessionId, participantId, signature] of [
    [session, patient, { kind: 'TYPED', name: withMark('signature') }],
    [session, therapist, { kind: 'ATTESTED', reason: withMark('attestation') }],
    [addedSession.sessions[0].id, patient, { kind: 'DRAWN', strokes: [[drawnPoint, { x: 700, y: 300 }]] }],
  ] as const)
    await post(`/sessions/${sessionId}/attendance`, {
      ...commonFields,
      entryId: crypto.randomUUID(),
      participantId,
      signature,
    })
  await expectSuccess(alice.patch(`/programmes/${programme}/end`, { endedOn: '2031-03-03' }, newIdempotencyKey()))
  await post(`/patients/${patient}/programmes`, {
    unit: 'HOURS',
    planned: 600,
    purpose: withMark('but'),
    objectives: [],
    startDate: '2031-03-04',
    plannedEndDate: null,
  })
  await post(`/programmes/${programme}/reports`, {
    audience: 'FULL',
    sessionIds: [session],
    conclusion: withMark('conclusion'),
  })
  const { body: duplicatePatient } = await expectSuccess(alice.get(`/patients/${duplicate}/details`))
  await post(`/patients/${duplicate}/merge`, { otherId: patient, patient: inputOf(duplicatePatient) })
  const { body: mergedFile } = await expectSuccess(alice.get(`/patients/${duplicate}/details`))
  expect(mergedFile.practiceNote).toBe(`${withMark('autre note du cabinet')}\n\n${withMark('note du cabinet')}`)
  const { body: fit } = await expectSuccess(alice.get(`/patients/${duplicate}/fit`))
  expect(fit.note).toBe(`${withMark('autre note')}\n\n${withMark('note')}`)
}

/** Uploads a file of patients, which is not parsed yet; returns the id of the import. */
async function uploadImport(): Promise<string> {
  const file = patientsForm(
    `Nom;Prénom;Ville;Notes\n${withMark('nouveau')};Zoé;Lyon;${withMark('note')}\n;${withMark('refusé')};;\n`,
    `${markWord}.csv`,
  )
  const { body } = await expectSuccess(
    api.as(practice.token).post('/technical/patients/import?preview=true', file, newIdempotencyKey()),
  )
  return body.id
}

describe('a database dump', () => {
  it('contains no medical text about a patient in clear', async () => {
    await writeMedicalTexts()
    expect(await listUnencryptedTexts()).toEqual([])
  })

  it('contains nothing of an imported patient file in clear, before the file is parsed and before its import', async () => {
    const id = await uploadImport()
    expect(await listUnencryptedTexts()).toEqual([])
    await importPatients(api.services, { tenantId: practice.tenantId, id })
    const { body } = await api.as(practice.token).get(`/technical/patients/imports/${id}`)
    expect(body).toMatchObject({ state: 'READY', counts: { new: 1, refused: 1 } })
    expect(await listUnencryptedTexts()).toEqual([])
  })

  const point = JSON.stringify(drawnPoint)
  it.each([
    ['comments', 'update session set comments = $1 where tenant_id = $2', Buffer.from(markWord), Buffer.from('x')],
    ['a file', 'update patient set contact_lastname = $1 where tenant_id = $2', markWord, 'x'],
    ['the audit', `update audit set details = jsonb_build_object('x', $1::text) where tenant_id = $2`, markWord, 'x'],
    ['an import', 'update patient_import set cells_sealed = $1 where tenant_id = $2', Buffer.from(markWord), null],
    ['a signature', 'update session set comments = $1 where tenant_id = $2', Buffer.from(point), Buffer.from('x')],
  ])('is searched for unencrypted text in %s', async (_caseName, statement, clearValue, restoredValue) => {
    expect(await listUnencryptedTexts()).toEqual([])
    await api.admin(statement, [clearValue, practice.tenantId])
    expect((await listUnencryptedTexts()).length).toBeGreaterThan(0)
    await api.admin(statement, [restoredValue, practice.tenantId])
  })
})
