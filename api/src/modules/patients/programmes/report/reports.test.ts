import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { documentSharedEmail } from '../../../../mail/emails/documentShared.email.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { hashOf, withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'

// The test data has a programme that begins on 2031-01-01.
let now = new Date('2031-06-14T10:00:00Z')
let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-06-14T10:00:00Z')
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const purpose = "Retrouver l'attention"
const addSession = (comments: string, change: object = {}) =>
  api.inTenant(practice.tenantId, async (tx) => {
    const id = crypto.randomUUID()
    const cipher = await api.services.encryption.cipherOf(tx, practice.tenantId)
    const evaluation = emptyEvaluation()
    evaluation.objectifs.cognitifs.stimulationAttention = 'atteint'
    await tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: practice.ids.patient,
        day: '2031-05-06',
        start_time: '10:00',
        end_time: '11:00',
        state: 'VALIDATED',
        allow_overlap: true,
        price: 4321,
        comments: cipher.encrypt(comments, { table: 'session', column: 'comments', id }),
        evaluation: cipher.encrypt(JSON.stringify(evaluation), { table: 'session', column: 'evaluation', id }),
        ...change,
      })
      .execute()
    return id
  })

const reportsPath = () => `/programmes/${practice.ids.programme}/reports`
const reportInput = (change: object = {}) => ({
  audience: 'FULL',
  sessionIds: [],
  conclusion: 'À poursuivre.',
  ...change,
})
const issueReport = async (change: object = {}) => {
  const { status, body } = await alice.post(reportsPath(), reportInput(change))
  expect(status).toBe(201)
  return body
}
const requestFile = async (url: string, payload?: object) => {
  const { statusCode, rawPayload, headers } = await api.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${practice.token}` },
    ...(payload && { payload }),
  })
  return {
    status: statusCode,
    bytes: rawPayload,
    headers,
    text: statusCode === 200 ? withoutWhitespace(pdfText(rawPayload)) : '',
  }
}
const readAudit = (id: string) =>
  api.admin<{ act: string; details: object }>('select act, details from audit where entity_id = $1 order by at, id', [
    id,
  ])

describe('the report of a programme', () => {
  it('contains the selected comments, the conclusion and the evaluated objectives, but no price or other patient', async () => {
    const objectives = [{ criterion: 'objectifs.cognitifs.stimulationAttention', atStart: 'non-atteint' }]
    const change = { unit: 'HOURS', planned: 600, purpose, objectives, startDate: '2031-01-01', plannedEndDate: null }
    await alice.put(`/programmes/${practice.ids.programme}`, change)
    const selectedSession = await addSession('Le commentaire choisi')
    await addSession('Pas choisi', { day: '2031-05-07' })
    const { id } = await issueReport({ sessionIds: [selectedSession] })
    const { text, headers } = await requestFile(`/reports/${id}/file`)
    for (const expectedText of [
      'Martin Paul',
      purpose,
      'Le commentaire choisi',
      'À poursuivre.',
      'Non atteint au départ ; atteint à la dernière évaluation.',
    ])
      expect(text).toContain(withoutWhitespace(expectedText))
    expect(text).not.toMatch(/Paschoisi|4321|Tilleuls/)
    expect(headers['content-disposition']).not.toMatch(/Martin|Paul/)
    expect(headers['cache-control']).toContain('no-store')
  })

  it('contains nothing medical for a funder, even if the input has comments and a conclusion', async () => {
    const selectedSession = await addSession('Le commentaire choisi')
    const { id } = await issueReport({ audience: 'FUNDER', sessionIds: [selectedSession] })
    const { text } = await requestFile(`/reports/${id}/file`)
    expect(text).toContain('Martin')
    expect(text).not.toMatch(/commentairechoisi|poursuivre|Travailler|atteint|santé/)
  })

  it('lists presence, absence and late cancellations, but no earlier cancellations', async () => {
    await addSession('', { patient_present: false, day: '2031-05-08' })
    await addSession('', { state: 'CANCELLED', day: '2031-05-09', cancelled_at: '2031-05-08T20:00:00Z' })
    await addSession('', { state: 'CANCELLED', day: '2031-05-09', cancelled_at: '2031-05-01T20:00:00Z' })
    const { text } = await requestFile(`${reportsPath()}/preview`, reportInput({ audience: 'FUNDER' }))
    expect(text.match(/Présent(?!e|c)/g)).toHaveLength(1)
    expect(text.match(/Absent(?!e)/g)).toHaveLength(1)
    expect(text.match(/Annuléetard/g)).toHaveLength(1)
  })

  it('is refused for a programme without sessions (E162)', async () => {
    await alice.patch(`/programmes/${practice.ids.programme}/end`, { endedOn: '2031-01-02' })
    for (const url of [reportsPath(), `${reportsPath()}/preview`])
      expect(await alice.post(url, reportInput())).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.nothingToReport },
      })
  })

  it('is refused if a session is outside the programme, or of another patient or practice', async () => {
    const earlySession = await addSession('Avant', { day: '2030-12-31' })
    const firmSession = await addSession("De l'entreprise", { patient_id: practice.ids.firm })
    const otherPractice = await openPopulatedPractice(api)
    const reportCount = (await alice.get(reportsPath())).body.length
    for (const invalidSessionId of [earlySession, firmSession, otherPractice.ids.session])
      expect(
        await alice.post(reportsPath(), reportInput({ sessionIds: [practice.ids.session, invalidSessionId] })),
      ).toMatchObject({
        status: 404,
        body: { errorCode: errorCode.notFound },
      })
    expect((await alice.get(reportsPath())).body).toHaveLength(reportCount)
  })

  it('is audited when issued, read and previewed, without its content', async () => {
    const { id } = await issueReport({ sessionIds: [practice.ids.session] })
    await requestFile(`/reports/${id}/file`)
    await requestFile(`${reportsPath()}/preview`, reportInput())
    expect(await readAudit(id)).toEqual([
      { act: 'giveReport', details: { audience: 'FULL', comments: 1 } },
      { act: 'readReport', details: {} },
    ])
    expect(await readAudit(practice.ids.programme)).toEqual([{ act: 'previewReport', details: { audience: 'FULL' } }])
  })

  it("keeps its bytes when the programme changes, and cannot be changed by the API's database role", async () => {
    const { id } = await issueReport()
    const issuedHash = hashOf((await requestFile(`/reports/${id}/file`)).bytes)
    now = new Date('2031-09-01T10:00:00Z')
    await addSession('Plus tard', { day: '2031-07-01' })
    await alice.patch(`/programmes/${practice.ids.programme}/end`, { endedOn: '2031-08-31' })
    expect(hashOf((await requestFile(`/reports/${id}/file`)).bytes)).toBe(issuedHash)
    const update = api.inTenant(practice.tenantId, (tx) =>
      tx
        .updateTable('programme_report')
        .set({ content: Buffer.from('x') })
        .execute(),
    )
    await expect(update).rejects.toThrow(/permission denied/)
    const deletion = api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('programme_report').execute())
    await expect(deletion).rejects.toThrow(/permission denied/)
  })

  it('is encrypted in the database: neither the PDF nor its text is readable', async () => {
    const { id } = await issueReport()
    const [row] = await api.admin<{ stored: string }>(
      "select r::text || encode(content, 'escape') as stored from programme_report r where id = $1",
      [id],
    )
    expect(row?.stored).not.toMatch(/%PDF|poursuivre|Martin/)
  })
})

const sendReport = async () => {
  const report = await issueReport()
  const { status, body } = await alice.post(`/reports/${report.id}/links`, { email: 'referent@exemple.fr' })
  expect(status).toBe(201)
  const email = (await api.mails('documentShared')).findLast(({ to }) => to.address === 'referent@exemple.fr')
  return { report, link: body, token: email?.data.token ?? '', email }
}
const openLink = async (token: string) => (await api.as().post('/shared-reports', { token })).status

describe('the link of a report', () => {
  it('returns the issued file without an account, and audits the access', async () => {
    const { report, link, token } = await sendReport()
    const response = await api.app.inject({ method: 'POST', url: '/api/shared-reports', payload: { token } })
    expect(response.statusCode).toBe(200)
    expect(hashOf(response.rawPayload)).toBe(hashOf((await requestFile(`/reports/${report.id}/file`)).bytes))
    expect((await readAudit(report.id)).map(({ act }) => act)).toContain('openLink')
    const [listedReport] = (await alice.get(reportsPath())).body
    expect(listedReport.links).toMatchObject([
      { id: link.id, recipient: 'referent@exemple.fr', openedAt: now.toISOString() },
    ])
  })

  it('works for 30 days, unless it is revoked or its patient is deleted', async () => {
    const { token } = await sendReport()
    now = new Date('2031-07-14T09:59:00Z')
    expect(await openLink(token)).toBe(200)
    now = new Date('2031-07-14T10:00:00Z')
    expect(await openLink(token)).toBe(404)
    const { link, token: revokedToken } = await sendReport()
    expect(await alice.patch(`/report-links/${link.id}/revoke`)).toMatchObject({ status: 200 })
    expect(await openLink(revokedToken)).toBe(404)
    const { token: tokenOfDeletedPatient } = await sendReport()
    await alice.delete(`/patients/${practice.ids.patient}`)
    expect(await openLink(tokenOfDeletedPatient)).toBe(404)
  })

  it('is refused for an id, an altered token, a token for another purpose or an unknown link', async () => {
    const { link, token } = await sendReport()
    const { tenantId } = practice
    const expiresAt = new Date('2032-01-01')
    const cancellationToken = await api.services.tokens.signLink('cancel', { tenantId, linkId: link.id }, expiresAt)
    const unknownToken = await api.services.tokens.signLink(
      'report',
      { tenantId, linkId: crypto.randomUUID() },
      expiresAt,
    )
    for (const invalidToken of [link.id, `${token.slice(0, -4)}AAAA`, cancellationToken, unknownToken])
      expect(await openLink(invalidToken)).toBe(404)
  })

  it("is e-mailed without the patient's name and without the kind of document", async () => {
    const { email } = await sendReport()
    const renderedEmail = JSON.stringify(
      email &&
        documentSharedEmail.render(email.data, {
          publicUrl: 'https://complice.test',
          operatorEmail: 'contact@complice.test',
          recipient: { name: 'Paul Martin', address: 'paul@exemple.fr' },
          now,
        }),
    )
    expect(renderedEmail).toContain('https://complice.test/public/document#')
    expect(renderedEmail).not.toMatch(/Martin|Paul|bilan|programme|santé|patient/i)
  })

  it('can be sent only with the privilege PATIENTS', async () => {
    const { report } = await sendReport()
    const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await agendaMember.post(`/reports/${report.id}/links`, { email: 'x@exemple.fr' })).status).toBe(403)
  })
})
