import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import {
  addBillableSessions,
  requestFile,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { closeBills } from '../closures/closeBills.service.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
let now = new Date('2026-11-20T10:00:00Z')

const sha256 = (...parts: (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

const period = 'startDate=2026-11-01&endDate=2026-12-31'
const downloadArchive = async (search = period) => {
  const file = await requestFile(api, { method: 'GET', path: `/books/archive?${search}`, token: practice.token })
  expect(file.status).toBe(200)
  const files = unzipSync(file.bytes)
  const readText = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { ...file, files, readText }
}
/** Parses a CSV into rows keyed by column title; assumes no cell contains a separator. */
const parseCsv = (csv: string): Record<string, string>[] => {
  const [titles = [], ...rows] = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';'))
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])))
}
const hexToBytes = (hex = '') => Buffer.from(hex, 'hex')

/** Issues invoices in November, then in December a payment, its correction and a credit note. */
beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  const sessions = await addBillableSessions(api, practice, ['2026-11-03'], { paid: true })
  await issueFor(api, practice, inputOfSessions(sessions))
  const { id } = await issueFor(api, practice)
  now = new Date('2026-12-05T10:00:00Z')
  const payBill = (change: object) =>
    alice.post(`/billings/${id}/payments`, {
      kind: 'PAYMENT',
      means: 'CASH',
      amount: 20,
      paidOn: '2026-12-01',
      ...change,
    })
  const { body } = await payBill({})
  await payBill({ kind: 'CORRECTION', corrects: body.payments[0].id })
  await alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })
  now = new Date('2027-01-02T10:00:00Z')
  await closeBills(api.services)
})
afterAll(() => api.close())

const setSiren = (siren: string) =>
  api.admin('update member set firm_siren = $2 where id = $1', [practice.therapistId, siren])

describe('GET /books/archive', () => {
  afterEach(() => setSiren('732829320'))

  it('returns a dated zip with the closures, journal, documents, receipts and entries', async () => {
    const { headers, files, readText } = await downloadArchive()
    expect(headers['content-disposition']).toContain('archive-du-2026-11-01-au-2026-12-31-faite-le-2027-01-02.zip')
    expect(Object.keys(files)).toEqual([
      'lisez-moi.txt',
      'clotures-jours.csv',
      'clotures-mois.csv',
      'clotures-annees.csv',
      'journal-des-paiements.csv',
      'documents.csv',
      'livre-des-recettes.csv',
      '732829320-ecritures-du-2026-11-01-au-2026-12-31.txt',
      'empreintes.sha256',
    ])
    expect(readText('lisez-moi.txt')).toContain('Du 01/11/2026 au 31/12/2026, faite le 02/01/2027 à 11:00')
    const columnOf = (name: string, title: string) => parseCsv(readText(name)).map((row) => row[title])
    expect(columnOf('clotures-jours.csv', 'Du')).toEqual(['20/11/2026', '05/12/2026'])
    expect(columnOf('clotures-mois.csv', 'Total perpétuel encaissé')).toEqual(['72,00', '72,00'])
    expect(columnOf('clotures-annees.csv', 'Au')).toEqual(['31/12/2026'])
    expect(columnOf('journal-des-paiements.csv', 'Montant')).toEqual(['72,00', '20,00', '-20,00'])
    expect(columnOf('journal-des-paiements.csv', 'Corrige')).toEqual(['', '', '2'])
    expect(columnOf('documents.csv', 'Numéro')).toEqual(['2026-0001', '2026-0002', 'A2026-0001'])
    for (const book of ['receipts', 'fec']) {
      const { bytes } = await requestFile(api, {
        method: 'GET',
        path: `/books/${book}?${period}`,
        token: practice.token,
      })
      expect(Object.values(files).map((file) => Buffer.from(file).toString())).toContain(bytes.toString())
    }
  })

  it('contains the hash of each file; its own hash is sent in a header and stored in the audit', async () => {
    const { headers, bytes, files, readText } = await downloadArchive()
    const lines = readText('empreintes.sha256').trimEnd().split('\n')
    const listedNames = Object.keys(files).filter((name) => name !== 'empreintes.sha256')
    expect(lines).toEqual(listedNames.map((name) => `${sha256(files[name] ?? '')}  ${name}`))
    expect(headers['x-archive-sha256']).toBe(sha256(bytes))
    const rows = await api.admin<{ details: { sha256?: string } }>(
      "select details from audit where tenant_id = $1 and act = 'exportBook'",
      [practice.tenantId],
    )
    expect(rows.map(({ details }) => details.sha256)).toContain(sha256(bytes))
  })

  it('contains the hashed text of each row, so that the chains can be recomputed from the archive alone', async () => {
    const { readText } = await downloadArchive()
    for (const name of [
      'journal-des-paiements.csv',
      'documents.csv',
      'clotures-jours.csv',
      'clotures-mois.csv',
      'clotures-annees.csv',
    ]) {
      const rows = parseCsv(readText(name))
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows)
        expect(
          sha256(
            hexToBytes(row['Empreinte précédente']),
            hexToBytes(row['Empreinte du PDF']),
            hexToBytes(row['Empreinte du XML']),
            row['Contenu haché'] ?? '',
          ),
        ).toBe(row['Empreinte'])
    }
    const journal = parseCsv(readText('journal-des-paiements.csv'))
    expect(journal.map((row) => row['Empreinte précédente'])).toEqual([
      '',
      ...journal.slice(0, -1).map((row) => row['Empreinte']),
    ])
    const [first] = parseCsv(readText('documents.csv'))
    const [bill] = await api.admin<{ id: string }>('select id from bill where bill_number = $1 and tenant_id = $2', [
      '2026-0001',
      practice.tenantId,
    ])
    const pdf = await requestFile(api, { method: 'GET', path: `/billings/${bill?.id}`, token: practice.token })
    expect(first?.['Empreinte du PDF']).toBe(sha256(pdf.bytes))
  })

  it('contains the rows recorded in the period, and the closures that overlap with it', async () => {
    const { readText } = await downloadArchive('startDate=2026-12-06&endDate=2026-12-31')
    expect(parseCsv(readText('journal-des-paiements.csv'))).toEqual([])
    expect(parseCsv(readText('clotures-jours.csv'))).toEqual([])
    expect(parseCsv(readText('clotures-mois.csv')).map((row) => row['Du'])).toEqual(['01/12/2026'])
  })

  it('states why the file of entries (FEC) is missing', async () => {
    await setSiren('')
    const { files, readText } = await downloadArchive()
    expect(Object.keys(files)).not.toContainEqual(expect.stringContaining('ecritures'))
    expect(readText('lisez-moi.txt')).toContain('Le SIREN de votre entreprise manque dans votre profil')
  })
})
