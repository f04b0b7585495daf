import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { purge } from '../../../jobs/purge.ts'
import { anEstimationInput } from '../../../testing/bills/anEstimationInput.ts'
import { behindTriggers } from '../../../testing/behindTriggers.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../testing/practice.ts'
import { workDueJobs } from '../../../testing/workDueJobs.ts'
import { aBillInput } from '../../../testing/bills/aBillInput.ts'
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

async function rowsLeft(tenantId: string): Promise<string[]> {
  const tables = await api.admin<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r'`,
  )
  const tablesWithRows: string[] = []
  for (const { name } of tables)
    if ((await api.admin(`select from ${name} where tenant_id = $1`, [tenantId])).length > 0) tablesWithRows.push(name)
  return tablesWithRows
}

async function filesLeft(tenantId: string): Promise<Buffer[]> {
  const folder = join(api.services.settings.files.where, tenantId)
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name))))
}

describe("the deletion of the owner's account", () => {
  it('deletes everything except the invoices, encrypted and with a purge date', async () => {
    await api.admin("update patient set firstname = 'Canarinom' where id = $1", [practice.ids.patient])
    const email = practice.email
    const otherPractice = await openPopulatedPractice(api)
    const otherRowsBefore = await rowsLeft(otherPractice.tenantId)
    expect(await filesLeft(practice.tenantId)).toHaveLength(1)

    const { status, headers } = await api.as(practice.token).delete('/user')
    expect(status).toBe(204)
    expect(String(headers['set-cookie'])).toMatch(/complice_session=;/)
    expect(await rowsLeft(practice.tenantId)).toEqual(['invoice_archive'])
    await workDueJobs({ services: api.services, mailTransport: noMail, log: api.app.log })
    expect(await filesLeft(practice.tenantId)).toEqual([])
    const dumpBefore = await dumpDatabase()
    for (const canary of ['Canarinom', email, practice.ids.session]) expect(dumpBefore).not.toContain(canary)
    expect(await rowsLeft(otherPractice.tenantId)).toEqual(otherRowsBefore)
  })

  it('deletes the history of quotes and invoices, and pending e-mails', async () => {
    const alice = api.as(practice.token)
    const { therapistId, ids } = practice
    await alice.post('/estimations', anEstimationInput({ therapistId, patientId: ids.patient }))
    const estimation = (await alice.get('/estimations')).body.content.find(
      ({ patient }: { patient: { id: string } }) => patient.id === ids.patient,
    )
    const email = 'canari.devis@exemple.fr'
    expect((await alice.post(`/estimations/${estimation.id}/mails`, { email, text: 'Bonjour' })).status).toBe(201)
    const [letter] = await api.mails('estimationWithFile')
    const acceptance = { firstname: 'Canariprenom', lastname: 'Martin', agreed: true, earlyStart: true }
    const accepted = await api.as().post('/shared-estimations/acceptance', { token: letter?.data.token, ...acceptance })
    expect(accepted.status).toBe(201)
    const input = {
      ...aBillInput({ therapistId, patientId: ids.patient }),
      billNumber: 'F-2',
      estimationId: estimation.id,
    }
    expect((await alice.post('/billings', input)).status).toBe(200)
    const keptTables = ['estimation_event', 'estimation_link', 'estimation_bill', 'bill_letter', 'bill_closure']
    expect(await rowsLeft(practice.tenantId)).toEqual(expect.arrayContaining(keptTables))

    expect((await alice.delete('/user')).status).toBe(204)
    expect(await rowsLeft(practice.tenantId)).toEqual(['invoice_archive'])
    await workDueJobs({ services: api.services, mailTransport: noMail, log: api.app.log })
    const dumpBefore = await dumpDatabase()
    for (const canary of [email, 'Canariprenom', estimation.id]) expect(dumpBefore).not.toContain(canary)
  })

  it('keeps each invoice readable with the new key until ten years after its calendar year', async () => {
    const [former] = await api.admin<{ sealing_key: Buffer }>('select sealing_key from tenant where id = $1', [
      practice.tenantId,
    ])
    await behindTriggers(
      api,
      `update bill set created_at = '2031-03-04T10:00:00Z' where tenant_id = '${practice.tenantId}'`,
    )
    await api.as(practice.token).delete('/user')
    const [archived] = await api.admin<{ id: string; content: Buffer; purge: string }>(
      'select id, content, purge_after::text as purge from invoice_archive where tenant_id = $1',
      [practice.tenantId],
    )
    if (!archived) throw new Error('The invoice is not archived.')
    expect(archived.purge).toBe('2041-12-31')
    expect(archived.content.toString('latin1')).not.toMatch(/Martin|F-1/)
    const cipher = await api.inTenant(practice.tenantId, (tx) =>
      api.services.encryption.cipherOf(tx, practice.tenantId),
    )
    expect(decryptInvoice(archived, cipher)).toMatchObject({
      bill_number: 'F-1',
      lastname: 'Martin',
      issuer: { firm: { name: 'Les Prés' } },
      pdf: Buffer.from('%PDF-1.7').toString('base64'),
      xml: '<Invoice/>',
    })
    const [currentTenant] = await api.admin<{ sealing_key: Buffer }>('select sealing_key from tenant where id = $1', [
      practice.tenantId,
    ])
    expect(currentTenant?.sealing_key.equals(former?.sealing_key ?? Buffer.alloc(0))).toBe(false)
  })

  it('purges an invoice after its retention period', async () => {
    await api.as(practice.token).delete('/user')
    const archived = () => api.admin('select from invoice_archive where tenant_id = $1', [practice.tenantId])
    await purge(api.database)
    expect(await archived()).toHaveLength(1)
    await api.admin("update invoice_archive set purge_after = '2020-12-31' where tenant_id = $1", [practice.tenantId])
    await purge(api.database)
    expect(await archived()).toHaveLength(0)
  })

  it('invalidates all tokens of the practice at once and frees its e-mail addresses', async () => {
    const assistant = await joinPractice(api, practice)
    await api.as(practice.token).delete('/user')
    expect((await api.as(practice.token).get('/user')).status).toBe(401)
    expect((await api.as(assistant.token).get('/user')).status).toBe(401)
    const newRegistration = { email: practice.email, password: 'un mot de passe long', offer: 'PRO' }
    expect((await api.as().post('/signup', newRegistration)).status).toBe(201)
  })

  it('is possible without a paid subscription', async () => {
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])
    expect((await api.as(practice.token).get('/patients')).status).toBe(402)
    expect((await api.as(practice.token).delete('/user')).status).toBe(204)
    expect(await rowsLeft(practice.tenantId)).toEqual(['invoice_archive'])
  })
})

describe("the deletion of a member's account", () => {
  it('keeps the data of the practice', async () => {
    const state = async () => ({
      // One audit entry is added: that the member left.
      tables: (await rowsLeft(practice.tenantId)).filter((table) => table !== 'audit'),
      patients: (await api.as(practice.token).get('/patients')).body,
      files: (await filesLeft(practice.tenantId)).length,
    })
    const stateBefore = await state()
    const assistant = await joinPractice(api, practice)
    expect((await api.as(assistant.token).delete('/user')).status).toBe(204)
    expect((await api.as(assistant.token).get('/user')).status).toBe(401)
    expect(await state()).toEqual(stateBefore)
  })

  it("is refused until the member's upcoming sessions are handed over", async () => {
    const team = await openPractice(api, { offer: 'ULTIME' })
    const therapist = await joinPractice(api, team, { roles: ['ROLE_THERAPIST'] })
    await api.inTenant(team.tenantId, (tx) =>
      tx
        .insertInto('session')
        .values({
          tenant_id: team.tenantId,
          id: '0190aaaa-0000-7000-8000-0000000000aa',
          therapist_id: therapist.id,
          session_type_id: team.sessionTypeId,
          with_animal_only: true,
          day: '2199-01-01',
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
        })
        .execute(),
    )
    const { status, body } = await api.as(therapist.token).delete('/user')
    expect({ status, code: body.errorCode }).toEqual({ status: 409, code: 'E204' })
    expect((await api.as(therapist.token).get('/user')).body).toMatchObject({ email: therapist.email })
    await api.admin('update session set therapist_id = $1 where tenant_id = $2', [team.therapistId, team.tenantId])
    expect((await api.as(therapist.token).delete('/user')).status).toBe(204)
    expect((await api.as(therapist.token).get('/user')).status).toBe(401)
  })
})
