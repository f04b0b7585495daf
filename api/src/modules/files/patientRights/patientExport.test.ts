import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { consentText, consentTextVersion } from 'shared/domain/patients/healthConsent'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'
import { insertExceptions } from '../../agenda/fit/fitExceptions.sql.ts'

let api: TestApp
let practice: PopulatedPractice

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
})

const downloadArchive = async (patientId = practice.ids.patient, token = practice.token) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/api/patients/${patientId}/export`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { statusCode, headers, bytes: rawPayload }
}

const parsePatientData = (files: ReturnType<typeof unzipSync>) =>
  JSON.parse(strFromU8(files['patient.json'] ?? new Uint8Array()))

/** Turns the session into a firm's session that names the patient as employee. */
async function moveSessionToFirm() {
  await api.admin('update session set patient_id = $1 where id = $2', [practice.ids.firm, practice.ids.session])
  await api.admin('insert into session_corporate_patient (tenant_id, session_id, patient_id) values ($1, $2, $3)', [
    practice.tenantId,
    practice.ids.session,
    practice.ids.patient,
  ])
}

const buildReason = (patientId: string, detail: string) => ({ kind: 'weight', patientId, detail })

/** Stores a fit exception with reasons about the patient, their merged file and another person. */
async function insertFitException() {
  const { patient, duplicate, session, animal } = practice.ids
  await api.admin('update patient set merged_into = $1, removed_at = now() where id = $2', [patient, duplicate])
  const reasons = [
    buildReason(patient, 'Paul pèse 92 kg'),
    buildReason(duplicate, 'Paul en a peur'),
    buildReason(crypto.randomUUID(), 'Zoé pèse 95 kg'),
  ]
  await api.inTenant(practice.tenantId, async (tx) =>
    insertExceptions(tx, await api.services.encryption.cipherOf(tx, practice.tenantId), [
      {
        tenantId: practice.tenantId,
        sessionId: session,
        animalId: animal,
        decidedBy: practice.therapistId,
        decidedAt: new Date('2031-03-01T10:00:00Z'),
        decision: { reasons, note: 'À pied' },
      },
    ]),
  )
}

const listInvoices = ({ bytes }: { bytes: Uint8Array }) =>
  Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('factures/'))

describe("a patient's data as a ZIP archive", () => {
  it('contains all data as JSON, CSV, PDFs and recordings, and has a file name that does not identify the patient', async () => {
    const fitResponse = await api.as(practice.token).put(`/patients/${practice.ids.patient}/fit`, {
      weightKg: 71,
      allergies: [practice.ids.animal],
      fears: [],
      preferredAnimalIds: [],
      avoidedAnimalIds: [],
      note: 'Doucement',
    })
    expect(fitResponse.status).toBe(200)
    const { body: file } = await api.as(practice.token).get(`/patients/${practice.ids.patient}/details`)
    const { type, email, phoneNumber, contactFirstname, contactLastname, address, individual, firm } = file
    const changeResponse = await api.as(practice.token).put(`/patients/${practice.ids.patient}`, {
      type,
      email,
      phoneNumber,
      contactFirstname,
      contactLastname,
      address,
      firm,
      individual: { ...individual, birthdate: null, birthYear: 1985 },
      secondPhoneNumber: '04 78 00 00 00',
      practiceNote: 'Préfère le matin',
    })
    expect(changeResponse.status).toBe(200)
    const { statusCode, headers, bytes } = await downloadArchive()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toMatch(/''donnees-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(bytes)
    expect(Object.keys(files).toSorted()).toEqual([
      'audio/01-2031-03-03-10h00.webm',
      'bilans/01-bilan-2031-04-01.pdf',
      'commentaires.pdf',
      'factures/facture-F-1.pdf',
      'patient.json',
      'seances.csv',
    ])
    expect(Buffer.from(files['audio/01-2031-03-03-10h00.webm'] ?? []).toString('base64')).toBe('GkXfo59ChoEB')
    expect(strFromU8(files['commentaires.pdf'] ?? new Uint8Array())).toMatch(/^%PDF/)
    expect(strFromU8(files['seances.csv'] ?? new Uint8Array())).toMatch(/03\/03\/2031;10:00;.*Paul a brossé Praline\./)
    expect(JSON.parse(strFromU8(files['patient.json'] ?? new Uint8Array()))).toMatchObject({
      patient: {
        individual: { firstname: 'Paul', lastname: 'Martin', birthdate: null, birthYear: 1985 },
        practiceNote: 'Préfère le matin',
      },
      sessions: [{ comments: 'Paul a brossé Praline.' }, { state: 'PENDING' }],
      fit: { weightKg: 71, allergies: ['Praline'], note: 'Doucement' },
      programmes: [{ purpose: 'Travailler ensemble' }],
      invoices: [{ number: 'F-1' }],
    })
  })

  it('contains the quotes as they were issued', async () => {
    const files = unzipSync((await downloadArchive(practice.ids.firm)).bytes)
    expect(strFromU8(files['devis/devis-D-2031-0001.pdf'] ?? new Uint8Array())).toBe('%PDF-1.7')
    expect(JSON.parse(strFromU8(files['patient.json'] ?? new Uint8Array()))).toMatchObject({
      quotes: [{ kind: 'ESTIMATION', number: 'D-2031-0001' }],
      quoteHistories: [{ estimationNumber: 'D-2031-0001', events: [], links: [], bills: [] }],
    })
  })

  it('contains the invoices as they were issued, for members with BILL', async () => {
    const [[name, bytes] = [], ...otherInvoices] = listInvoices(await downloadArchive())
    expect([name, strFromU8(bytes ?? new Uint8Array()), otherInvoices]).toEqual([
      'factures/facture-F-1.pdf',
      '%PDF-1.7',
      [],
    ])
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    const archiveWithoutBills = await downloadArchive(practice.ids.patient, token)
    expect([archiveWithoutBills.statusCode, listInvoices(archiveWithoutBills)]).toEqual([200, []])
    expect(listInvoices(await downloadArchive(practice.ids.firm))).toEqual([])
  })

  it('contains the text of a consent', async () => {
    const consent = { givenBy: 'SELF', giverName: 'Paul', givenOn: '2026-01-05' }
    expect((await api.as(practice.token).post(`/patients/${practice.ids.patient}/consents`, consent)).status).toBe(201)
    const files = unzipSync((await downloadArchive()).bytes)
    const { consents } = JSON.parse(strFromU8(files['patient.json'] ?? new Uint8Array()))
    const text = consentText(consentTextVersion, 'SELF')
    expect(consents).toMatchObject([{ textVersion: consentTextVersion, text }])
  })

  it("excludes notes on a firm's session from an employee's data", async () => {
    await moveSessionToFirm()
    const files = unzipSync((await downloadArchive()).bytes)
    const { sessions } = JSON.parse(strFromU8(files['patient.json'] ?? new Uint8Array()))
    expect(sessions).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toContain('Praline')
    expect(Object.keys(files)).not.toContain('commentaires.pdf')
  })

  it("shows whether the employee attended a firm's session", async () => {
    await moveSessionToFirm()
    await api.admin('update session set patient_present = true where id = $1', [practice.ids.session])
    await api.admin('update session_corporate_patient set present = false where session_id = $1', [
      practice.ids.session,
    ])
    const files = unzipSync((await downloadArchive()).bytes)
    expect(parsePatientData(files).sessions[0]).toMatchObject({ id: practice.ids.session, patient_present: false })
    expect(strFromU8(files['seances.csv'] ?? new Uint8Array())).toMatch(/03\/03\/2031;10:00;.*;Validée;non;/)
  })

  it('contains the animals that were accepted although they do not fit, with the reasons', async () => {
    await insertFitException()
    expect(parsePatientData(unzipSync((await downloadArchive()).bytes)).fitExceptions).toEqual([
      {
        sessionId: practice.ids.session,
        animalId: practice.ids.animal,
        animalName: 'Praline',
        decidedBy: expect.any(String),
        decidedAt: '2031-03-01T10:00:00.000Z',
        reasons: ['Paul pèse 92 kg', 'Paul en a peur'],
        note: 'À pied',
      },
    ])
  })

  it("contains only the reasons about this employee for a firm's session", async () => {
    await moveSessionToFirm()
    await insertFitException()
    expect(parsePatientData(unzipSync((await downloadArchive()).bytes)).fitExceptions).toMatchObject([
      { reasons: ['Paul pèse 92 kg', 'Paul en a peur'], note: '' },
    ])
    expect(parsePatientData(unzipSync((await downloadArchive(practice.ids.firm)).bytes)).fitExceptions).toEqual([])
  })

  it('skips a recording that is missing in the file store, and is audited', async () => {
    await api.services.files.delete(`${practice.tenantId}/${practice.ids.audio}`)
    expect(Object.keys(unzipSync((await downloadArchive()).bytes))).not.toContain('audio/01-2031-03-03-10h00.webm')
    expect(
      await api.admin("select entity_id, details from audit where tenant_id = $1 and act = 'export'", [
        practice.tenantId,
      ]),
    ).toEqual([{ entity_id: practice.ids.patient, details: { sessions: 2, reports: 1, audios: 1 } }])
  })
})
