import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { aLine } from '../../../testing/bills/aBillInput.ts'
import { behindTriggers } from '../../../testing/behindTriggers.ts'
import {
  addBillableSessions,
  fileFrom,
  issueFor,
  ofSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { brokenRules } from '../../../testing/pdf/pdfLint.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let now: Date
let testNumber = 0

const downloadBook = (path: string, token = practice.token) =>
  fileFrom(api, { method: 'GET', path: `/books/${path}`, token, remoteAddress: `192.0.2.${testNumber}` })
const readBookRows = async (path: string, token = practice.token) => {
  const { status, bytes } = await downloadBook(path, token)
  expect(status).toBe(200)
  return bytes
    .toString()
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(/[;\t]/))
}
const toCents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
const sumInCents = (texts: (string | undefined)[]) => texts.reduce((all, text) => all + toCents(text), 0)

const period = 'startDate=2026-11-01&endDate=2026-12-31'

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  now = new Date('2026-11-20T10:00:00Z')
  practice = await openBilledPractice(api)
  const alice = api.as(practice.token)
  const pay = async (id: string, kind: string, amount: number, paidOn: string, means = 'TRANSFER') => {
    const { status } = await alice.post(`/billings/${id}/payments`, { kind, means, amount, paidOn })
    if (status !== 200) throw new Error(`A payment was refused: ${status}`)
  }
  const lines = [aLine({ priceWithoutTaxes: 100 }), aLine({ priceWithoutTaxes: 57.39, taxesAmount: 5.5 })]
  const mixed = await issueFor(api, practice, { detailedBillingContent: lines })
  const sessions = await addBillableSessions(api, practice, ['2026-11-03', '2026-11-04'], { paid: true })
  await issueFor(api, practice, ofSessions(sessions))
  await issueFor(api, practice, {
    patientId: practice.firmId,
    detailedBillingContent: [aLine({ priceWithoutTaxes: 500 })],
  })
  now = new Date('2026-12-05T10:00:00Z')
  await pay(mixed.id, 'PAYMENT', 100, '2026-12-01', 'CASH')
  await pay(mixed.id, 'PAYMENT', 80.55, '2026-12-05')
  await alice.post(`/billings/${mixed.id}/credit-notes`, { lines: [1], reason: 'Séance annulée' })
  await pay(mixed.id, 'REFUND', 60.55, '2026-12-05')
})
beforeEach(() => {
  testNumber += 1
  now = new Date('2026-12-05T10:00:00Z')
})
afterAll(() => api.close())

describe('the book of receipts', () => {
  it('has every row of the journal, and the same total as the journal and the dashboard', async () => {
    const rows = await readBookRows(`receipts?${period}`)
    expect(rows[0]).toEqual(['Date', 'Référence', 'Client', 'Nature', 'Mode de règlement', 'Montant'])
    expect(rows.at(-2)).toEqual(['05/12/2026', '2026-0001', 'Paul Martin', 'Remboursement', 'Virement', '-60,55'])
    expect(
      rows.some((row) => row.join(' ') === '01/12/2026 2026-0001 Paul Martin Prestation de services Espèces 100,00'),
    ).toBe(true)
    const [journal] = await api.admin<{ sum: number; count: string }>(
      'select sum(amount), count(*) from bill_payment where tenant_id = $1',
      [practice.tenantId],
    )
    expect(rows).toHaveLength(Number(journal?.count) + 2)
    expect(rows.at(-1)?.at(-1)).toBe(Number(journal?.sum).toFixed(2).replace('.', ','))
    expect(sumInCents(rows.slice(1, -1).map((row) => row[5]))).toBe(toCents(rows.at(-1)?.[5]))
    const { body } = await api.as(practice.token).get(`/user/activity?${period}`)
    expect(toCents(rows.at(-1)?.[5])).toBe(Math.round(body.paymentsReceived * 100))
  })

  it('is also available as a valid PDF', async () => {
    const { status, bytes } = await downloadBook(`receipts?${period}&format=pdf`)
    expect(status).toBe(200)
    expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain('Totaldesrecettes,taxescomprises:264,00€')
    expect(await brokenRules(bytes)).toEqual([])
  })

  it('excludes payments of other days', async () => {
    expect(await readBookRows('receipts?startDate=2026-01-01&endDate=2026-10-31')).toEqual([
      ['Date', 'Référence', 'Client', 'Nature', 'Mode de règlement', 'Montant'],
      ['Total', '', '', '', '', '0,00'],
    ])
  })
})

describe('the book of VAT due', () => {
  it('has the VAT of payments per month and rate, which adds up to the amount received', async () => {
    const rows = await readBookRows(`vat?${period}`)
    expect(rows[0]).toEqual(['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'])
    expect(rows.slice(1, -1).every((row) => row[1] === "À l'encaissement")).toBe(true)
    // Base and VAT of all rows add up to the amount received.
    expect(sumInCents(rows.slice(1, -1).flatMap((row) => [row[3], row[4]]))).toBe(264_00)
    expect(sumInCents(rows.at(-1)?.slice(3) ?? [])).toBe(264_00)
  })

  it('has the VAT of invoices less credit notes for invoices issued under the option « débits »', async () => {
    const other = await openBilledPractice(api)
    const bob = api.as(other.token)
    const opt = (isOnDebits: boolean) =>
      api.admin('update member set vat_on_debits = $1 where id = $2', [isOnDebits, other.therapistId])
    now = new Date('2026-11-20T10:00:00Z')
    await opt(true)
    const lines = [aLine({ priceWithoutTaxes: 720 }), aLine({ priceWithoutTaxes: 57.39, taxesAmount: 5.5 })]
    const { id } = await issueFor(api, other, { detailedBillingContent: lines })
    now = new Date('2026-12-05T10:00:00Z')
    await opt(false)
    // A credit note follows the option of its invoice, even after the practice dropped the option.
    await bob.post(`/billings/${id}/credit-notes`, { lines: [1], reason: 'Séance annulée' })
    await bob.put(`/billings/${id}?fullyPaid=true`, {})
    const collected = await issueFor(api, other, { detailedBillingContent: [aLine({ priceWithoutTaxes: 10 })] })
    await bob.put(`/billings/${collected.id}?fullyPaid=true`, {})
    const rows = [
      ['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'],
      ['2026-11', 'À la facturation', '5,5', '57,39', '3,16'],
      ['2026-11', 'À la facturation', '20', '720,00', '144,00'],
      ['2026-12', "À l'encaissement", '20', '10,00', '2,00'],
      ['2026-12', 'À la facturation', '5,5', '-57,39', '-3,16'],
      ['Total', '', '', '730,00', '146,00'],
    ]
    expect(await readBookRows(`vat?${period}`, other.token)).toEqual(rows)
    await opt(true)
    expect(await readBookRows(`vat?${period}`, other.token)).toEqual(rows)
    const reported = await readBookRows(`e-reporting?${period}`, other.token)
    expect(reported.slice(1).map((row) => [row[3], ...row.slice(6, 9)])).toEqual([
      ['Transactions', 'Non', '20', '10,00'],
      ['Transactions', 'Oui', '5,5', '57,39'],
      ['Transactions', 'Oui', '20', '720,00'],
      ['Transactions', 'Oui', '5,5', '-57,39'],
      ['Encaissements', 'Non', '20', '10,00'],
    ])
  })
})

describe('the file of entries (FEC)', () => {
  it('is named by the SIREN, balances, and has the amounts invoiced and received', async () => {
    const { headers } = await downloadBook(`fec?${period}`)
    expect(headers['content-disposition']).toContain('732829320FEC20261231.txt')
    const [head = [], ...rows] = await readBookRows(`fec?${period}`)
    const at = (name: string) => head.indexOf(name)
    for (const row of rows) expect(row).toHaveLength(18)
    expect(sumInCents(rows.map((row) => row[at('Debit')]))).toBe(sumInCents(rows.map((row) => row[at('Credit')])))
    const numbers = rows.map((row) => Number(row[at('EcritureNum')]))
    expect([...new Set(numbers)]).toEqual(Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1))
    const balance = (account: string) =>
      rows
        .filter((row) => row[at('CompteNum')] === account)
        .reduce((all, row) => all + toCents(row[at('Debit')]) - toCents(row[at('Credit')]), 0)
    expect(balance('512000') + balance('530000')).toBe(264_00)
    expect(balance('706000')).toBe(-720_00)
    expect(balance('445710')).toBe(-144_00)
    // Balance that clients still owe: the firm's invoice.
    expect(balance('411000')).toBe(600_00)
    const { body } = await api.as(practice.token).get(`/user/activity?${period}`)
    expect(balance('706000')).toBe(-Math.round(body.billedRevenue * 100))
  })

  it('requires a SIREN, as does the e-reporting', async () => {
    const { therapistId, token } = await openBilledPractice(api)
    await api.admin("update member set firm_siren = '' where id = $1", [therapistId])
    for (const name of ['fec', 'e-reporting'])
      expect(await downloadBook(`${name}?${period}`, token)).toMatchObject({ status: 400, body: { errorCode: 'E110' } })
    expect((await downloadBook(`receipts?${period}`, token)).status).toBe(200)
  })
})

describe('the e-reporting of sales to individuals', () => {
  it('has the invoices of each day and rate, without those of firms with a SIREN', async () => {
    const rows = await readBookRows(`e-reporting?${period}`)
    expect(rows[0]?.join(' | ')).toBe(
      'SIREN | Période du | Période au | Flux | Date | Catégorie | Option débits | Taux | Base HT | TVA | Nombre',
    )
    expect(rows.slice(1).every((row) => row[1] === '2026-11-01' && row[2] === '2026-12-31')).toBe(true)
    expect(rows.filter((row) => row[3] === 'Transactions').map((row) => [row[0], ...row.slice(4)])).toEqual([
      ['732829320', '2026-11-20', 'TPS1', 'Non', '5,5', '57,39', '3,16', '1'],
      ['732829320', '2026-11-20', 'TPS1', 'Non', '20', '220,00', '44,00', '2'],
      ['732829320', '2026-12-05', 'TPS1', 'Non', '5,5', '-57,39', '-3,16', '1'],
    ])
    const received = rows.filter((row) => row[3] === 'Encaissements')
    expect(sumInCents(received.flatMap((row) => [row[8], row[9]]))).toBe(264_00)
  })

  it('excludes health care that is exempt from VAT, and includes invoices without VAT for another reason', async () => {
    const other = await openBilledPractice(api)
    const reported = async () =>
      (await readBookRows(`e-reporting?${period}`, other.token)).slice(1).map((row) => row.slice(4))
    const withoutVat = [['2026-12-05', 'TPS1', 'Non', '0', '50,00', '0,00', '1']]
    await issueFor(api, other, { withTaxes: false, taxesComment: '' })
    expect(await reported()).toEqual(withoutVat)
    await api.admin("update member set vat_exemption = 'EXONERE_SANTE' where id = $1", [other.therapistId])
    await issueFor(api, other, { withTaxes: false, taxesComment: '' })
    expect(await reported()).toEqual(withoutVat)
    // Invoices issued before this column existed follow the current profile.
    await behindTriggers(api, `update bill set is_exempt = null where tenant_id = '${other.tenantId}'`)
    expect(await reported()).toEqual([])
  })
})

describe('GET /books', () => {
  it('requires the privilege ADMINISTRATION and a period that has begun, and audits each export', async () => {
    const other = await openBilledPractice(api)
    const { token } = await joinPractice(api, other, { privileges: ['BILL', 'AGENDA'] })
    expect((await downloadBook(`receipts?${period}`, token)).status).toBe(403)
    expect(await downloadBook('receipts?startDate=2027-01-01', other.token)).toMatchObject({
      status: 400,
      body: { errorCode: 'E400' },
    })
    expect((await downloadBook('unknown', other.token)).status).toBe(400)
    const names = ['receipts', 'vat', 'fec', 'e-reporting']
    for (const name of names) expect((await downloadBook(`${name}?${period}`, other.token)).status).toBe(200)
    const rows = await api.admin<{ details: { book: string } }>(
      "select details from audit where tenant_id = $1 and act = 'exportBook' order by at, id",
      [other.tenantId],
    )
    expect(rows.map(({ details }) => details.book)).toEqual(names)
  })
})
