import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { runWithoutTriggers } from '../../../testing/runWithoutTriggers.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice

/** A time after all sessions of the test practice. */
let now = new Date('2031-06-01T10:00:00Z')

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-06-01T10:00:00Z')
  practice = await openPopulatedPractice(api)
})

const requestErasure = (query = '', { token, ids } = practice) =>
  api.as(token).post(`/patients/${ids.patient}/erasure${query}`)

/** Returns all rows of a practice as text. */
async function dumpPractice(tenantId: string): Promise<string> {
  const tables = await api.admin<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r'`,
  )
  const texts: string[] = []
  for (const { name } of tables)
    texts.push(JSON.stringify(await api.admin(`select t.* from ${name} t where tenant_id = $1`, [tenantId])))
  return texts.join('\n')
}

const expectedCounts = {
  destroyed: {
    comments: 1,
    evaluations: 0,
    answers: 0,
    audios: 1,
    programmes: 1,
    reports: 1,
    consents: 1,
    signatures: 1,
    payers: 1,
  },
  kept: { invoices: 1, estimations: 0, signatures: 0, payers: 0, sessions: 2 },
  upcoming: 0,
}

const insertSignature = () =>
  api.admin(
    `insert into attendance_entry (tenant_id, id, session_id, patient_id, present, recorded_at, received_at, recorded_by, content)
     values ($1, gen_random_uuid(), $2, $3, true, now(), now(), $4, 'sealed')`,
    [practice.tenantId, practice.ids.session, practice.ids.patient, practice.therapistId],
  )
const insertConsentAndSignature = async () => {
  await insertSignature()
  await api
    .as(practice.token)
    .post(`/patients/${practice.ids.patient}/consents`, { givenBy: 'SELF', giverName: 'Paul', givenOn: '2031-01-05' })
}

describe('the erasure of a patient', () => {
  it('counts deleted and kept data in a dry run, without deleting anything', async () => {
    await insertConsentAndSignature()
    // Adds the access log's entry of this hour, so that the second dry run adds none.
    await requestErasure('?dryRun=true')
    const dumpBefore = await dumpPractice(practice.tenantId)
    expect(await requestErasure('?dryRun=true')).toMatchObject({ status: 200, body: expectedCounts })
    expect(await dumpPractice(practice.tenantId)).toBe(dumpBefore)
  })

  it('keeps only the invoice with name and address, and the sessions without a name; repeating it changes nothing', async () => {
    await insertConsentAndSignature()
    const otherPractice = await openPopulatedPractice(api)
    const otherDumpBefore = await dumpPractice(otherPractice.tenantId)
    expect(await requestErasure()).toMatchObject({ status: 200, body: expectedCounts })
    const [patient] = await api.admin('select * from patient where id = $1', [practice.ids.patient])
    expect(patient).toMatchObject({ firstname: 'Paul', lastname: 'Martin', email: '', firm_id: null, account_id: null })
    for (const table of [
      'programme',
      'programme_report',
      'report_link',
      'session_audio',
      'consent',
      'patient_fit',
      'patient_payer',
      'patient_division',
    ])
      expect([table, await api.admin(`select from ${table} where tenant_id = $1`, [practice.tenantId])]).toEqual([
        table,
        [],
      ])
    expect(await api.admin('select from attendance_entry where tenant_id = $1', [practice.tenantId])).toEqual([])
    expect(await api.admin('select id from bill where tenant_id = $1', [practice.tenantId])).toEqual([
      { id: practice.ids.bill },
    ])
    const sessions = await api.admin<{ lastname: string; comments: null }>(
      'select p.lastname, s.comments from session s join patient p on p.id = s.patient_id where s.tenant_id = $1',
      [practice.tenantId],
    )
    expect(sessions).toEqual([
      { lastname: '', comments: null },
      { lastname: '', comments: null },
    ])
    expect(await dumpPractice(otherPractice.tenantId)).toBe(otherDumpBefore)
    expect((await api.as(practice.token).get(`/patients/${practice.ids.patient}/details`)).status).toBe(404)
    const [job] = await api.admin<{ keys: string[] }>(
      "select data->'keys' as keys from jobs.job where name = 'deleteFiles' and data::text like $1",
      [`%${practice.ids.audio}%`],
    )
    expect(job?.keys).toEqual([`${practice.tenantId}/${practice.ids.audio}`])
    expect(await requestErasure()).toMatchObject({
      status: 200,
      body: { destroyed: { comments: 0 }, kept: { invoices: 1 } },
    })
    const auditEntries = await api.admin<{ details: object }>(
      "select details from audit where tenant_id = $1 and act = 'erase'",
      [practice.tenantId],
    )
    expect(auditEntries).toEqual([{ details: { ...expectedCounts.destroyed, invoicesKept: 1 } }])
  })

  it('leaves no name when there is no invoice, even of a patient who is already deleted', async () => {
    await runWithoutTriggers(api, `delete from bill where tenant_id = '${practice.tenantId}'`)
    expect((await api.as(practice.token).delete(`/patients/${practice.ids.patient}`)).status).toBe(204)
    expect((await requestErasure()).status).toBe(200)
    expect(await dumpPractice(practice.tenantId)).not.toMatch(/Paul|Martin|paul@exemple/)
  })

  it('empties second number, year of birth and note, also with an invoice', async () => {
    const { body: file } = await api.as(practice.token).get(`/patients/${practice.ids.patient}/details`)
    const { type, email, contactFirstname, contactLastname, address, firm } = file
    const changeResponse = await api.as(practice.token).put(`/patients/${practice.ids.patient}`, {
      type,
      email,
      phoneNumber: '06 12 34 56 78',
      secondPhoneNumber: '04 78 00 00 00',
      contactFirstname,
      contactLastname,
      address,
      individual: { ...file.individual, birthdate: null, birthYear: 1985 },
      firm,
      practiceNote: 'Préfère le matin',
    })
    expect(changeResponse.body).toMatchObject({ secondPhoneNumber: '04 78 00 00 00', practiceNote: 'Préfère le matin' })
    expect(await requestErasure()).toMatchObject({ status: 200, body: { kept: { invoices: 1 } } })
    const rows = await api.admin(
      'select phone_number, second_phone_number, birth_year, practice_note_sealed from patient where id = $1',
      [practice.ids.patient],
    )
    expect(rows).toEqual([{ phone_number: '', second_phone_number: '', birth_year: null, practice_note_sealed: null }])
  })

  it('keeps the signatures and the patient of a billed session', async () => {
    await insertSignature()
    await api.admin('update session set bill_id = $1 where id = $2', [practice.ids.bill, practice.ids.session])
    expect((await requestErasure()).body.kept).toEqual({
      invoices: 1,
      estimations: 0,
      signatures: 1,
      payers: 0,
      sessions: 2,
    })
    expect(
      await api.admin('select patient_id from attendance_entry where tenant_id = $1', [practice.tenantId]),
    ).toEqual([{ patient_id: practice.ids.patient }])
    expect(await api.admin('select patient_id from session where id = $1', [practice.ids.session])).toEqual([
      { patient_id: practice.ids.patient },
    ])
  })

  it('keeps and counts the payer of an invoice, with name and address', async () => {
    await runWithoutTriggers(
      api,
      `update bill set payer_id = '${practice.ids.payer}' where id = '${practice.ids.bill}'`,
    )
    const { destroyed, kept } = (await requestErasure('?dryRun=true')).body
    expect([destroyed.payers, kept.payers]).toEqual([0, 1])
    expect((await requestErasure()).body).toMatchObject({ destroyed: { payers: 0 }, kept: { payers: 1 } })
    expect(await api.admin('select id, email from patient_payer where tenant_id = $1', [practice.tenantId])).toEqual([
      { id: practice.ids.payer, email: '' },
    ])
  })

  it('is refused while the patient has upcoming sessions', async () => {
    now = new Date('2031-03-01T10:00:00Z')
    expect(await requestErasure()).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionsAhead } })
    expect((await requestErasure('?dryRun=true')).body.upcoming).toBe(2)
  })

  it('has an expected outcome for every table that refers to a patient', async () => {
    const references = await api.admin<{ name: string }>(
      "select conrelid::regclass || '.' || conname as name from pg_constraint where contype = 'f' and confrelid = 'patient'::regclass order by 1",
    )
    // Add new tables to this list and handle them in erasure.sql.ts.
    expect(Object.fromEntries(references.map(({ name }) => [name, outcomeByReference[name]]))).toStrictEqual(
      outcomeByReference,
    )
  })
})

const outcomeByReference: Record<string, string> = {
  'animal.animal_owner': 'emptied',
  'attendance_entry.attendance_entry_patient': 'destroyed, unless on an invoice',
  'bill.bill_patient': 'kept',
  'bill_batch_item.bill_batch_item_patient': 'kept: it names nobody',
  'consent.consent_patient': 'destroyed',
  'email_log.email_log_patient': 'kept without its address',
  'estimation.estimation_patient': 'kept',
  'patient.patient_firm': 'emptied',
  'patient.patient_merged_into': 'empty already',
  'patient_fit.patient_fit_patient': 'destroyed',
  'patient_division.patient_division_patient': 'destroyed',
  'patient_import_change.patient_import_change_patient': 'destroyed',
  'patient_payer.patient_payer_patient': 'destroyed, unless on an invoice',
  'programme.programme_patient': 'destroyed',
  'session.session_patient': 'moved to an anonymous patient, unless on an invoice',
  'session_corporate_patient.session_corporate_patient_patient': 'destroyed',
}
