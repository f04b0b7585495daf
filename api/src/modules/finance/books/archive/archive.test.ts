import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import {
  addBillableSessions,
  fileFrom,
  issueFor,
  ofSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { closeBills } from '../../bills/closures/closeBills.service.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
let now = new Date('2026-11-20T10:00:00Z')

const sha256 = (...parts: (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

const period = 'startDate=2026-11-01&endDate=2026-12-31'
const takeArchive = async (search = period) => {
  const file = await fileFrom(api, { method: 'GET', path: `/books/archive?${search}`, token: practice.token })
  expect(file.status).toBe(200)
  const files = unzipSync(file.bytes)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { ...file, files, text }
}
/** The rows of a CSV by their titles; none of their cells holds a separator. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';'))
  return rows.map((cells) => Object.fromEntries(head.map((title, index) => [title, cells[index] ?? ''])))
}
const bytesOf = (hex = '') => Buffer.from(hex, 'hex')

/** November's invoices, one paid in December with a mistake corrected, and a credit note. */
beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  const sessions = await addBillableSessions(api, practice, ['2026-11-03'], { paid: true })
  await issueFor(api, practice, ofSessions(sessions))
  const { id } = await issueFor(api, practice)
  now = new Date('2026-12-05T10:00:00Z')
  const pay = (change: object) =>
    alice.post(`/billings/${id}/payments`, {
      kind: 'PAYMENT',
      means: 'CASH',
      amount: 20,
      paidOn: '2026-12-01',
      ...change,
    })
  const { body } = await pay({})
  await pay({ kind: 'CORRECTION', corrects: body.payments[0].id })
  await alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })
  now = new Date('2027-01-02T10:00:00Z')
  await closeBills(api.services)
})
afterAll(() => api.close())

const setSiren = (siren: string) =>
  api.admin('update member set firm_siren = $2 where id = $1', [practice.therapistId, siren])

describe('the archive of a period', () => {
  afterEach(() => setSiren('732829320'))

  it('is dated, and has the closures, the journal, the documents, the receipts and the entries', async () => {
    const { headers, files, text } = await takeArchive()
    expect(headers['content-disposition']).toContain('archive-du-2026-11-01-au-2026-12-31-faite-le-2027-01-02.zip')
    expect(Object.keys(files)).toEqual([
      'lisez-moi.txt',
      'clotures-jours.csv',
      'clotures-mois.csv',
      'clotures-annees.csv',
      'journal-des-paiements.csv',
      'documents.csv',
      'livre-des-recettes.csv',
      '732829320FEC20261231.txt',
      'empreintes.sha256',
    ])
    expect(text('lisez-moi.txt')).toContain('Du 01/11/2026 au 31/12/2026, faite le 02/01/2027 à 11:00')
    const column = (name: string, title: string) => rowsOf(text(name)).map((row) => row[title])
    expect(column('clotures-jours.csv', 'Du')).toEqual(['20/11/2026', '05/12/2026'])
    expect(column('clotures-mois.csv', 'Total perpétuel encaissé')).toEqual(['72,00', '72,00'])
    expect(column('clotures-annees.csv', 'Au')).toEqual(['31/12/2026'])
    expect(column('journal-des-paiements.csv', 'Montant')).toEqual(['72,00', '20,00', '-20,00'])
    expect(column('journal-des-paiements.csv', 'Corrige')).toEqual(['', '', '2'])
    expect(column('documents.csv', 'Numéro')).toEqual(['2026-0001', '2026-0002', 'A2026-0001'])
    for (const book of ['receipts', 'fec']) {
      const { bytes } = await fileFrom(api, { method: 'GET', path: `/books/${book}?${period}`, token: practice.token })
      expect(Object.values(files).map((file) => Buffer.from(file).toString())).toContain(bytes.toString())
    }
  })

  it('has the hash of each of its files, and its own in the header and in what is recorded', async () => {
    const { headers, bytes, files, text } = await takeArchive()
    const lines = text('empreintes.sha256').trimEnd().split('\n')
    const named = Object.keys(files).filter((name) => name !== 'empreintes.sha256')
    expect(lines).toEqual(named.map((name) => `${sha256(files[name] ?? '')}  ${name}`))
    expect(headers['x-archive-sha256']).toBe(sha256(bytes))
    const rows = await api.admin<{ details: { sha256?: string } }>(
      "select details from audit where tenant_id = $1 and act = 'exportBook'",
      [practice.tenantId],
    )
    expect(rows.map(({ details }) => details.sha256)).toContain(sha256(bytes))
  })

  it('says what each hash is made of, so that the chains can be computed from it alone', async () => {
    const { text } = await takeArchive()
    for (const name of [
      'journal-des-paiements.csv',
      'documents.csv',
      'clotures-jours.csv',
      'clotures-mois.csv',
      'clotures-annees.csv',
    ]) {
      const rows = rowsOf(text(name))
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows)
        expect(
          sha256(
            bytesOf(row['Empreinte précédente']),
            bytesOf(row['Empreinte du PDF']),
            bytesOf(row['Empreinte du XML']),
            row['Contenu haché'] ?? '',
          ),
        ).toBe(row['Empreinte'])
    }
    const journal = rowsOf(text('journal-des-paiements.csv'))
    expect(journal.map((row) => row['Empreinte précédente'])).toEqual([
      '',
      ...journal.slice(0, -1).map((row) => row['Empreinte']),
    ])
    const [first] = rowsOf(text('documents.csv'))
    const [bill] = await api.admin<{ id: string }>('select id from bill where bill_number = $1 and tenant_id = $2', [
      '2026-0001',
      practice.tenantId,
    ])
    const pdf = await fileFrom(api, { method: 'GET', path: `/billings/${bill?.id}`, token: practice.token })
    expect(first?.['Empreinte du PDF']).toBe(sha256(pdf.bytes))
  })

  it('has what was recorded in its days, and closures of which a day is among them', async () => {
    const { text } = await takeArchive('startDate=2026-12-06&endDate=2026-12-31')
    expect(rowsOf(text('journal-des-paiements.csv'))).toEqual([])
    expect(rowsOf(text('clotures-jours.csv'))).toEqual([])
    expect(rowsOf(text('clotures-mois.csv')).map((row) => row['Du'])).toEqual(['01/12/2026'])
  })

  it('says why it has no entries', async () => {
    await setSiren('')
    const { files, text } = await takeArchive()
    expect(Object.keys(files)).not.toContainEqual(expect.stringContaining('FEC'))
    expect(text('lisez-moi.txt')).toContain('Le SIREN de votre entreprise manque dans votre profil')
  })
})
