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

const book = (path: string, token = practice.token) =>
  fileFrom(api, { method: 'GET', path: `/books/${path}`, token, remoteAddress: `192.0.2.${testNumber}` })
const rowsOf = async (path: string, token = practice.token) => {
  const { status, bytes } = await book(path, token)
  expect(status).toBe(200)
  return bytes
    .toString()
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(/[;\t]/))
}
const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
const sum = (texts: (string | undefined)[]) => texts.reduce((all, text) => all + cents(text), 0)

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
  it('has every row of the journal, and its total is that of the journal and of the dashboard', async () => {
    const rows = await rowsOf(`receipts?${period}`)
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
    expect(sum(rows.slice(1, -1).map((row) => row[5]))).toBe(cents(rows.at(-1)?.[5]))
    const { body } = await api.as(practice.token).get(`/user/activity?${period}`)
    expect(cents(rows.at(-1)?.[5])).toBe(Math.round(body.paymentsReceived * 100))
  })

  it('is a PDF that can be kept and read out', async () => {
    const { status, bytes } = await book(`receipts?${period}&format=pdf`)
    expect(status).toBe(200)
    expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain('Totaldesrecettes,taxescomprises:264,00€')
    expect(await brokenRules(bytes)).toEqual([])
  })

  it('has nothing of other days', async () => {
    expect(await rowsOf('receipts?startDate=2026-01-01&endDate=2026-10-31')).toEqual([
      ['Date', 'Référence', 'Client', 'Nature', 'Mode de règlement', 'Montant'],
      ['Total', '', '', '', '', '0,00'],
    ])
  })
})

describe('the VAT due', () => {
  it('is that of what was received, month by month, in parts that add up', async () => {
    const rows = await rowsOf(`vat?${period}`)
    expect(rows[0]).toEqual(['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'])
    expect(rows.slice(1, -1).every((row) => row[1] === "À l'encaissement")).toBe(true)
    // Base and VAT of all rows are all that was received.
    expect(sum(rows.slice(1, -1).flatMap((row) => [row[3], row[4]]))).toBe(264_00)
    expect(sum(rows.at(-1)?.slice(3) ?? [])).toBe(264_00)
  })

  it('is that of what was invoiced, less the credit notes, of invoices that were issued while the practice opted for it', async () => {
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
    // By credit note, once the practice went back: as its invoice.
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
    expect(await rowsOf(`vat?${period}`, other.token)).toEqual(rows)
    await opt(true)
    expect(await rowsOf(`vat?${period}`, other.token)).toEqual(rows)
    const reported = await rowsOf(`e-reporting?${period}`, other.token)
    expect(reported.slice(1).map((row) => [row[3], ...row.slice(6, 9)])).toEqual([
      ['Transactions', 'Non', '20', '10,00'],
      ['Transactions', 'Oui', '5,5', '57,39'],
      ['Transactions', 'Oui', '20', '720,00'],
      ['Transactions', 'Oui', '5,5', '-57,39'],
      ['Encaissements', 'Non', '20', '10,00'],
    ])
  })
})

describe('the file of entries', () => {
  it('is named by the SIREN, balances, and has what was invoiced and received', async () => {
    const { headers } = await book(`fec?${period}`)
    expect(headers['content-disposition']).toContain('732829320FEC20261231.txt')
    const [head = [], ...rows] = await rowsOf(`fec?${period}`)
    const at = (name: string) => head.indexOf(name)
    for (const row of rows) expect(row).toHaveLength(18)
    expect(sum(rows.map((row) => row[at('Debit')]))).toBe(sum(rows.map((row) => row[at('Credit')])))
    const numbers = rows.map((row) => Number(row[at('EcritureNum')]))
    expect([...new Set(numbers)]).toEqual(Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1))
    const balance = (account: string) =>
      rows
        .filter((row) => row[at('CompteNum')] === account)
        .reduce((all, row) => all + cents(row[at('Debit')]) - cents(row[at('Credit')]), 0)
    expect(balance('512000') + balance('530000')).toBe(264_00)
    expect(balance('706000')).toBe(-720_00)
    expect(balance('445710')).toBe(-144_00)
    // Balance that clients still owe: the firm's invoice.
    expect(balance('411000')).toBe(600_00)
    const { body } = await api.as(practice.token).get(`/user/activity?${period}`)
    expect(balance('706000')).toBe(-Math.round(body.billedRevenue * 100))
  })

  it('needs a SIREN', async () => {
    const { therapistId, token } = await openBilledPractice(api)
    await api.admin("update member set firm_siren = '' where id = $1", [therapistId])
    for (const name of ['fec', 'e-reporting'])
      expect(await book(`${name}?${period}`, token)).toMatchObject({ status: 400, body: { errorCode: 'E110' } })
    expect((await book(`receipts?${period}`, token)).status).toBe(200)
  })
})

describe('what is reported of individuals', () => {
  it('is the invoices of each day and rate, those of firms with a SIREN left out', async () => {
    const rows = await rowsOf(`e-reporting?${period}`)
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
    expect(sum(received.flatMap((row) => [row[8], row[9]]))).toBe(264_00)
  })

  it('leaves out care that is exempt of VAT, and says what has no VAT for another reason', async () => {
    const other = await openBilledPractice(api)
    const reported = async () =>
      (await rowsOf(`e-reporting?${period}`, other.token)).slice(1).map((row) => row.slice(4))
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

describe('the books', () => {
  it('are for members with ADMINISTRATION, of days that have begun, and that one was taken is recorded', async () => {
    const other = await openBilledPractice(api)
    const { token } = await joinPractice(api, other, { privileges: ['BILL', 'AGENDA'] })
    expect((await book(`receipts?${period}`, token)).status).toBe(403)
    expect(await book('receipts?startDate=2027-01-01', other.token)).toMatchObject({
      status: 400,
      body: { errorCode: 'E400' },
    })
    expect((await book('unknown', other.token)).status).toBe(400)
    const names = ['receipts', 'vat', 'fec', 'e-reporting']
    for (const name of names) expect((await book(`${name}?${period}`, other.token)).status).toBe(200)
    const rows = await api.admin<{ details: { book: string } }>(
      "select details from audit where tenant_id = $1 and act = 'exportBook' order by at, id",
      [other.tenantId],
    )
    expect(rows.map(({ details }) => details.book)).toEqual(names)
  })
})
