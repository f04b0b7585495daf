import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import { inTransaction } from '../../../db.ts'
import { purge } from '../../../jobs/purge.ts'
import { buildEstimationInput } from '../../../testing/bills/buildEstimationInput.ts'
import { runWithoutTriggers } from '../../../testing/runWithoutTriggers.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  testPassword,
  type Caller,
  type TestApp,
} from '../../../testing/practice.ts'
import { deleteAccountOf, proofOf } from '../../../testing/proof.ts'
import { workAllDueJobs } from '../../../testing/workDueJobs.ts'
import { buildBillInput } from '../../../testing/bills/buildBillInput.ts'
import { destroyPractices } from './destroyPractices.service.ts'
import { decryptInvoice } from './invoiceArchive.ts'

let api: TestApp
const noMail = { send: async () => {}, close: async () => {} }
let practice: PopulatedPractice

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
})

/** Ends the restoration period of the closed practice. */
const endRestorationPeriod = () =>
  runWithoutTriggers(
    api,
    `update tenant set destroy_at = now() - interval '1 second' where id = '${practice.tenantId}' and destroy_at is not null`,
  )

async function destroyAfterRestorationPeriod(): Promise<void> {
  await endRestorationPeriod()
  await destroyPractices(api.services)
}

const disableSecondFactor = () => api.admin('delete from second_factor where tenant_id = $1', [practice.tenantId])

/** Closes the practice; returns the token of the e-mailed link. */
const closePractice = async () => {
  await deleteAccountOf(api, practice.token)
  const mails = await api.mails('practiceClosed')
  return mails.findLast(({ to }) => to.address === practice.email)?.data.token ?? ''
}
const requestRestoration = (input: { token: string; password?: string; code?: string }) =>
  api.as().post('/restorations', { password: testPassword, ...input })
const requestSignIn = () => api.as().post('/login', { email: practice.email, password: testPassword })

const signIn = async () => String((await requestSignIn()).body.token)
/** Backdates the sign-ins by six minutes, because a proof is needed from five minutes on. */
const backdateSignIns = () =>
  api.admin("update auth.sign_in set created_at = now() - interval '6 minutes' where account_id = $1", [
    practice.therapistId,
  ])
const requestProof = async (caller: Caller, code?: string) => {
  const { body } = await caller.post('/user/proof', { password: testPassword, code })
  return { 'x-proof': String(body.proof) }
}
/** Statuses of the export and then of the deletion. */
const listExportAndDeletionStatuses = async (caller: Caller, headers: Record<string, string> = {}) => [
  (await caller.get('/user/export', headers)).status,
  (await caller.delete('/user', headers)).status,
]

/** The content of all tables, as text. */
async function dumpDatabase(): Promise<string> {
  const tables = await api.admin<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'directory', 'jobs')`,
  )
  const texts: string[] = []
  for (const { name } of tables) texts.push(JSON.stringify(await api.admin(`select t.* from ${name} t`)))
  return texts.join('\n')
}

async function listTablesWithRows(tenantId: string): Promise<string[]> {
  const tables = await api.admin<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r'`,
  )
  const tablesWithRows: string[] = []
  for (const { name } of tables)
    if ((await api.admin(`select from ${name} where tenant_id = $1`, [tenantId])).length > 0) tablesWithRows.push(name)
  return tablesWithRows
}

async function listRemainingFiles(tenantId: string): Promise<Buffer[]> {
  const folder = join(api.services.settings.files.address, tenantId)
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name))))
}

describe("the deletion of the owner's account", () => {
  it('deletes all rows and files of the practice except the archived invoices', async () => {
    await api.admin("update patient set firstname = 'Canarinom' where id = $1", [practice.ids.patient])
    const email = practice.email
    const otherPractice = await openPopulatedPractice(api)
    const otherRowsBefore = await listTablesWithRows(otherPractice.tenantId)
    expect(await listRemainingFiles(practice.tenantId)).toHaveLength(1)

    const { status, headers } = await deleteAccountOf(api, practice.token)
    expect(status).toBe(204)
    expect(String(headers['set-cookie'])).toMatch(/complice_session=;/)
    await destroyAfterRestorationPeriod()
    expect(await listTablesWithRows(practice.tenantId)).toEqual(['invoice_archive'])
    await workAllDueJobs({ services: api.services, mailTransport: noMail, log: api.app.log })
    expect(await listRemainingFiles(practice.tenantId)).toEqual([])
    const dump = await dumpDatabase()
    for (const canary of ['Canarinom', email, practice.ids.session]) expect(dump).not.toContain(canary)
    expect(await listTablesWithRows(otherPractice.tenantId)).toEqual(otherRowsBefore)
  })

  it('deletes the history of quotes and invoices, and pending e-mails', async () => {
    const alice = api.as(practice.token)
    const { therapistId, ids } = practice
    await alice.post('/estimations', buildEstimationInput({ therapistId, patientId: ids.patient }))
    const estimation = (await alice.get('/estimations')).body.content.find(
      ({ patient }: { patient: { id: string } }) => patient.id === ids.patient,
    )
    const email = 'canari.devis@exemple.fr'
    expect((await alice.post(`/estimations/${estimation.id}/mails`, { email, text: 'Bonjour' })).status).toBe(201)
    const [quoteEmail] = await api.mails('estimationWithFile')
    const acceptance = { firstname: 'Canariprenom', lastname: 'Martin', agreed: true, earlyStart: true }
    const acceptanceResponse = await api
      .as()
      .post('/shared-estimations/acceptance', { token: quoteEmail?.data.token, ...acceptance })
    expect(acceptanceResponse.status).toBe(201)
    const input = {
      ...buildBillInput({ therapistId, patientId: ids.patient }),
      billNumber: 'F-2',
      estimationId: estimation.id,
    }
    expect((await alice.post('/billings', input)).status).toBe(200)
    const filledTables = ['estimation_event', 'estimation_link', 'estimation_bill', 'bill_letter', 'bill_closure']
    expect(await listTablesWithRows(practice.tenantId)).toEqual(expect.arrayContaining(filledTables))

    expect((await deleteAccountOf(api, practice.token)).status).toBe(204)
    await destroyAfterRestorationPeriod()
    expect(await listTablesWithRows(practice.tenantId)).toEqual(['invoice_archive'])
    await workAllDueJobs({ services: api.services, mailTransport: noMail, log: api.app.log })
    const dump = await dumpDatabase()
    for (const canary of [email, 'Canariprenom', estimation.id]) expect(dump).not.toContain(canary)
  })

  it('keeps each invoice readable with the new key until ten years after the calendar year of its issue', async () => {
    const [tenantBefore] = await api.admin<{ sealing_key: Buffer }>('select sealing_key from tenant where id = $1', [
      practice.tenantId,
    ])
    await runWithoutTriggers(
      api,
      `update bill set issued_on = '2030-12-31', created_at = '2031-01-01T10:00:00Z' where tenant_id = '${practice.tenantId}'`,
    )
    await deleteAccountOf(api, practice.token)
    await destroyAfterRestorationPeriod()
    const [archivedInvoice] = await api.admin<{ id: string; content: Buffer; purge: string }>(
      'select id, content, purge_after::text as purge from invoice_archive where tenant_id = $1',
      [practice.tenantId],
    )
    if (!archivedInvoice) throw new Error('The invoice is not archived.')
    expect(archivedInvoice.purge).toBe('2040-12-31')
    expect(archivedInvoice.content.toString('latin1')).not.toMatch(/Martin|F-1/)
    const cipher = await inTransaction(api.database, async (tx) => {
      await sql`select set_config('app.tenant_id', ${practice.tenantId}, true)`.execute(tx)
      return api.services.encryption.cipherOf(tx, practice.tenantId)
    })
    expect(decryptInvoice(archivedInvoice, cipher)).toMatchObject({
      bill_number: 'F-1',
      lastname: 'Martin',
      issuer: { firm: { name: 'Les Prés' } },
      pdf: Buffer.from('%PDF-1.7').toString('base64'),
      xml: '<Invoice/>',
    })
    const [currentTenant] = await api.admin<{ sealing_key: Buffer }>('select sealing_key from tenant where id = $1', [
      practice.tenantId,
    ])
    expect(currentTenant?.sealing_key.equals(tenantBefore?.sealing_key ?? Buffer.alloc(0))).toBe(false)
  })

  it('purges an invoice after its retention period', async () => {
    await deleteAccountOf(api, practice.token)
    await destroyAfterRestorationPeriod()
    const listArchivedInvoices = () =>
      api.admin('select from invoice_archive where tenant_id = $1', [practice.tenantId])
    await purge(api.database)
    expect(await listArchivedInvoices()).toHaveLength(1)
    await api.admin("update invoice_archive set purge_after = '2020-12-31' where tenant_id = $1", [practice.tenantId])
    await purge(api.database)
    expect(await listArchivedInvoices()).toHaveLength(0)
  })

  it('ends all sign-ins of the practice immediately, and frees its e-mail addresses when the data are destroyed', async () => {
    const assistant = await joinPractice(api, practice)
    await deleteAccountOf(api, practice.token)
    expect((await api.as(practice.token).get('/user')).status).toBe(401)
    expect((await api.as(assistant.token).get('/user')).status).toBe(401)
    const credentials = { email: practice.email, password: testPassword }
    expect((await api.as().post('/login', credentials)).status).toBe(404)
    const newRegistration = { email: practice.email, password: 'un mot de passe long', offer: 'PRO' }
    const earlySignup = await api.as().post('/signup', newRegistration)
    expect({ status: earlySignup.status, code: earlySignup.body.errorCode }).toEqual({
      status: 400,
      code: errorCode.emailTaken,
    })
    await destroyAfterRestorationPeriod()
    expect((await api.as().post('/signup', newRegistration)).status).toBe(201)
  })

  it('removes the therapists from the directory immediately', async () => {
    const publishedPractice = await openPractice(api, { published: true })
    const requestStatus = async () => (await api.as().get(`/therapists/${publishedPractice.therapistId}`)).status
    expect(await requestStatus()).toBe(200)
    await deleteAccountOf(api, publishedPractice.token)
    expect(await requestStatus()).toBe(404)
    expect(
      await api.admin('select from directory.therapist where tenant_id = $1', [publishedPractice.tenantId]),
    ).toEqual([])
  })

  it('is possible without a paid subscription', async () => {
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])
    expect((await api.as(practice.token).get('/patients')).status).toBe(402)
    expect((await deleteAccountOf(api, practice.token)).status).toBe(204)
    await destroyAfterRestorationPeriod()
    expect(await listTablesWithRows(practice.tenantId)).toEqual(['invoice_archive'])
  })

  it('succeeds for one of four concurrent calls, and refuses the others', async () => {
    const alice = api.as(practice.token)
    const proof = await proofOf(api, practice.token)
    const statuses = await Promise.all([1, 2, 3, 4].map(() => alice.delete('/user', proof)))
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401, 401, 401])
  })

  it('e-mails each patient with upcoming sessions once, when the data are destroyed', async () => {
    const address = 'parent@exemple.fr'
    const listDroppedEmails = async () =>
      (await api.mails('sessionsDropped')).filter(({ to }) => to.address === address)
    await api.admin('update patient set email = $2 where id = $1', [practice.ids.patient, address])
    await deleteAccountOf(api, practice.token)
    expect(await listDroppedEmails()).toEqual([])
    await destroyAfterRestorationPeriod()
    await destroyAfterRestorationPeriod()
    const sessions = ['2031-03-03', '2031-03-04'].map((date) => ({ date, startTime: '10:00' }))
    expect(await listDroppedEmails()).toEqual([
      { to: { name: '', address }, data: { practiceName: 'Les Prés', sessions: expect.arrayContaining(sessions) } },
    ])
  })
})

describe('the restoration of a closed practice', () => {
  beforeEach(disableSecondFactor)

  it('brings back the same patients, and rows in every table that had some', async () => {
    const patientsBefore = (await api.as(practice.token).get('/patients')).body
    const tablesBefore = await listTablesWithRows(practice.tenantId)
    const token = await closePractice()
    const viewResponse = await api.as().post('/restorations/view', { token })
    expect(viewResponse.body).toEqual({ destroyAt: expect.any(String), timeZone: 'Europe/Paris', needsCode: false })
    expect((await requestRestoration({ token })).status).toBe(204)
    const { body } = await requestSignIn()
    expect((await api.as(body.token).get('/patients')).body).toEqual(patientsBefore)
    expect(await listTablesWithRows(practice.tenantId)).toEqual(expect.arrayContaining(tablesBefore))
  })

  it('lists the therapists in the directory again', async () => {
    await api.admin('update member set public_access = true where id = $1', [practice.therapistId])
    const token = await closePractice()
    await requestRestoration({ token })
    expect(await api.admin('select from directory.therapist where tenant_id = $1', [practice.tenantId])).toHaveLength(1)
  })

  it('requires the password, and its link works once', async () => {
    const token = await closePractice()
    const refusal = await requestRestoration({ token, password: 'un autre mot de passe' })
    expect({ status: refusal.status, problems: refusal.body.problems }).toEqual({
      status: 400,
      problems: [{ field: 'password', message: 'Mot de passe incorrect' }],
    })
    expect((await requestSignIn()).status).toBe(404)
    expect((await requestRestoration({ token })).status).toBe(204)
    expect((await requestRestoration({ token })).status).toBe(404)
  })

  it('is refused once the restoration period is over, before and after the data are destroyed', async () => {
    const token = await closePractice()
    await endRestorationPeriod()
    expect((await requestRestoration({ token })).status).toBe(404)
    await destroyPractices(api.services)
    expect((await requestRestoration({ token })).status).toBe(404)
  })
})

describe('the proof (short-lived token) for the export and the deletion', () => {
  beforeEach(disableSecondFactor)

  it('is needed five minutes after the sign-in, for the export and for the deletion', async () => {
    const alice = api.as(await signIn())
    await backdateSignIns()
    expect((await alice.get('/user/proof')).body).toEqual({ isNeeded: true, needsCode: false })
    expect(await listExportAndDeletionStatuses(alice)).toEqual([403, 403])
    expect(await listExportAndDeletionStatuses(alice, { 'x-proof': 'un autre' })).toEqual([403, 403])
    expect((await alice.post('/user/proof', { password: 'un autre mot de passe' })).status).toBe(400)
    expect(await listExportAndDeletionStatuses(alice, await requestProof(alice))).toEqual([200, 204])
  })

  it('of a member of another practice, or of another sign-in, is refused', async () => {
    const alice = api.as(await signIn())
    const otherPractice = await openPopulatedPractice(api)
    const proofs = [await proofOf(api, otherPractice.token), await requestProof(api.as(await signIn()))]
    await backdateSignIns()
    for (const headers of proofs) expect(await listExportAndDeletionStatuses(alice, headers)).toEqual([403, 403])
  })

  it('is not needed right after the sign-in', async () => {
    const alice = api.as(await signIn())
    expect((await alice.get('/user/proof')).body).toEqual({ isNeeded: false, needsCode: false })
    expect(await listExportAndDeletionStatuses(alice)).toEqual([200, 204])
  })

  it('is also accepted without a paid subscription', async () => {
    const alice = api.as(await signIn())
    await backdateSignIns()
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])
    expect(await listExportAndDeletionStatuses(alice, await requestProof(alice))).toEqual([200, 204])
    expect((await requestSignIn()).status).toBe(404)
  })
})

describe("the deletion of a member's account", () => {
  it('keeps the data of the practice', async () => {
    const readState = async () => ({
      // The member's departure adds an audit entry.
      tables: (await listTablesWithRows(practice.tenantId)).filter((table) => table !== 'audit'),
      patients: (await api.as(practice.token).get('/patients')).body,
      files: (await listRemainingFiles(practice.tenantId)).length,
    })
    const stateBefore = await readState()
    const assistant = await joinPractice(api, practice)
    expect((await deleteAccountOf(api, assistant.token)).status).toBe(204)
    expect((await api.as(assistant.token).get('/user')).status).toBe(401)
    expect(await readState()).toEqual(stateBefore)
  })

  it("is refused until the member's upcoming sessions are handed over", async () => {
    const teamPractice = await openPractice(api, { offer: 'ULTIME' })
    const therapist = await joinPractice(api, teamPractice, { roles: ['ROLE_THERAPIST'] })
    await api.inTenant(teamPractice.tenantId, (tx) =>
      tx
        .insertInto('session')
        .values({
          tenant_id: teamPractice.tenantId,
          id: '0190aaaa-0000-7000-8000-0000000000aa',
          therapist_id: therapist.id,
          session_type_id: teamPractice.sessionTypeId,
          with_animal_only: true,
          day: '2199-01-01',
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
        })
        .execute(),
    )
    const { status, body } = await deleteAccountOf(api, therapist.token)
    expect({ status, code: body.errorCode }).toEqual({ status: 409, code: errorCode.memberHasSessions })
    expect((await api.as(therapist.token).get('/user')).body).toMatchObject({ email: therapist.email })
    await api.admin('update session set therapist_id = $1 where tenant_id = $2', [
      teamPractice.therapistId,
      teamPractice.tenantId,
    ])
    expect((await deleteAccountOf(api, therapist.token)).status).toBe(204)
    expect((await api.as(therapist.token).get('/user')).status).toBe(401)
  })
})
