import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient, PatientInput } from 'shared/contracts/patients/patient'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { buildEstimationInput } from '../../../testing/bills/buildEstimationInput.ts'
import { buildBillInput } from '../../../testing/bills/buildBillInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

/** A time after all sessions of the test practice. */
let now = new Date('2031-06-01T10:00:00Z')
let api: TestApp
let practice: PopulatedPractice
let alice: Caller
/** Paul Martin's file (`mergedId`) is merged into Polo Double's (`remainingId`). */
let [mergedId, remainingId] = ['', '']

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-06-01T10:00:00Z')
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
  ;[mergedId, remainingId] = [practice.ids.patient, practice.ids.duplicate]
})

const readFile = async (id: string): Promise<Patient> => (await alice.get(`/patients/${id}/details`)).body

const inputOf = ({
  type,
  email,
  phoneNumber,
  contactFirstname,
  contactLastname,
  address,
  individual,
  firm,
}: Patient): PatientInput => ({
  type: type ?? 'INDIVIDUAL',
  email,
  phoneNumber,
  contactFirstname,
  contactLastname,
  address,
  individual,
  firm,
})

/** Merges the files, keeping the names of the remaining file and the e-mail address of the merged file. */
async function mergeFiles(change: Partial<PatientInput> = {}, headers: Record<string, string> = {}) {
  const [remainingFile, mergedFile] = [await readFile(remainingId), await readFile(mergedId)]
  const patient = { ...inputOf(remainingFile), email: mergedFile.email, ...change }
  return alice.post(`/patients/${remainingId}/merge`, { otherId: mergedId, patient }, headers)
}
const previewMerge = () => alice.get(`/patients/${remainingId}/merge?otherId=${mergedId}`)

const runSql = (statement: string, values: unknown[]) => api.admin(statement, [practice.tenantId, ...values])

const insertAttendanceEntry = (patientId: string, present = true) =>
  runSql(
    `insert into attendance_entry (tenant_id, id, session_id, patient_id, present, recorded_at, received_at, recorded_by, content)
     values ($1, gen_random_uuid(), $2, $3, $4, now(), now(), $5, 'sealed')`,
    [practice.ids.session, patientId, present, practice.therapistId],
  )

const countRows = async (column: string, id: string) => {
  const [table, name] = column.split('.')
  const [row] = await api.admin<{ count: number }>(
    `select count(*)::int as count from ${table} where tenant_id = $1 and ${name} = $2`,
    [practice.tenantId, id],
  )
  return row?.count
}

/** The expected outcome of each reference; add new tables here and in patientMerge.sql.ts. */
const expectedOutcomes: Record<string, 'moved' | 'dropped' | 'combined' | 'redirected'> = {
  'animal.owner_id': 'moved',
  'attendance_entry.patient_id': 'moved',
  'bill.patient_id': 'moved',
  'bill_batch_item.patient_id': 'moved',
  'consent.patient_id': 'moved',
  'email_log.patient_id': 'moved',
  'estimation.patient_id': 'moved',
  'patient.firm_id': 'moved',
  'patient.merged_into': 'redirected',
  'patient_fit.patient_id': 'combined',
  'patient_payer.patient_id': 'moved',
  'patient_division.patient_id': 'moved',
  'patient_import_change.patient_id': 'dropped',
  'programme.patient_id': 'moved',
  'session.patient_id': 'moved',
  'session_corporate_patient.patient_id': 'moved',
}

/** Adds a row to every table that refers to a patient. */
async function insertAllReferences() {
  const batchId = crypto.randomUUID()
  await runSql(
    "insert into bill_batch (tenant_id, id, month, terms, created_by, created_at) values ($1, $2, '2031-01', '{}', $3, now())",
    [batchId, practice.therapistId],
  )
  await runSql('insert into bill_batch_item (tenant_id, batch_id, position, patient_id) values ($1, $2, 0, $3)', [
    batchId,
    mergedId,
  ])
  await insertAttendanceEntry(mergedId)
  await runSql(
    `insert into estimation (tenant_id, id, estimation_number, patient_id, client_name, therapist_id, nb_hours_to_do, unitary_price, taxes, valid_until, content, created_at)
     values ($1, gen_random_uuid(), 'D-2031-0900', $2, 'Paul Martin', $3, 1, 1, 0, '2031-01-05', 'sealed', now())`,
    [mergedId, practice.therapistId],
  )
  await runSql('insert into session_corporate_patient (tenant_id, session_id, patient_id) values ($1, $2, $3)', [
    practice.ids.request,
    mergedId,
  ])
  await runSql(
    "insert into email_log (tenant_id, id, name, on_request, day, patient_id) values ($1, gen_random_uuid(), 'billSent', true, '2031-01-05', $2)",
    [mergedId],
  )
  await runSql('update patient set firm_id = $2 where tenant_id = $1 and id = $3', [mergedId, practice.ids.firm])
  await runSql(
    `insert into consent (tenant_id, id, patient_id, given_by, giver, text_version, given_on)
     values ($1, gen_random_uuid(), $2, 'SELF', 'sealed', 1, '2031-01-05')`,
    [mergedId],
  )
  const earlierMergedId = crypto.randomUUID()
  await runSql(`insert into patient (tenant_id, id, removed_at, merged_into) values ($1, $2, now(), $3)`, [
    earlierMergedId,
    mergedId,
  ])
  await alice.put(`/patients/${mergedId}/fit`, {
    ...emptyPatientFit,
    weightKg: 71,
    allergies: [practice.ids.animal],
    note: 'Doucement',
  })
  await alice.put(`/patients/${remainingId}/fit`, { ...emptyPatientFit, fears: [practice.ids.animal], note: 'À pied' })
  await runSql(
    `insert into patient_import_change (tenant_id, import_id, patient_id, version) values ($1, $2, $3, 'x') on conflict do nothing`,
    [practice.ids.doneImport, mergedId],
  )
  return earlierMergedId
}

const setShares = async (patientId: string, shares: object[]) => {
  await runSql('delete from patient_division where tenant_id = $1 and patient_id = $2', [patientId])
  await runSql('insert into patient_division (tenant_id, patient_id, shares) values ($1, $2, $3)', [
    patientId,
    JSON.stringify(shares),
  ])
}
const readShares = () =>
  api.admin<{ patient_id: string; shares: object[] }>(
    'select patient_id, shares from patient_division where tenant_id = $1',
    [practice.tenantId],
  )
const patientShare = (value: number) => [{ payerId: null, kind: 'PERCENT', value }]

/** Creates a patient's account, links it to a file and returns its id. */
const linkAccount = async (id: string) =>
  runSql(
    `with new_account as (insert into auth.account (id, kind, email, password_hash, firstname, lastname)
       values (gen_random_uuid(), 'PATIENT', gen_random_uuid() || '@exemple.fr', 'x', 'a', 'b') returning id)
     update patient set account_id = new_account.id from new_account where tenant_id = $1 and patient.id = $2 returning account_id`,
    [id],
  )

describe('the merge of two patient files', () => {
  it('leaves no reference to the merged file in any table', async () => {
    const references = await api.admin<{ column: string }>(
      `select c.conrelid::regclass || '.' || a.attname as column from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
       where c.contype = 'f' and c.confrelid = 'patient'::regclass order by 1`,
    )
    expect(references.map(({ column }) => column)).toEqual(Object.keys(expectedOutcomes).toSorted())
    await insertAllReferences()
    for (const column of Object.keys(expectedOutcomes))
      expect([column, await countRows(column, mergedId)]).not.toEqual([column, 0])
    expect((await mergeFiles()).status).toBe(200)
    for (const [column, expectedOutcome] of Object.entries(expectedOutcomes)) {
      expect([column, await countRows(column, mergedId)]).toEqual([column, 0])
      expect([column, (await countRows(column, remainingId)) !== 0]).toEqual([column, expectedOutcome !== 'dropped'])
    }
  })

  it('keeps the chosen values, combines the animal needs, and opens the remaining file by the ids of merged files', async () => {
    const earlierMergedId = await insertAllReferences()
    const { body } = await mergeFiles({ phoneNumber: '0601020304' })
    expect(body).toMatchObject({
      id: remainingId,
      email: 'paul@exemple.fr',
      phoneNumber: '06 01 02 03 04',
      individual: { firstname: 'Polo', lastname: 'Double' },
    })
    expect((await alice.get(`/patients/${remainingId}/fit`)).body).toMatchObject({
      weightKg: 71,
      allergies: [practice.ids.animal],
      fears: [practice.ids.animal],
      note: 'À pied\n\nDoucement',
    })
    expect((await alice.get(`/patients/${remainingId}/sessions`)).body).toMatchObject([
      { comments: 'Paul a brossé Praline.' },
    ])
    for (const id of [mergedId, earlierMergedId]) expect((await readFile(id)).id).toBe(remainingId)
    const [storedRow] = await api.admin<{ row: string }>('select t::text as row from patient t where id = $1', [
      mergedId,
    ])
    expect(storedRow?.row).not.toMatch(/Martin|Paul|exemple/)
    expect((await alice.get(`/patients/${remainingId}/timeline?kinds=FILE`)).body.content[0]).toMatchObject({
      act: 'merged',
    })
  })

  it('joins the notes of the practice, and keeps none in the merged file', async () => {
    for (const [id, practiceNote] of [
      [remainingId, 'Préfère le matin'],
      [mergedId, 'Appeler la veille'],
    ] as const)
      await alice.put(`/patients/${id}`, { ...inputOf(await readFile(id)), practiceNote })
    expect((await previewMerge()).body.hasNote).toBe(true)
    const { status, body } = await mergeFiles({ phoneNumber: '06 12 34 56 78', secondPhoneNumber: '04 78 00 00 00' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      secondPhoneNumber: '04 78 00 00 00',
      practiceNote: 'Préfère le matin\n\nAppeler la veille',
    })
    expect((await readFile(remainingId)).practiceNote).toBe('Préfère le matin\n\nAppeler la veille')
    const rows = await api.admin(
      'select second_phone_number, birth_year, practice_note_sealed from patient where id = $1',
      [mergedId],
    )
    expect(rows).toEqual([{ second_phone_number: '', birth_year: null, practice_note_sealed: null }])
  })

  it('is refused when both notes together are too long', async () => {
    for (const [id, character] of [
      [remainingId, 'a'],
      [mergedId, 'b'],
    ] as const)
      await alice.put(`/patients/${id}`, { ...inputOf(await readFile(id)), practiceNote: character.repeat(1200) })
    const { status, body } = await mergeFiles()
    expect(status).toBe(400)
    expect(body.problems).toEqual([expect.objectContaining({ field: 'practiceNote' })])
    expect((await readFile(mergedId)).practiceNote).toBe('b'.repeat(1200))
  })

  it('keeps the history of quotes and invoices, open links and closures', async () => {
    const { therapistId, tenantId } = practice
    await alice.post('/estimations', buildEstimationInput({ therapistId, patientId: mergedId }))
    const listEstimations = async () =>
      (await alice.get('/estimations')).body.content.filter(
        ({ patient }: { patient: { id: string } }) => patient.id !== practice.ids.firm,
      )
    const [{ id }] = await listEstimations()
    await alice.post(`/estimations/${id}/mails`, { email: 'paul@exemple.fr', text: 'Bonjour' })
    const token = (await api.mails('estimationWithFile')).at(-1)?.data.token
    await alice.post(`/estimations/${id}/decisions`, { decision: 'ACCEPTED', day: '2031-06-01' })
    const input = { ...buildBillInput({ therapistId, patientId: mergedId }), billNumber: 'F-2', estimationId: id }
    expect((await alice.post('/billings', input)).status).toBe(200)
    const readHistory = async () => {
      const { events, links, bills } = (await alice.get(`/estimations/${id}/details`)).body
      const { letters } = (await alice.get(`/billings/${practice.ids.bill}/details`)).body
      const closures = (await alice.get('/bill-closures?period=DAY')).body.content
      return { events, links, bills, letters, closures }
    }
    const historyBefore = await readHistory()
    expect(historyBefore).toMatchObject({
      events: [{ kind: 'SENT' }, { kind: 'ACCEPTED' }],
      links: [{ recipient: 'paul@exemple.fr' }],
      bills: [{ billNumber: 'F-2' }],
      letters: [{ email: 'paul@exemple.fr', state: 'SENT' }],
      closures: [{ firstDay: '2020-03-02' }],
    })
    expect((await mergeFiles()).status).toBe(200)
    expect(await readHistory()).toEqual(historyBefore)
    expect(await listEstimations()).toMatchObject([{ id, patient: { id: remainingId } }])
    expect((await alice.get(`/billings/${practice.ids.bill}/details`)).body.patient.id).toBe(remainingId)
    expect((await api.as().post('/shared-estimations', { token })).body.state).toBe('ACCEPTED')
    for (const brokenRowsQuery of [sql`select * from broken_bills()`, sql`select * from broken_closures()`])
      expect(await api.inTenant(tenantId, async (tx) => (await brokenRowsQuery.execute(tx)).rows)).toEqual([])
  })

  it('can be previewed without changing anything', async () => {
    await insertAllReferences()
    const fileBefore = await readFile(mergedId)
    expect((await previewMerge()).body).toEqual({
      moved: {
        sessions: 2,
        upcoming: 0,
        comments: 1,
        evaluations: 0,
        answers: 0,
        audios: 1,
        programmes: 1,
        reports: 1,
        consents: 1,
        signatures: 1,
        invoices: 1,
        estimations: 1,
        payers: 1,
        employees: 1,
        animals: 1,
      },
      dropped: { shares: 0, weightKg: null, preferredAnimals: 0, sessionNames: 0, undoableImports: 1 },
      hasNote: false,
      hasFit: true,
      account: 'none',
      obstacles: [],
    })
    expect(await readFile(mergedId)).toEqual(fileBefore)
  })

  it('keeps the ids from which the hash of a signed sheet is computed, and accepts an entry signed before the merge', async () => {
    const signature = { kind: 'TYPED', name: 'Paul' }
    const entryInput = {
      entryId: crypto.randomUUID(),
      participantId: mergedId,
      recordedAt: '2031-03-03T10:55:09.000Z',
      signature,
    }
    const path = `/sessions/${practice.ids.session}/attendance`
    const [absenceEntry, signedEntry] = [{ ...entryInput, entryId: crypto.randomUUID(), signature: null }, entryInput]
    await alice.post(path, absenceEntry)
    const readIdsInHash = () =>
      api.admin<{ id: string }>(
        'select coalesce(signed_as, participant_id) as id from attendance_entry where tenant_id = $1',
        [practice.tenantId],
      )
    const idsInHashBefore = await readIdsInHash()
    await mergeFiles()
    expect(await readIdsInHash()).toEqual(idsInHashBefore)
    // A device with the sheet from before the merge sends the entry twice.
    for (let attempt = 0; attempt < 2; attempt += 1) expect((await alice.post(path, signedEntry)).status).toBe(201)
    expect((await alice.get(path)).body.sessions[0].participants).toMatchObject([
      { id: remainingId, entry: { kind: 'TYPED' } },
      { role: 'PRACTITIONER' },
    ])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'overlapping programmes',
      () =>
        runSql(
          `insert into programme (tenant_id, id, patient_id, unit, planned, content, start_date, ended_on)
        select tenant_id, gen_random_uuid(), $2, unit, planned, content, start_date, ended_on from programme where tenant_id = $1`,
          [remainingId],
        ),
      errorCode.mergeProgrammesOverlap,
    ],
    [
      'entries of both patients on one attendance sheet',
      async () => [await insertAttendanceEntry(mergedId), await insertAttendanceEntry(remainingId, false)],
      errorCode.mergeBothSigned,
    ],
    [
      'a person and a firm',
      () =>
        runSql(`update patient set type = 'FIRM', company_name = 'X' where tenant_id = $1 and id = $2`, [remainingId]),
      errorCode.mergeKindsDiffer,
    ],
  ])('is refused with %s, which the preview names', async (_caseName, insertObstacle, code) => {
    await insertObstacle()
    const { obstacles } = (await previewMerge()).body
    const obstacleByCode: Record<string, string> = {
      [errorCode.mergeKindsDiffer]: 'types',
      [errorCode.mergeProgrammesOverlap]: 'programmes',
      [errorCode.mergeBothSigned]: 'signatures',
    }
    expect(obstacles).toEqual([obstacleByCode[code]])
    expect(await mergeFiles()).toMatchObject({ status: 409, body: { errorCode: code } })
    expect((await readFile(mergedId)).id).toBe(mergedId)
  })

  it('keeps programmes that do not overlap', async () => {
    await runSql(
      `insert into programme (tenant_id, id, patient_id, unit, planned, content, start_date, ended_on)
      values ($1, gen_random_uuid(), $2, 'HOURS', 600, 'encrypted', '2020-01-01', '2020-02-01')`,
      [remainingId],
    )
    expect((await mergeFiles()).status).toBe(200)
    expect(await countRows('programme.patient_id', remainingId)).toBe(2)
  })

  it('keeps one row in a session that names both employees, marked present if either was present', async () => {
    for (const [id, present] of [
      [mergedId, true],
      [remainingId, null],
    ] as const)
      await runSql(
        'insert into session_corporate_patient (tenant_id, session_id, patient_id, present) values ($1, $2, $3, $4)',
        [practice.ids.session, id, present],
      )
    await runSql('update session set patient_id = $2 where tenant_id = $1 and id = $3', [
      practice.ids.firm,
      practice.ids.session,
    ])
    expect((await mergeFiles()).status).toBe(200)
    expect(
      await api.admin('select patient_id, present from session_corporate_patient where session_id = $1', [
        practice.ids.session,
      ]),
    ).toEqual([{ patient_id: remainingId, present: true }])
  })

  it('shows the dropped data in the preview, in the audit log and in the timeline', async () => {
    await setShares(mergedId, patientShare(40))
    await setShares(remainingId, patientShare(100))
    const { animal } = practice.ids
    const putFit = (id: string, change: object) => alice.put(`/patients/${id}/fit`, { ...emptyPatientFit, ...change })
    await putFit(mergedId, { weightKg: 71, preferredAnimalIds: [animal] })
    await putFit(remainingId, { weightKg: 68, avoidedAnimalIds: [animal] })
    for (const patientId of [mergedId, remainingId])
      await runSql('insert into session_corporate_patient (tenant_id, session_id, patient_id) values ($1, $2, $3)', [
        practice.ids.request,
        patientId,
      ])
    expect((await previewMerge()).body.dropped).toEqual({
      shares: 1,
      weightKg: 71,
      preferredAnimals: 1,
      sessionNames: 1,
      undoableImports: 0,
    })
    expect((await mergeFiles()).status).toBe(200)
    const dropped = ['shares', 'weightKg', 'preferredAnimals', 'sessionNames']
    expect(
      await api.admin(`select details -> 'dropped' as dropped from audit where tenant_id = $1 and act = 'merge'`, [
        practice.tenantId,
      ]),
    ).toEqual([{ dropped }])
    const { content } = (await alice.get(`/patients/${remainingId}/timeline?kinds=FILE`)).body
    expect(content[0]).toMatchObject({ act: 'merged', dropped })
    expect(content.slice(1).every((event: { dropped: unknown[] }) => event.dropped.length === 0)).toBe(true)
    expect(await readShares()).toEqual([{ patient_id: remainingId, shares: patientShare(100) }])
  })

  it('moves the shares of payers to a file whose list of shares is empty', async () => {
    await setShares(mergedId, patientShare(40))
    await setShares(remainingId, [])
    expect((await previewMerge()).body.dropped.shares).toBe(0)
    await mergeFiles()
    expect(await readShares()).toEqual([{ patient_id: remainingId, shares: patientShare(40) }])
  })

  it.each([
    ['2035-01-01', null],
    ['2034-01-01', '2035-01-01'],
    [null, '2035-01-01'],
  ])('keeps the later day until which a file is kept, of %s and %s', async (remainingDay, mergedDay) => {
    for (const [patientId, day] of [
      [remainingId, remainingDay],
      [mergedId, mergedDay],
    ])
      await runSql('update patient set kept_until = $3 where tenant_id = $1 and id = $2', [patientId, day])
    await mergeFiles()
    expect(await api.admin('select kept_until::text as day from patient where id = $1', [remainingId])).toEqual([
      { day: '2035-01-01' },
    ])
  })

  it.each([
    ['a stale version of the remaining file', () => remainingId],
    ['a stale version of the merged file', () => mergedId],
  ])('is refused with 412 for %s', async (_caseName, staleId) => {
    const versions = await Promise.all(
      [remainingId, mergedId].map(async (id) => (id === staleId() ? 'old' : (await readFile(id)).version)),
    )
    const ifMatch = versions.map((version) => `"${version}"`).join(', ')
    expect(await mergeFiles({}, { 'if-match': ifMatch })).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await readFile(mergedId)).id).toBe(mergedId)
    const ifMatches = await Promise.all([remainingId, mergedId].map(async (id) => `"${(await readFile(id)).version}"`))
    expect((await mergeFiles({}, { 'if-match': ifMatches.join(', ') })).status).toBe(200)
  })

  it('merges once when called concurrently in both directions; a repeated call succeeds without effect', async () => {
    const patient = inputOf(await readFile(remainingId))
    const merges = [
      [remainingId, mergedId],
      [remainingId, mergedId],
      [mergedId, remainingId],
    ] as const
    const responses = await Promise.all(
      merges.map(([id, otherId]) =>
        alice.post(`/patients/${id}/merge`, { otherId, patient: { ...patient, email: '' } }),
      ),
    )
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([
      [200, 200, 404],
      [200, 404, 404],
    ]).toContainEqual(statuses)
    expect(
      await api.admin(`select count(*)::int from audit where tenant_id = $1 and act = 'merge'`, [practice.tenantId]),
    ).toEqual([{ count: 1 }])
  })

  it('includes a session that is saved concurrently', async () => {
    const [lockAcquired, lockReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const id = crypto.randomUUID()
    const mergeTransaction = api.inTenant(practice.tenantId, async (tx) => {
      await tx.selectFrom('patient').select('id').where('id', '=', mergedId).forUpdate().execute()
      lockAcquired.resolve()
      await lockReleased.promise
      await tx.updateTable('patient').set({ merged_into: remainingId }).where('id', '=', mergedId).execute()
    })
    await lockAcquired.promise
    const savingSession = runSql(
      `insert into session (tenant_id, id, therapist_id, session_type_id, patient_id, day, start_time, end_time, state)
       values ($1, $2, $3, $4, $5, '2031-02-01', '10:00', '11:00', 'VALIDATED')`,
      [id, practice.therapistId, practice.sessionTypeId, mergedId],
    )
    const lockWaitersQuery = `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
    while ((await api.admin(lockWaitersQuery)).length === 0);
    lockReleased.resolve()
    await Promise.all([mergeTransaction, savingSession])
    expect(await api.admin('select patient_id from session where id = $1', [id])).toEqual([{ patient_id: remainingId }])
  })

  it('keeps the account of the merged file when the remaining file has none', async () => {
    const [linkedAccount] = await linkAccount(mergedId)
    expect((await previewMerge()).body.account).toBe('moved')
    await mergeFiles()
    expect(await api.admin('select account_id from patient where id = $1', [remainingId])).toEqual([linkedAccount])
  })

  it('keeps the account of the remaining file when both files have an account', async () => {
    const [ownAccountId] = await linkAccount(remainingId)
    await linkAccount(mergedId)
    await mergeFiles()
    expect(await api.admin('select account_id from patient where id = $1', [remainingId])).toEqual([ownAccountId])
  })

  it('keeps the accesses to the merged file, and lists them in the log of the remaining file', async () => {
    await previewMerge()
    await mergeFiles()
    const { content } = (await alice.get(`/patients/${remainingId}/accesses`)).body
    expect(new Set(content.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['READ', 'WRITE']))
    expect(
      await api.admin('select patient_id from access_log where tenant_id = $1 and patient_id = $2', [
        practice.tenantId,
        mergedId,
      ]),
    ).toHaveLength(2)
  })

  it('is refused if both files are the same, and for a deleted file', async () => {
    const patient = inputOf(await readFile(remainingId))
    expect((await alice.post(`/patients/${remainingId}/merge`, { otherId: remainingId, patient })).status).toBe(400)
    await alice.delete(`/patients/${mergedId}`)
    expect((await alice.post(`/patients/${remainingId}/merge`, { otherId: mergedId, patient })).status).toBe(404)
  })
})
