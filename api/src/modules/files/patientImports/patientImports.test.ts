import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient } from 'shared/contracts/patients/patient'
import type { ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import { patientName } from 'shared/domain/patients/patientName'
import { purge } from '../../../jobs/purge.ts'
import { malformedFiles } from '../../../testing/malformedFiles.ts'
import { patientsForm } from '../../../testing/fileForm.ts'
import { openPractice, testApp, type Caller, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { workAllDueJobs } from '../../../testing/workDueJobs.ts'
import { referencesToPatients } from './importedPatients.sql.ts'
import { importPatients } from './importPatients.service.ts'
import { parseFile } from './parser/parseFile.ts'
import { parserLimits } from './parser/parserLimits.ts'

let api: TestApp
const logLines: string[] = []
beforeAll(async () => {
  api = await testApp({ logTo: { write: (line) => logLines.push(line) }, settings: { logLevel: 'info' } })
})
afterAll(() => api.close())

let practice: TestPractice
let caller: Caller
beforeEach(async () => {
  await api.admin('delete from jobs.job')
  practice = await openPractice(api)
  caller = api.as(practice.token)
})

const runJobs = async () => {
  const transport = { send: async () => {}, close: async () => {} }
  await workAllDueJobs({ services: api.services, mailTransport: transport, log: api.app.log })
}
const readImport = async (id: string): Promise<PatientImport> =>
  (await caller.get(`/technical/patients/imports/${id}`)).body
const listLines = async (id: string): Promise<ImportLine[]> =>
  (await caller.get(`/technical/patients/imports/${id}/lines`)).body.lines
const listPatients = async (): Promise<Patient[]> => (await caller.get('/patients')).body

async function uploadFile(content: string | Uint8Array<ArrayBuffer>, { preview = false, name = 'patients.csv' } = {}) {
  const response = await caller.post(
    `/technical/patients/import${preview ? '?preview=true' : ''}`,
    patientsForm(content, name),
  )
  expect(response.status).toBe(201)
  const { id }: PatientImport = response.body
  await runJobs()
  return readImport(id)
}

const startImport = () => caller.post('/technical/patients/import', patientsForm('Nom;Prénom\nRoy;Anna\n'))

const summaryOf = ({ address, individual, email, phoneNumber, ...patient }: Patient) =>
  [
    patientName({ individual, ...patient }),
    phoneNumber,
    `${address.zipCode} ${address.city}`.trim(),
    individual?.birthdate ?? '',
    email,
  ].join(' | ')

describe('the import of a file of patients', () => {
  it.each(malformedFiles.map((file) => [file.description, file] as const))(
    'imports %s with the expected verdicts, and changes nothing when it is imported again',
    async (_caseName, file) => {
      const finishedImport = await uploadFile(file.bytes, { name: file.name })
      if ('errorCode' in file.expected) {
        expect(finishedImport).toMatchObject({ state: 'FAILED', failureCode: file.expected.errorCode })
        expect(await listPatients()).toEqual([])
        return
      }
      const lines = await listLines(finishedImport.id)
      expect([finishedImport.state, finishedImport.failureCode, lines.map(({ verdict }) => verdict).join(' ')]).toEqual(
        ['DONE', null, file.expected.verdicts],
      )
      expect(
        lines.filter(({ verdict, reasons }) => (verdict === 'refused') !== reasons.length > 0 && verdict !== 'same'),
      ).toEqual([])
      const patientsAfter = await listPatients()
      expect(patientsAfter.map(summaryOf)).toEqual(file.patients)
      // Importing the same file again must change nothing.
      const repeatedImport = await uploadFile(file.bytes, { name: file.name })
      expect(repeatedImport.counts).toMatchObject({ new: 0, changed: 0 })
      expect(await listPatients()).toEqual(patientsAfter)
    },
  )

  it.each([
    ['it contains no file', new FormData(), 400, errorCode.invalid],
    ['the file name has an unsupported extension', patientsForm('Nom', 'patients.pdf'), 415, errorCode.mediaRefused],
    ['the file is larger than 5 MB', patientsForm('x'.repeat(5 * 1024 * 1024 + 1)), 413, errorCode.tooLarge],
    ['the file is larger than the body limit', patientsForm('x'.repeat(7 * 1024 * 1024)), 413, errorCode.tooLarge],
    ['the file is empty', patientsForm(''), 400, errorCode.importEmpty],
  ])('is refused when %s', async (_caseName, form, status, code) => {
    if (code === errorCode.invalid) form.append('other', 'x')
    expect(await caller.post('/technical/patients/import', form)).toMatchObject({ status, body: { errorCode: code } })
    expect(await api.admin('select from jobs.job')).toEqual([])
  })

  it('is refused when five files of the practice wait for parsing', async () => {
    for (let index = 0; index < 5; index += 1) expect((await startImport()).status).toBe(201)
    expect(await startImport()).toMatchObject({ status: 429, body: { errorCode: errorCode.tooManyTries } })
    await runJobs()
    expect((await startImport()).status).toBe(201)
  })

  it('does not make other calls accept a multipart body', async () => {
    expect(await caller.post('/patients', patientsForm('Nom'))).toMatchObject({
      status: 415,
      body: { errorCode: errorCode.invalid },
    })
  })

  it('leaves no content in the log or in clear text in the database', async () => {
    const { id } = await uploadFile('Nom;Prénom\nCanaribleu;Zoé;canari\n<i>Canarirouge;Luc\n', { preview: true })
    await caller.get(`/technical/patients/imports/${id}/refused`)
    const rows = await api.admin<{ row: string }>(
      `select t::text || coalesce(encode(file_sealed, 'escape'), '') || coalesce(encode(cells_sealed, 'escape'), '') || encode(lines_sealed, 'escape') as row from patient_import t`,
    )
    const jobs = await api.admin<{ row: string }>('select t::text as row from jobs.job t')
    expect([...rows, ...jobs].map(({ row }) => row).join() + logLines.join()).not.toMatch(/canari/i)
  })
})

describe('the preview of an import', () => {
  it('leaves existing patients unchanged when only new patients are imported', async () => {
    await uploadFile('Nom;Prénom;Téléphone\nBlanc;Nina;0611111111\n')
    const { id } = await uploadFile('Nom;Prénom;Téléphone\nBLANC;nina;0622222222\nNoir;Tom;\n', { preview: true })
    await caller.post(`/technical/patients/imports/${id}/run?onlyNew=true`)
    await runJobs()
    expect(await readImport(id)).toMatchObject({ state: 'DONE', onlyNew: true, counts: { new: 1, changed: 1 } })
    expect((await listPatients()).map(({ phoneNumber }) => phoneNumber).toSorted()).toEqual(['', '06 11 11 11 11'])
    await caller.post(`/technical/patients/imports/${id}/undo`)
    expect((await readImport(id)).undone).toMatchObject({ removed: 1, restored: 0 })
  })

  it('shows the changes and writes nothing until it is confirmed', async () => {
    await uploadFile('Nom;Prénom;Téléphone\nBlanc;Nina;0611111111\n')
    const { id, state, counts } = await uploadFile('Nom;Prénom;Téléphone\nBLANC;nina;0622222222\nNoir;Tom;\n', {
      preview: true,
    })
    expect([state, counts]).toEqual(['READY', { new: 1, same: 0, changed: 1, refused: 0 }])
    expect((await listLines(id))[0]?.changes).toEqual([
      { label: 'Téléphone', from: '06 11 11 11 11', to: '06 22 22 22 22' },
    ])
    expect(await listPatients()).toHaveLength(1)
    await caller.post(`/technical/patients/imports/${id}/run`)
    await runJobs()
    expect(await readImport(id)).toMatchObject({ state: 'DONE', progress: 100 })
    expect((await listPatients()).map(summaryOf)).toEqual([
      'Blanc Nina | 06 22 22 22 22 |  |  | ',
      'Noir Tom |  |  |  | ',
    ])
    expect(await caller.post(`/technical/patients/imports/${id}/run`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.importStateChanged },
    })
  })

  it('compares again with another mapping of columns, which is remembered for the next file', async () => {
    const file = 'Nom;Prénom;Bidule\nBlanc;Nina;06 11 11 11 11\n'
    const firstImport = await uploadFile(file.replace('06 11 11 11 11', '12'), { preview: true })
    expect(firstImport.columns.map(({ field }) => field)).toEqual(['lastname', 'firstname', null])
    const columns = ['lastname', 'firstname', 'phoneNumber']
    const mappingResponse = await caller.put(`/technical/patients/imports/${firstImport.id}/mapping`, {
      sheet: 0,
      columns,
    })
    expect(mappingResponse).toMatchObject({ status: 200, body: { state: 'READING' } })
    await runJobs()
    expect((await listLines(firstImport.id))[0]).toMatchObject({
      verdict: 'new',
      leftOut: [{ label: 'Téléphone', cell: '12', reason: expect.stringMatching(/téléphone/) }],
    })
    const nextImport = await uploadFile(file, { preview: true })
    expect(nextImport.columns.map(({ field }) => field)).toEqual(columns)
    expect(nextImport.counts).toMatchObject({ new: 1 })
  })

  it('imports a line without a wrong cell, or refuses the whole line by the choice of the member', async () => {
    const file = 'Nom;Prénom;Naissance;Téléphone\nBlanc;Nina;hier;06 11 11 11 11 (maman)\nNoir;Tom;11/03/1985;N/A\n'
    const { id, counts, leftOutLines, omitsWrongCells } = await uploadFile(file, { preview: true })
    expect([counts, leftOutLines, omitsWrongCells]).toEqual([{ new: 2, same: 0, changed: 0, refused: 0 }, 1, true])
    expect((await caller.get(`/technical/patients/imports/${id}/lines?leftOut=true`)).body).toMatchObject({
      total: 1,
      lines: [{ line: 2, leftOut: [{ label: 'Date de naissance', cell: 'hier', reason: 'ne peut être lu' }] }],
    })
    await caller.put(`/technical/patients/imports/${id}/mapping`, { sheet: 0, columns: [], omitsWrongCells: false })
    await runJobs()
    expect(await readImport(id)).toMatchObject({ counts: { new: 1, refused: 1 }, leftOutLines: 0 })
    await caller.put(`/technical/patients/imports/${id}/mapping`, { sheet: 0, columns: [], omitsWrongCells: true })
    await runJobs()
    await caller.post(`/technical/patients/imports/${id}/run`)
    await runJobs()
    expect((await listPatients()).map(summaryOf)).toEqual([
      'Blanc Nina | 06 11 11 11 11 |  |  | ',
      'Noir Tom |  |  | 1985-03-11 | ',
    ])
  })

  it('imports a line as it was corrected in the preview', async () => {
    const { id } = await uploadFile('Nom;Prénom;Téléphone\n;Nina;0611111111\nNoir;Tom;\n', { preview: true })
    const [line] = await listLines(id)
    expect(line).toMatchObject({ line: 2, verdict: 'refused', cells: ['', 'Nina', '0611111111'] })
    const correctLine = (number: number, cells: string[]) =>
      caller.put(`/technical/patients/imports/${id}/lines/${number}`, { cells })
    expect(await correctLine(4, ['Blanc'])).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
    expect(await correctLine(1, ['Blanc'])).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
    expect(await correctLine(2, ['a'.repeat(4001)])).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
    expect(await correctLine(2, ['Blanc', 'Nina', '0622222222'])).toMatchObject({
      status: 200,
      body: { id, state: 'READING' },
    })
    expect(await correctLine(2, ['Autre'])).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.importStateChanged },
    })
    await runJobs()
    expect(await readImport(id)).toMatchObject({ state: 'READY', counts: { new: 2, refused: 0 } })
    await caller.post(`/technical/patients/imports/${id}/run`)
    await runJobs()
    expect((await listPatients()).map(summaryOf)).toEqual([
      'Blanc Nina | 06 22 22 22 22 |  |  | ',
      'Noir Tom |  |  |  | ',
    ])
    expect((await listLines(id)).map(({ cells }) => cells)).toEqual([[], []])
  })

  it('returns the refused lines as a file without formulas', async () => {
    const { id } = await uploadFile('Nom;Prénom;CP\n=1+1;Nina;69003\nNoir;;00100\n')
    const response = await api.app.inject({
      url: `/api/technical/patients/imports/${id}/refused`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    expect(response.body.split('\r\n')).toEqual([
      '\uFEFFLigne;Motif;Nom;Prénom;CP',
      "2;Nom : une formule ne s'importe pas, seulement sa valeur;'=1+1;Nina;69003",
      '3;Le prénom ne peut être vide;Noir;;00100',
      '',
    ])
  })
})

const peopleCsv = 'Nom;Prénom;Téléphone\nNoir;Tom;0611111111\nBlanc;Nina;0611111111\n'

/**
 * Runs an import that changes two patients, and calls `runMeanwhile` between their comparison and the lock on the
 * second: the import waits for the lock on the first, which this function holds until `runMeanwhile` has ended.
 */
async function runImportDuring(id: string, firstId: string, runMeanwhile: () => Promise<unknown>) {
  await caller.post(`/technical/patients/imports/${id}/run`)
  const lockAcquired = Promise.withResolvers<void>()
  const lockReleased = Promise.withResolvers<void>()
  const holdingTransaction = api.inTenant(practice.tenantId, async (tx) => {
    await tx.selectFrom('patient').select('id').where('id', '=', firstId).forUpdate().execute()
    lockAcquired.resolve()
    await lockReleased.promise
  })
  await lockAcquired.promise
  const runningJobs = runJobs()
  const lockWaitersQuery = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await api.admin(lockWaitersQuery)).length === 0) await pause(5)
  await runMeanwhile()
  lockReleased.resolve()
  await Promise.all([holdingTransaction, runningJobs])
}

const findTwoPatients = async () => {
  const [first, second] = (await listPatients()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (!first || !second) throw new Error('The import must have added two patients.')
  return { first, second }
}

describe('a patient who is changed while an import is written', () => {
  it('keeps the saved values, even when the import is undone', async () => {
    await uploadFile(peopleCsv)
    const { first, second } = await findTwoPatients()
    const { id } = await uploadFile(peopleCsv.replaceAll('06111', '06222'), { preview: true })
    await runImportDuring(id, first.id, () =>
      caller.put(`/patients/${second.id}`, { ...second, email: 'nina@exemple.fr' }),
    )
    expect(await readImport(id)).toMatchObject({ state: 'DONE', counts: { new: 0, changed: 2 } })
    expect((await listPatients()).map(summaryOf)).toEqual([
      'Blanc Nina | 06 22 21 11 11 |  |  | nina@exemple.fr',
      'Noir Tom | 06 22 21 11 11 |  |  | ',
    ])
    expect((await undoImport(id)).body.undone).toEqual({ removed: 0, restored: 2, kept: [] })
    expect((await listPatients()).map(summaryOf)).toEqual([
      'Blanc Nina | 06 11 11 11 11 |  |  | nina@exemple.fr',
      'Noir Tom | 06 11 11 11 11 |  |  | ',
    ])
  })

  it('stays erased when it is erased meanwhile, and its line is refused', async () => {
    await uploadFile(peopleCsv)
    const { first, second } = await findTwoPatients()
    const { id } = await uploadFile(peopleCsv.replaceAll('06111', '06222'), { preview: true })
    await runImportDuring(id, first.id, async () =>
      expect(await caller.post(`/patients/${second.id}/erasure`)).toMatchObject({ status: 200 }),
    )
    expect(await readImport(id)).toMatchObject({ state: 'DONE', counts: { new: 0, changed: 1, refused: 1 } })
    expect(
      await api.admin(
        'select lastname, firstname, phone_number, removed_at is null as present from patient where id = $1',
        [second.id],
      ),
    ).toEqual([{ lastname: '', firstname: '', phone_number: '', present: false }])
    expect((await listPatients()).map(({ id: patientId }) => patientId)).not.toContain(second.id)
  })
})

describe('an import that runs some time after its preview', () => {
  it('keeps values that a member entered since, and refuses the line with the reason', async () => {
    await uploadFile(peopleCsv)
    const { first, second } = await findTwoPatients()
    const { id } = await uploadFile(peopleCsv.replaceAll('06111', '06222'), { preview: true })
    await caller.put(`/patients/${second.id}`, { ...second, phoneNumber: '06 33 33 33 33' })
    await caller.post(`/technical/patients/imports/${id}/run`)
    await runJobs()
    expect(await readImport(id)).toMatchObject({ state: 'DONE', counts: { new: 0, same: 0, changed: 1, refused: 1 } })
    expect((await listLines(id)).flatMap(({ reasons }) => reasons)).toEqual([
      "Ce patient a été modifié depuis l'aperçu (Téléphone) : la ligne n'est pas importée",
    ])
    const phoneNumbers = new Map((await listPatients()).map((patient) => [patient.id, patient.phoneNumber]))
    expect([phoneNumbers.get(first.id), phoneNumbers.get(second.id)]).toEqual(['06 22 21 11 11', '06 33 33 33 33'])
  })

  it('uses the columns of the preview, even if another import has changed the remembered columns since', async () => {
    const file = 'Nom;Prénom;Tél.\nBlanc;Nina;06 11 11 11 11\n'
    const { id, columns } = await uploadFile(file, { preview: true })
    expect(columns.map(({ field }) => field)).toEqual(['lastname', 'firstname', 'phoneNumber'])
    const otherImport = await uploadFile(file, { preview: true })
    const mapping = { sheet: 0, columns: ['lastname', 'firstname', 'legalManagerPhone'] }
    await caller.put(`/technical/patients/imports/${otherImport.id}/mapping`, mapping)
    await runJobs()
    await caller.post(`/technical/patients/imports/${id}/run`)
    await runJobs()
    expect(
      (await listPatients()).map(({ phoneNumber, individual }) => [phoneNumber, individual?.legalManagerPhone]),
    ).toEqual([['06 11 11 11 11', '']])
  })
})

it('an import names the fields whose text is too long', async () => {
  const { id } = await uploadFile(`Nom;Prénom;Rue;Ville\nBlanc;Nina;${'x'.repeat(900)};${'y'.repeat(900)}\n`)
  const [line] = await listLines(id)
  expect(line?.leftOut).toEqual([
    { label: 'Rue', cell: 'x'.repeat(40), reason: 'texte trop long, 200 caractères au plus' },
    { label: 'Ville', cell: 'y'.repeat(40), reason: 'texte trop long, 120 caractères au plus' },
  ])
})

it('an import adds each home of one association as a firm, shows its values, and changes nothing when repeated', async () => {
  const homesCsv = [
    'Type;Entreprise;SIREN;SIRET;Rue;Code postal;Ville',
    'Entreprise;Foyer;732829320;73282932000017;1 rue du Lac;69003;Lyon',
    'Entreprise;Foyer;732829320;73282932000025;2 rue du Lac;69003;Lyon',
    'Entreprise;Foyer;732829320;;3 rue du Lac;38000;Grenoble',
    '',
  ].join('\n')
  const { id } = await uploadFile(homesCsv, { preview: true })
  expect((await listLines(id))[0]?.values).toEqual([
    { label: 'Entreprise', value: 'Foyer' },
    { label: 'SIREN', value: '732829320' },
    { label: 'SIRET', value: '73282932000017' },
    { label: 'Rue', value: '1 rue du Lac' },
    { label: 'Code postal', value: '69003' },
    { label: 'Ville', value: 'Lyon' },
  ])
  await caller.post(`/technical/patients/imports/${id}/run`)
  await runJobs()
  expect((await listPatients()).map(({ firm }) => firm?.siret ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    '',
    '73282932000017',
    '73282932000025',
  ])
  expect((await uploadFile(homesCsv)).counts).toEqual({ new: 0, same: 3, changed: 0, refused: 0 })
})

const excludedReferences: Record<string, string> = {
  'bill_batch_item.patient_id': 'a patient in a batch of invoices has a session or an invoice',
  'email_log.patient_id': 'an e-mail is about a session, a quote, an invoice or a report, which are counted',
  'patient.firm_id': 'a firm with employees is kept by a separate check',
  'patient.merged_into': 'a merge removes both files from the import',
  'patient_division.patient_id': 'a division needs payers, which are counted',
  'patient_import_change.patient_id': 'it is the record of the import itself',
}

const undoImport = (id: string) => caller.post(`/technical/patients/imports/${id}/undo`)

describe('undoing an import', () => {
  it('deletes added patients, restores changed patients, and keeps patients changed later', async () => {
    await uploadFile('Nom;Prénom;Téléphone\nBlanc;Nina;0611111111\n')
    const patientsBefore = await listPatients()
    const { id } = await uploadFile(
      'Nom;Prénom;Téléphone;Entreprise\nBlanc;Nina;0622222222;\nNoir;Tom;;\nVert;Lou;;Les Tilleuls\n;;;Les Tilleuls\n',
    )
    const tom = (await listPatients()).find(({ individual }) => individual?.lastname === 'Noir')
    await caller.put(`/patients/${tom?.id}`, { ...tom, phoneNumber: '06 33 33 33 33' })
    expect(await undoImport(id)).toMatchObject({
      status: 200,
      body: { state: 'UNDONE', undone: { removed: 2, restored: 1, kept: ['Noir Tom'] } },
    })
    const [nina, ...otherPatients] = await listPatients()
    expect(nina).toEqual(patientsBefore[0])
    expect(otherPatients.map(summaryOf)).toEqual(['Noir Tom | 06 33 33 33 33 |  |  | '])
    expect(await undoImport(id)).toMatchObject({ status: 409, body: { errorCode: errorCode.importStateChanged } })
  })

  it('restores second number, year of birth and note', async () => {
    await uploadFile(
      'Nom;Prénom;Mobile;Tél. fixe;Année de naissance;Notes\nBlanc;Nina;0611111111;0478000000;1985;Matin\n',
    )
    const [nina] = await listPatients()
    const readNina = async (): Promise<Patient> => (await caller.get(`/patients/${nina?.id}/details`)).body
    const ninaBefore = await readNina()
    expect(ninaBefore).toMatchObject({
      phoneNumber: '06 11 11 11 11',
      secondPhoneNumber: '04 78 00 00 00',
      individual: { birthdate: null, birthYear: 1985 },
      practiceNote: 'Matin',
    })
    const { id } = await uploadFile(
      'Nom;Prénom;Tél. fixe;Date de naissance;Notes\nBlanc;Nina;0498765432;12/03/1985;Soir\n',
    )
    expect((await listLines(id)).map(({ changes }) => changes)).toEqual([
      [
        { label: 'Téléphone 2', from: '04 78 00 00 00', to: '04 98 76 54 32' },
        { label: 'Date de naissance', from: '1985', to: '12/03/1985' },
        { label: 'Note du cabinet', from: 'Matin', to: 'Soir' },
      ],
    ])
    expect(await readNina()).toMatchObject({
      individual: { birthdate: '1985-03-12', birthYear: null },
      practiceNote: 'Soir',
    })
    const rows = await api.admin<{ row: string }>('select t::text as row from patient t where id = $1', [nina?.id])
    expect(rows[0]?.row).not.toMatch(/Matin|Soir/)
    expect((await undoImport(id)).body.undone).toEqual({ removed: 0, restored: 1, kept: [] })
    expect(await readNina()).toEqual(ninaBefore)
  })

  it('keeps a patient who has had a session since', async () => {
    const { id } = await uploadFile('Nom;Prénom\nBlanc;Nina\n')
    const [nina] = await listPatients()
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('session')
        .values({
          tenant_id: practice.tenantId,
          id: '0190aaaa-0000-7000-8000-000000000009',
          therapist_id: practice.therapistId,
          session_type_id: practice.sessionTypeId,
          patient_id: nina?.id,
          day: '2031-03-03',
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
        })
        .execute(),
    )
    expect((await undoImport(id)).body.undone).toEqual({ removed: 0, restored: 0, kept: ['Blanc Nina'] })
    expect((await listPatients()).map(summaryOf)).toEqual(['Blanc Nina |  |  |  | '])
  })

  it('keeps a patient who has had a quote since', async () => {
    const { id } = await uploadFile('Nom;Prénom\nBlanc;Nina\nNoir;Tom\n')
    const [nina] = await listPatients()
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('estimation')
        .values({
          tenant_id: practice.tenantId,
          id: '0190aaaa-0000-7000-8000-000000000010',
          estimation_number: 'D-2031-0001',
          patient_id: String(nina?.id),
          client_name: 'Blanc Nina',
          therapist_id: practice.therapistId,
          nb_hours_to_do: 10,
          unitary_price: 60,
          taxes: 0,
          valid_until: '2031-04-05',
          content: Buffer.from('%PDF-1.7'),
          created_at: new Date('2031-01-05T10:00:00Z'),
        })
        .execute(),
    )
    expect((await undoImport(id)).body.undone).toEqual({ removed: 1, restored: 0, kept: ['Blanc Nina'] })
    expect((await listPatients()).map(summaryOf)).toEqual(['Blanc Nina |  |  |  | '])
  })

  it('checks every column that refers to a patient, except columns excluded with a reason', async () => {
    const references = await api.admin<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'tenant_id'
        where c.contype = 'f' and c.confrelid = 'patient'::regclass`,
    )
    const checkedColumns = Object.entries(referencesToPatients).map(([table, column]) => `${table}.${column}`)
    // Add a new table to `referencesToPatients`, or its reason to `excludedReferences`.
    expect(references.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      [...checkedColumns, ...Object.keys(excludedReferences)].toSorted(),
    )
  })

  it('keeps and names a patient whose former e-mail address now belongs to another patient', async () => {
    await uploadFile('Nom;Prénom;E-mail\nBlanc;Nina;nina@exemple.fr\nVert;Lou;lou@exemple.fr\n')
    const { id } = await uploadFile('Nom;Prénom;E-mail\nBlanc;Nina;blanc@exemple.fr\nVert;Lou;LOU@new.exemple.fr\n')
    const [, lou] = await listPatients()
    const otherPatient = await caller.post('/patients', {
      ...lou,
      email: 'Nina@exemple.fr',
      individual: { firstname: 'Tom', lastname: 'Noir', birthdate: null, nbHoursToDo: 0 },
    })
    expect(otherPatient.status).toBe(201)
    expect(await undoImport(id)).toMatchObject({
      status: 200,
      body: { state: 'UNDONE', undone: { removed: 0, restored: 1, kept: ['Blanc Nina'] } },
    })
    expect((await listPatients()).map(({ email }) => email)).toEqual([
      'blanc@exemple.fr',
      'Nina@exemple.fr',
      'lou@exemple.fr',
    ])
  })

  it('restores a patient who was added to a firm, and deletes the firm', async () => {
    await uploadFile('Nom;Prénom\nVert;Lou\n')
    const { id } = await uploadFile('Nom;Prénom;Entreprise\nVert;Lou;Les Tilleuls\n;;Les Tilleuls\n')
    expect((await undoImport(id)).body.undone).toEqual({ removed: 1, restored: 1, kept: [] })
  })

  it('is refused after 24 hours, when the import is purged', async () => {
    const { id } = await uploadFile('Nom;Prénom\nBlanc;Nina\n')
    await api.admin(`update patient_import set finished_at = now() - interval '25 hours' where id = $1`, [id])
    expect(await undoImport(id)).toMatchObject({ status: 409, body: { errorCode: errorCode.importStateChanged } })
    await purge(api.database)
    expect((await caller.get(`/technical/patients/imports/${id}`)).status).toBe(404)
    expect(await api.admin('select from patient_import_change where import_id = $1', [id])).toEqual([])
    expect(await listPatients()).toHaveLength(1)
  })
})

describe('an import that is interrupted', () => {
  it('writes nothing when its database connection is lost, and writes each patient once on the next attempt', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `Nom${index};Prénom;a${index}@exemple.fr`)
    const { id } = await uploadFile(['Nom;Prénom;E-mail', ...rows].join('\n'), { preview: true })
    await caller.post(`/technical/patients/imports/${id}/run`)
    const ids = { tenantId: practice.tenantId, id }
    const importResult = importPatients(api.services, ids).then(
      () => 'written',
      () => 'interrupted',
    )
    let isConnectionEnded = false
    while (!isConnectionEnded) {
      await pause(5)
      // Ends the connection of the transaction that holds the practice's lock, once it has begun to write patients.
      // Databases of other tests on this server have the same table id.
      const endedConnections =
        await api.admin(`select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.granted
        and l.database = (select oid from pg_database where datname = current_database())
        and exists (select from pg_locks w where w.pid = l.pid and w.relation = 'patient'::regclass and w.mode = 'RowExclusiveLock')`)
      isConnectionEnded = endedConnections.length > 0
    }
    expect(await importResult).toBe('interrupted')
    expect(await listPatients()).toEqual([])
    expect((await readImport(id)).state).toBe('RUNNING')
    // The job queue starts the import again; in the worst case, twice at the same time.
    await api.admin('update patient_import set tries = 0 where id = $1', [id])
    await Promise.all([importPatients(api.services, ids), importPatients(api.services, ids)])
    expect(await listPatients()).toHaveLength(1500)
    expect(await readImport(id)).toMatchObject({ state: 'DONE', counts: { new: 1500 } })
  })

  it.each([
    ['READING', errorCode.importTooHeavy],
    ['RUNNING', errorCode.unexpected],
  ])('fails once its process has ended twice in the state %s', async (state, failureCode) => {
    const { id } = await uploadFile('Nom;Prénom\nBlanc;Nina\n', { preview: true })
    await api.admin(`update patient_import set state = $2, tries = 2 where id = $1`, [id, state])
    await importPatients(api.services, { tenantId: practice.tenantId, id })
    expect(await readImport(id)).toMatchObject({ state: 'FAILED', failureCode })
  })

  it.each([true, false])('counts the first writing as an attempt (preview: %s)', async (preview) => {
    const { id } = await uploadFile('Nom;Prénom\nBlanc;Nina\n', { preview })
    if (preview) await caller.post(`/technical/patients/imports/${id}/run`)
    await runJobs()
    expect((await readImport(id)).state).toBe('DONE')
    expect(await api.admin('select tries from patient_import where id = $1', [id])).toEqual([{ tries: 1 }])
  })

  it('counts a start as an attempt before the file is parsed', async () => {
    const { id } = await uploadFile('Nom;Prénom\nBlanc;Nina\n', { preview: true })
    await api.admin(
      `update patient_import set state = 'READING', tries = 1, file_sealed = null, cells_sealed = null where id = $1`,
      [id],
    )
    await importPatients(api.services, { tenantId: practice.tenantId, id })
    expect(await api.admin('select tries from patient_import where id = $1', [id])).toEqual([{ tries: 2 }])
  })
})

/** Writes a script that replaces the parser and returns its path. */
const writeParserScript = (source: string) => {
  const path = join(tmpdir(), `complice-parser-${process.pid}-${source.length}.mjs`)
  writeFileSync(path, source)
  return path
}

describe('the parser process', () => {
  const limits = { ...parserLimits, heapMb: 64, residentMb: 300, timeoutMs: 3_000 }

  it.each([
    ['run time', 'for (;;);'],
    ['heap memory', 'const kept = []; for (;;) kept.push(Array.from({ length: 1000 }, (_, i) => String(i)))'],
    ['memory outside the heap', 'const kept = []; for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1))'],
  ])('is stopped with an error code when it exceeds its limit of %s', async (_caseName, source) => {
    let timerTicks = 0
    const timer = setInterval(() => (timerTicks += 1), 20)
    await expect(parseFile(Buffer.from('Nom'), { limits, program: writeParserScript(source) })).rejects.toMatchObject({
      errorCode: errorCode.importTooHeavy,
    })
    clearInterval(timer)
    // The event loop was not blocked meanwhile.
    expect(timerTicks).toBeGreaterThan(3)
  })

  it('has no environment variables and no permission to write files', async () => {
    const source = `import { writeFileSync } from 'node:fs'
      let wrote = true; try { writeFileSync('/tmp/x-complice', '') } catch { wrote = false }
      process.stdout.write(JSON.stringify({ sheets: [{ name: Object.keys(process.env).join() + wrote, rows: [] }] }))`
    expect(await parseFile(Buffer.from('Nom'), { program: writeParserScript(source) })).toEqual([
      { name: 'false', rows: [] },
    ])
  })
})
