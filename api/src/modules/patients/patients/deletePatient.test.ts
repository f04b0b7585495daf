import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, openPatientAccount, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller
let now = new Date()

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-02-01T10:00:00Z')
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const patientPath = () => `/patients/${practice.ids.patient}`
const deletePatient = () => alice.delete(patientPath())
const restorePatient = (caller = alice) => caller.post(`${patientPath()}/restore`)
const setClock = (instant: string) => {
  now = new Date(instant)
}
const listStates = () =>
  api.admin<{ id: string; state: string }>(
    'select id, state from session where tenant_id = $1 and patient_id = $2 order by day',
    [practice.tenantId, practice.ids.patient],
  )
const billSession = (id: string) => api.admin('update session set bill_id = $1 where id = $2', [practice.ids.bill, id])
const listDeleted = async (query = '', caller = alice) => (await caller.get(`/patients/deleted${query}`)).body
const listDeletedNames = async (query = '') =>
  (await listDeleted(query)).content.map(({ name }: { name: string }) => name)

describe('the deletion of a patient', () => {
  it('is previewed with the numbers of upcoming sessions, invoices and quotes', async () => {
    expect(await alice.get(`${patientPath()}/deletion`)).toMatchObject({
      status: 200,
      body: { cancelledSessions: 2, billedSessions: 0, firmSessions: 0, invoices: 1, estimations: 0 },
    })
    const [quote] = await api.admin<{ patient_id: string }>('select patient_id from estimation where tenant_id = $1', [
      practice.tenantId,
    ])
    expect((await alice.get(`/patients/${quote?.patient_id}/deletion`)).body).toMatchObject({ estimations: 1 })
    await billSession(practice.ids.session)
    expect((await alice.get(`${patientPath()}/deletion`)).body).toMatchObject({
      cancelledSessions: 1,
      billedSessions: 1,
    })
    setClock('2031-06-01T10:00:00Z')
    expect((await alice.get(`${patientPath()}/deletion`)).body).toMatchObject({
      cancelledSessions: 0,
      billedSessions: 0,
    })
  })

  it("does not cancel the firm's upcoming sessions that name the patient as an employee, but counts them", async () => {
    const { firm, patient, session } = practice.ids
    await api.admin('update session set patient_id = $1 where id = $2', [firm, session])
    await api.admin('insert into session_corporate_patient (tenant_id, session_id, patient_id) values ($1, $2, $3)', [
      practice.tenantId,
      session,
      patient,
    ])
    expect((await alice.get(`${patientPath()}/deletion`)).body).toMatchObject({ cancelledSessions: 1, firmSessions: 1 })
    expect((await deletePatient()).status).toBe(204)
    const [row] = await api.admin<{ state: string }>('select state from session where id = $1', [session])
    expect(row?.state).toBe('VALIDATED')
  })

  it('cancels the upcoming sessions, and e-mails the account that booked one online', async () => {
    const { session, request } = practice.ids
    const account = await openPatientAccount(api)
    await api.admin('update session set requested_by = (select id from auth.account where email = $1) where id = $2', [
      account.email,
      request,
    ])
    expect((await deletePatient()).status).toBe(204)
    expect(await listStates()).toEqual([
      { id: session, state: 'CANCELLED' },
      { id: request, state: 'CANCELLED' },
    ])
    const mails = (await api.mails('sessionCancelled')).filter(({ data }) =>
      [session, request].includes(data.sessionId),
    )
    expect(mails).toMatchObject([
      {
        to: { address: account.email },
        data: { sessionId: request, by: 'practice', wasValidated: false, to: 'patient' },
      },
    ])
    const auditEntries = await api.admin(
      "select act, entity_id, details from audit where tenant_id = $1 and act in ('cancel', 'delete') order by id",
      [practice.tenantId],
    )
    expect(auditEntries).toEqual([
      { act: 'cancel', entity_id: session, details: {} },
      { act: 'cancel', entity_id: request, details: {} },
      { act: 'delete', entity_id: practice.ids.patient, details: { cancelledSessions: 2 } },
    ])
  })

  it('waits for a concurrent transaction that adds a session, and cancels this session too', async () => {
    const { promise: commitAllowed, resolve: allowCommit } = Promise.withResolvers<void>()
    const { promise: sessionInserted, resolve: reportInserted } = Promise.withResolvers<void>()
    const addition = api.inTenant(practice.tenantId, async (tx) => {
      await tx
        .insertInto('session')
        .values({
          tenant_id: practice.tenantId,
          id: crypto.randomUUID(),
          therapist_id: practice.therapistId,
          session_type_id: practice.sessionTypeId,
          patient_id: practice.ids.patient,
          day: '2031-04-01',
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
        })
        .execute()
      reportInserted()
      await commitAllowed
    })
    await sessionInserted
    const deletion = deletePatient()
    // Half a second is enough for the deletion to wait for the lock of the insertion.
    setTimeout(allowCommit, 500)
    await addition
    expect((await deletion).status).toBe(204)
    expect((await listStates()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
  })

  it('is refused while an upcoming session is billed, and changes nothing', async () => {
    await billSession(practice.ids.session)
    expect(await deletePatient()).toMatchObject({ status: 409, body: { errorCode: errorCode.billedSessionsAhead } })
    expect((await listStates()).map(({ state }) => state)).toEqual(['VALIDATED', 'PENDING'])
    expect((await alice.get(`${patientPath()}/details`)).status).toBe(200)
  })

  it('keeps past sessions, which remain readable', async () => {
    setClock('2031-06-01T10:00:00Z')
    await billSession(practice.ids.session)
    expect((await deletePatient()).status).toBe(204)
    expect((await listStates()).map(({ state }) => state)).toEqual(['VALIDATED', 'PENDING'])
    expect((await alice.get(`/sessions/${practice.ids.session}`)).body).toMatchObject({
      title: expect.stringContaining('Martin Paul'),
    })
  })
})

describe('the deleted patients', () => {
  it('are listed with the end of the period in which they can be restored, the last deleted first', async () => {
    setClock('2031-02-02T10:00:00Z')
    await deletePatient()
    expect(await listDeleted()).toEqual({
      content: [
        {
          id: practice.ids.patient,
          name: 'Martin Paul',
          deletedAt: '2031-02-02T10:00:00.000Z',
          restorableUntil: '2031-03-04T10:00:00.000Z',
        },
        expect.objectContaining({ id: practice.ids.deletedPatient }),
      ],
      totalElements: 2,
      itemsPerPage: 50,
      totalPages: 1,
    })
    expect(await listDeletedNames('?name=pau%20mar')).toEqual(['Martin Paul'])
    expect((await listDeleted('?page=1')).content).toEqual([])
    const otherPractice = await openPopulatedPractice(api)
    expect(JSON.stringify(await listDeleted('', api.as(otherPractice.token)))).not.toContain(practice.ids.patient)
    const agendaMember = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    expect((await api.as(agendaMember.token).get('/patients/deleted')).status).toBe(403)
    setClock('2031-03-04T10:00:00Z')
    expect((await listDeleted()).content[0]).toMatchObject({ restorableUntil: null })
  })

  it('can be restored within 30 days, but their cancelled sessions remain cancelled', async () => {
    await deletePatient()
    setClock('2031-03-03T09:59:59Z')
    expect(await restorePatient()).toMatchObject({ status: 200, body: { id: practice.ids.patient } })
    expect((await alice.get(`${patientPath()}/details`)).status).toBe(200)
    expect((await listStates()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED'])
    expect(await restorePatient()).toMatchObject({ status: 404 })
    const auditEntries = await api.admin("select act from audit where entity_id = $1 and act like 'restore%'", [
      practice.ids.patient,
    ])
    expect(auditEntries).toEqual([{ act: 'restorePatient' }])
  })

  it('are restored neither after 30 days nor while another patient has the e-mail address', async () => {
    await api.admin("update patient set email = 'paul@exemple.fr' where id = $1", [practice.ids.patient])
    await deletePatient()
    await api.admin("update patient set email = 'Paul@exemple.fr' where id = $1", [practice.ids.duplicate])
    expect(await restorePatient()).toMatchObject({ status: 400, body: { errorCode: errorCode.emailTaken } })
    setClock('2031-03-03T10:00:00Z')
    expect(await restorePatient()).toMatchObject({ status: 409, body: { errorCode: errorCode.patientRestorationOver } })
    expect(await listDeletedNames()).toContain('Martin Paul')
  })

  it('are neither listed nor restored once they are erased or merged', async () => {
    const { duplicate, firm, patient, deletedPatient } = practice.ids
    await deletePatient()
    expect((await alice.post(`/patients/${patient}/erasure`)).status).toBe(200)
    await api.admin('update patient set removed_at = $1, merged_into = $2 where id = $3', [now, firm, duplicate])
    expect((await listDeleted()).content.map(({ id }: { id: string }) => id)).toEqual([deletedPatient])
    for (const id of [patient, duplicate]) expect((await alice.post(`/patients/${id}/restore`)).status).toBe(404)
  })

  it('have an export of their data and a log of accesses, but their file is not found', async () => {
    await deletePatient()
    const { statusCode, headers } = await api.app.inject({
      method: 'GET',
      url: `/api${patientPath()}/export`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    expect((await alice.get(`${patientPath()}/accesses`)).body.content).toContainEqual(
      expect.objectContaining({ kind: 'READ', name: 'Alice Durand' }),
    )
    for (const part of ['details', 'sessions', 'consents', 'fit', 'payers', 'programmes'])
      expect([part, (await alice.get(`${patientPath()}/${part}`)).status]).toEqual([part, 404])
    await alice.post(`${patientPath()}/erasure`)
    expect((await alice.get(`${patientPath()}/export`)).status).toBe(404)
  })
})
