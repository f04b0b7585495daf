import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { insertManySessions } from '../../../testing/manySessions.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const encrypt = async (column: 'comments' | 'evaluation', id: string, text: string) =>
  api.inTenant(practice.tenantId, async (tx) =>
    (await api.services.encryption.cipherOf(tx, practice.tenantId)).encrypt(text, { table: 'session', column, id }),
  )
const addSession = async (change: object) => {
  const id = crypto.randomUUID()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
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
        ...change,
      })
      .execute(),
  )
  return id
}
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id)
const patientPath = (suffix: string) => `/patients/${practice.ids.patient}${suffix}`

describe("a patient's file", () => {
  it('lists the sessions, newest first, without their comments', async () => {
    const olderSessionId = await addSession({})
    const { body } = await alice.get(patientPath('/details'))
    expect(idsOf(body.sessions)).toEqual([practice.ids.request, practice.ids.session, olderSessionId])
    expect(JSON.stringify(body)).not.toContain('Praline')
    expect(body.firm).toBeNull()
  })

  it('lists the employees of a firm, including archived employees', async () => {
    const { firm, patient } = practice.ids
    await alice.post('/patients/archive', { ids: [patient], archived: true })
    const { body } = await alice.get(`/patients/${firm}/details`)
    expect(body.firm).toEqual({
      companyName: 'Les Tilleuls',
      siren: '',
      siret: '',
      vatNumber: '',
      corporatePatients: [{ id: patient, firstname: 'Paul', lastname: 'Martin', archivedAt: expect.any(String) }],
    })
  })

  it('names the firm of an employee, even if archived or deleted', async () => {
    const { firm } = practice.ids
    const readEmployer = async () => (await alice.get(patientPath('/details'))).body.employer
    const expectedFirm = { id: firm, companyName: 'Les Tilleuls', archivedAt: null, isDeleted: false }
    expect(await readEmployer()).toEqual(expectedFirm)
    await alice.post('/patients/archive', { ids: [firm], archived: true })
    expect(await readEmployer()).toEqual({ ...expectedFirm, archivedAt: expect.any(String) })
    await alice.delete(`/patients/${firm}`)
    expect(await readEmployer()).toMatchObject({ companyName: 'Les Tilleuls', isDeleted: true })
  })

  it('names no employer if the patient is a firm', async () => {
    const { body } = await alice.get(`/patients/${practice.ids.firm}/details`)
    expect(body.employer).toBeNull()
  })
})

describe("the sessions in a patient's file", () => {
  it('have their comments and can be filtered by period and therapist', async () => {
    const olderSessionId = await addSession({ day: '2031-01-10' })
    const allSessions = await alice.get(patientPath('/sessions'))
    expect(allSessions.body).toMatchObject([
      { id: practice.ids.request, validated: false },
      { id: practice.ids.session, date: '2031-03-03', startTime: '10:00', comments: 'Paul a brossé Praline.' },
      { id: olderSessionId, comments: '', paid: false, patientPresent: true, validated: true },
    ])
    expect(idsOf((await alice.get(patientPath('/sessions?endDate=2031-01-10'))).body)).toEqual([olderSessionId])
    expect(idsOf((await alice.get(patientPath('/sessions?startDate=2031-01-11&endDate=2031-03-03'))).body)).toEqual([
      practice.ids.session,
    ])
    expect((await alice.get(patientPath('/sessions?startDate=2031-01-11&endDate=2031-01-10'))).status).toBe(400)
    const colleague = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })
    expect((await alice.get(patientPath(`/sessions?therapistId=${colleague.id}`))).body).toEqual([])
    expect(idsOf((await alice.get(patientPath(`/sessions?therapistId=${practice.therapistId}`))).body)).toHaveLength(3)
  })

  it("include a firm's sessions in the file of an employee who takes part", async () => {
    const { firm, patient } = practice.ids
    const firmSessionId = await addSession({ patient_id: firm, day: '2031-06-01' })
    expect(idsOf((await alice.get(patientPath('/sessions'))).body)).not.toContain(firmSessionId)
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('session_corporate_patient')
        .values({ tenant_id: practice.tenantId, session_id: firmSessionId, patient_id: patient })
        .execute(),
    )
    expect((await alice.get(patientPath('/sessions'))).body[0]).toMatchObject({ id: firmSessionId, patientId: firm })
    expect((await alice.patch(patientPath(`/sessions/${firmSessionId}`), { paid: true })).status).toBe(404)
  })

  it('can be changed with a current version, and the audit entry excludes the comment', async () => {
    const { session } = practice.ids
    const changeSession = (body: object, version?: number) =>
      alice.patch(patientPath(`/sessions/${session}`), body, version ? { 'if-match': `"${version}"` } : {})
    const paidResponse = await changeSession({ paid: true }, 1)
    expect(paidResponse).toMatchObject({ status: 200, body: { paid: true, patientPresent: true, version: 2 } })
    expect(await changeSession({ patientPresent: false }, 1)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await changeSession({ patientPresent: false }, 2)).body).toMatchObject({
      patientPresent: false,
      version: 3,
    })
    const savedSession = await changeSession({ comments: 'Secret bien gardé' }, 3)
    expect(savedSession.body).toMatchObject({ comments: 'Secret bien gardé', paid: true, version: 4 })
    expect((await alice.get(`/sessions/${session}`)).body.comments).toBe('Secret bien gardé')
    expect((await changeSession({ comments: 'Secret bien gardé' }, 4)).body.version).toBe(4)
    const auditEntries = await api.admin<{ details: object }>(
      "select details from audit where entity = 'session' and entity_id = $1 order by id",
      [session],
    )
    expect(auditEntries).toEqual(
      ['paid', 'patientPresent', 'comments'].map((field) => ({ details: { fields: [field] } })),
    )
    const [row] = await api.admin<{ row: string }>('select t::text as row from session t where id = $1', [session])
    expect(row?.row).not.toContain('Secret')
  })

  it('refuse a change of presence once they are billed, but accept a comment', async () => {
    const { session, bill } = practice.ids
    await api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('session').set({ bill_id: bill }).where('id', '=', session).execute(),
    )
    const changeSession = (body: object) => alice.patch(patientPath(`/sessions/${session}`), body)
    expect(await changeSession({ patientPresent: false })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect((await changeSession({ comments: 'Après coup' })).body.comments).toBe('Après coup')
    expect((await alice.get(`/sessions/${session}`)).body).toMatchObject({
      patientPresent: true,
      comments: 'Après coup',
      billId: bill,
    })
  })

  it('can be changed only in the file of their own patient', async () => {
    const { firm, session } = practice.ids
    expect((await alice.patch(`/patients/${firm}/sessions/${session}`, { paid: true })).status).toBe(404)
    expect((await alice.get(`/sessions/${session}`)).body).toMatchObject({ paid: false, version: 1 })
  })
})

const insertSessions = () =>
  insertManySessions(api, practice, 2_100, {
    patient_id: `'${practice.ids.patient}'`,
    day: "date '2020-01-01' + n",
    start_time: "'10:00'",
    end_time: "'10:30'",
    paid: 'n % 3 = 0',
  })

describe('the sessions of a patient who has more than a page', () => {
  it('are all in the list without pages, and counted in the file', async () => {
    await insertSessions()
    expect((await alice.get(patientPath('/sessions'))).body).toHaveLength(2_102)
    const { body } = await alice.get(patientPath('/details'))
    expect(body).toMatchObject({ sessionCount: 2_102 })
    expect(body.sessions).toHaveLength(2_000)
  })

  it('are paginated and sorted', async () => {
    await insertSessions()
    const readPage = async (search: string) => (await alice.get(patientPath(`/sessions/page?${search}`))).body
    const pageAfterLast = await readPage('page=21&endDate=2029-12-31')
    expect(pageAfterLast).toMatchObject({ content: [], totalElements: 2_100, itemsPerPage: 100, totalPages: 21 })
    const oldestPage = await readPage('page=0&size=2&sort=date&order=asc')
    expect(oldestPage.content.map(({ date }: { date: string }) => date)).toEqual(['2020-01-01', '2020-01-02'])
    const pageByPayment = await readPage('size=500&sort=paid&endDate=2029-12-31')
    expect(pageByPayment.content.every((session: { paid: boolean }) => session.paid)).toBe(true)
    // The last session with `n % 3 = 0` is that of n = 2097.
    expect(pageByPayment.content[0].date).toBe('2025-09-28')
    const { body: pageByType } = await alice.get(patientPath('/sessions/page?sort=type&size=1'))
    expect(pageByType.content).toHaveLength(1)
    const { body: pageByPresence } = await alice.get(patientPath('/sessions/page?sort=present&order=asc&size=1'))
    expect(pageByPresence.content).toHaveLength(1)
  })

  it('include the next and the last session, even with more than 2000 upcoming sessions', async () => {
    const day = api.services.now().toISOString().slice(0, 10)
    const otherPractice = await openPopulatedPractice(api)
    await insertManySessions(api, otherPractice, 2_100, {
      patient_id: `'${otherPractice.ids.patient}'`,
      day: `date '${day}' + 5 + n`,
      start_time: "'10:00'",
      end_time: "'10:30'",
      allow_overlap: 'true',
    })
    await insertManySessions(api, otherPractice, 1, {
      patient_id: `'${otherPractice.ids.patient}'`,
      day: `date '${day}' - 5`,
      allow_overlap: 'true',
    })
    const { body } = await api.as(otherPractice.token).get(`/patients/${otherPractice.ids.patient}/details`)
    const dayPlusDays = (days: number) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    expect(body).toMatchObject({ nextSession: { date: dayPlusDays(5) }, lastSession: { date: dayPlusDays(-5) } })
  })
})

describe("the answers in a patient's file", () => {
  it('include the answers of all bookings, oldest first', async () => {
    const { session } = practice.ids
    const earlierSession = await addSession({ day: '2031-01-10' })
    await api.inTenant(practice.tenantId, async (tx) => {
      const cipher = await api.services.encryption.cipherOf(tx, practice.tenantId)
      for (const [id, text] of [
        [session, 'Non'],
        [earlierSession, 'Le foin'],
      ] as const)
        await tx
          .insertInto('session_answer')
          .values({
            tenant_id: practice.tenantId,
            session_id: id,
            position: 0,
            question: 'Des allergies ?',
            answer: cipher.encrypt(text, { table: 'session_answer', column: 'answer', id: `${id}/0` }),
          })
          .execute()
    })
    expect((await alice.get(patientPath('/questions'))).body).toEqual([
      { question: 'Des allergies ?', answer: 'Le foin', sessionId: earlierSession, date: '2031-01-10' },
      { question: 'Des allergies ?', answer: 'Non', sessionId: session, date: '2031-03-03' },
    ])
  })
})

describe("the evaluations in a patient's file", () => {
  it('have the answers by criterion, oldest first, without notes', async () => {
    const evaluation = emptyEvaluation()
    evaluation.comportement.autonomie = 4
    evaluation.objectifs.cognitifs.stimulationMemoire = 'partiel'
    evaluation.objectifs.observations = 'Note secrète'
    const olderSession = await addSession({ day: '2031-01-10' })
    const writeEvaluation = async (id: string, content: object) => {
      const column = await encrypt('evaluation', id, JSON.stringify(content))
      await api.inTenant(practice.tenantId, (tx) =>
        tx.updateTable('session').set({ evaluation: column }).where('id', '=', id).execute(),
      )
    }
    await writeEvaluation(practice.ids.session, evaluation)
    await writeEvaluation(olderSession, emptyEvaluation())
    const { body } = await alice.get(patientPath('/evaluations'))
    expect(body).toEqual([
      {
        sessionId: practice.ids.session,
        date: '2031-03-03',
        startTime: '10:00',
        answers: { 'comportement.autonomie': 4, 'objectifs.cognitifs.stimulationMemoire': 'partiel' },
      },
    ])
  })
})

describe("the documents in a patient's file", () => {
  it("are quotes and invoices, limited by the member's privileges", async () => {
    const { bill, patient, firm } = practice.ids
    const [{ body }, firmDocuments] = [
      await alice.get(patientPath('/documents')),
      await alice.get(`/patients/${firm}/documents`),
    ]
    expect(body).toEqual([
      {
        id: bill,
        kind: 'BILL',
        number: 'F-1',
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        totalPrice: 60,
        status: 'Non payée',
        path: expect.stringContaining('/pros/billings/details?name=F-1&startDate='),
      },
    ])
    expect(firmDocuments.body).toMatchObject([{ kind: 'ESTIMATION', number: 'D-2031-0001', totalPrice: 600 }])
    const memberWithEstimationOnly = api.as((await joinPractice(api, practice, { privileges: ['ESTIMATION'] })).token)
    expect((await memberWithEstimationOnly.get(`/patients/${patient}/documents`)).body).toEqual([])
  })
})
