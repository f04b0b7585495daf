import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { expectValidPdf, hashOf, pageCountOf, withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'
import { sessionCommentsPdf, type SessionComments } from './sessionCommentsPdf.ts'

let api: TestApp
let practice: PopulatedPractice

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
})

const addSession = async (comments: string, change: object = {}) => {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, async (tx) => {
    const cipher = await api.services.encryption.cipherOf(tx, practice.tenantId)
    await tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: practice.ids.patient,
        day: '2031-02-01',
        start_time: '10:00',
        end_time: '11:00',
        state: 'VALIDATED',
        allow_overlap: true,
        price: 4321,
        comments: comments ? cipher.encrypt(comments, { table: 'session', column: 'comments', id }) : null,
        ...change,
      })
      .execute()
  })
  return id
}
const downloadComments = async (...sessionIds: string[]) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({
    method: 'POST',
    url: '/api/download/session-comments',
    headers: { authorization: `Bearer ${practice.token}` },
    payload: { sessionIds },
  })
  return {
    status: statusCode,
    contentType: headers['content-type'],
    filename: /filename\*=UTF-8''([^;]+)/.exec(String(headers['content-disposition']))?.[1],
    bytes: rawPayload,
    body: statusCode === 200 ? undefined : JSON.parse(rawPayload.toString()),
  }
}

const documentContent = (change: Partial<SessionComments> = {}): SessionComments => ({
  practice: 'Les Prés',
  patient: "Œuvrard & <Nœl> d'Été",
  therapists: ['Claire Roux'],
  sessions: [{ date: '2026-11-02', startTime: '10:00', endTime: '11:00', comments: 'Calme.' }],
  createdAtLocal: { day: '2026-11-22', time: '18:30' },
  createdAt: new Date('2026-11-22T17:30:00Z'),
  ...change,
})

describe('the PDF of session comments', () => {
  it('names the patient, the therapists, the period and the time of generation', async () => {
    const sessions = [
      { date: '2026-10-05', startTime: '10:00', endTime: '11:00', comments: 'Un' },
      { date: '2026-11-02', startTime: '14:00', endTime: '15:30', comments: 'Deux' },
    ]
    const text = withoutWhitespace(pdfText(await sessionCommentsPdf(documentContent({ sessions }))))
    for (const expectedText of [
      "Œuvrard & <Nœl> d'Été",
      'Praticien : Claire Roux',
      'Séances du 05/10/2026 au 02/11/2026',
      'Généré le 22/11/2026 à 18:30',
      'lundi 2 novembre 2026, 14:00 – 15:30',
    ])
      expect(text).toContain(withoutWhitespace(expectedText))
  })

  it('continues a long comment on further pages, each with its number and the confidentiality notice', async () => {
    const lines = Array.from(
      { length: 150 },
      (_, index) => `Ligne ${index} : éàçœ, elle a brossé Nala 🐴 « doucement ».`,
    )
    const sessions = [
      { date: '2026-11-02', startTime: '10:00', endTime: '11:00', comments: lines.join('\n') },
      { date: '2026-11-03', startTime: '10:00', endTime: '11:00', comments: 'mot '.repeat(4000) },
      { date: '2026-11-04', startTime: '10:00', endTime: '11:00', comments: 'La fin.' },
    ]
    const bytes = await sessionCommentsPdf(documentContent({ sessions }))
    const text = pdfText(bytes)
    const pageCount = pageCountOf(bytes)
    expect(pageCount).toBeGreaterThan(5)
    expect(withoutWhitespace(text).split(withoutWhitespace('Document confidentiel — données de santé'))).toHaveLength(
      pageCount + 1,
    )
    for (let page = 1; page <= pageCount; page++) expect(withoutWhitespace(text)).toContain(`Page${page}/${pageCount}`)
    for (const index of [0, 75, 149])
      expect(withoutWhitespace(text)).toContain(withoutWhitespace(`Ligne ${index} : éàçœ, elle a brossé Nala 🐴`))
    expect(withoutWhitespace(text).match(/mot/g)).toHaveLength(4000)
    expect(withoutWhitespace(text)).toContain('Lafin.')
    expect(text).not.toContain('□')
  })

  it('is tagged, in French, has a title without a name, and is byte-identical for the same content', async () => {
    const [firstPdf, secondPdf] = [
      await sessionCommentsPdf(documentContent()),
      await sessionCommentsPdf(documentContent()),
    ]
    expect(hashOf(firstPdf)).toBe(hashOf(secondPdf))
    await expectValidPdf(firstPdf, {
      title: 'Commentaires de séances',
      note: 'Document confidentiel — données de santé',
    })
    expect(Buffer.from(firstPdf).toString('latin1')).not.toContain('uvrard')
  })
})

describe('POST /download/session-comments', () => {
  it('returns the chosen sessions that have a comment, oldest first, without price or employer', async () => {
    const laterId = await addSession('Le second commentaire', { day: '2031-05-02' })
    const earlierId = await addSession('Le premier commentaire', { day: '2031-05-01' })
    const emptyId = await addSession('', { day: '2031-05-03' })
    await addSession('Pas choisi', { day: '2031-05-04' })
    const response = await downloadComments(laterId, emptyId, earlierId)
    expect(response).toMatchObject({ status: 200, contentType: 'application/pdf' })
    const text = withoutWhitespace(pdfText(response.bytes))
    expect(text.indexOf('Lepremiercommentaire')).toBeGreaterThan(0)
    expect(text.indexOf('Lesecondcommentaire')).toBeGreaterThan(text.indexOf('Lepremiercommentaire'))
    expect(text).toContain(withoutWhitespace('Martin Paul'))
    expect(text).toContain(withoutWhitespace('Séances du 01/05/2031 au 02/05/2031'))
    expect(text).not.toMatch(/Paschoisi|4321|Tilleuls/)
    expect(response.filename).toMatch(/^commentaires-\d{4}-\d{2}-\d{2}\.pdf$/)
  })

  it('is refused when no session has a comment', async () => {
    expect(await downloadComments(await addSession(''), await addSession(' \n'))).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.noCommentToConvert },
    })
  })

  it('is refused if any session belongs to another patient or practice', async () => {
    const ownSession = await addSession('À soi')
    const firmSession = await addSession("De l'entreprise", { patient_id: practice.ids.firm })
    const otherPractice = await openPopulatedPractice(api)
    for (const foreignSessionId of [firmSession, otherPractice.ids.session, crypto.randomUUID()])
      expect(await downloadComments(ownSession, foreignSessionId)).toMatchObject({
        status: 404,
        body: { errorCode: errorCode.notFound },
      })
  })

  it('is audited only when it succeeds', async () => {
    const ownSession = await addSession('À soi')
    await downloadComments(ownSession, crypto.randomUUID())
    await downloadComments(ownSession)
    expect(
      await api.admin("select act, account_id, details from audit where entity = 'patient' and entity_id = $1", [
        practice.ids.patient,
      ]),
    ).toEqual([{ act: 'downloadComments', account_id: practice.therapistId, details: { sessions: 1 } }])
    expect(
      await api.admin('select kind, account_id from access_log where patient_id = $1', [practice.ids.patient]),
    ).toEqual([{ kind: 'READ', account_id: practice.therapistId }])
  })

  it('requires the privilege PATIENTS', async () => {
    const memberWithAgendaOnly = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    const sessionIds = [practice.ids.session]
    expect((await memberWithAgendaOnly.post('/download/session-comments', { sessionIds })).status).toBe(403)
  })
})
