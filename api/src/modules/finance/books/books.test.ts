import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildDetailedLine } from '../../../testing/bills/buildBillInput.ts'
import { runWithoutTriggers } from '../../../testing/runWithoutTriggers.ts'
import {
  addBillableSessions,
  requestFile,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { listViolatedRules } from '../../../testing/pdf/pdfLint.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let now: Date
/** Each test has its own IP address, because the number of exports per minute and address is limited. */
let testNumber = 0

const downloadBook = (path: string, token = practice.token) =>
  requestFile(api, { method: 'GET', path: `/books/${path}`, token, remoteAddress: `192.0.2.${testNumber}` })
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
const sumInCents = (texts: (string | undefined)[]) => texts.reduce((sum, text) => sum + toCents(text), 0)

const period = 'startDate=2026-11-01&endDate=2026-12-31'

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  now = new Date('2026-11-20T10:00:00Z')
  practice = await openBilledPractice(api)
  const alice = api.as(practice.token)
  const recordPayment = async (id: string, kind: string, amount: number, paidOn: string, means = 'TRANSFER') => {
    const { status } = await alice.post(`/billings/${id}/payments`, { kind, means, amount, paidOn })
    if (status !== 200) throw new Error(`A payment was refused: ${status}`)
  }
  const lines = [
    buildDetailedLine({ priceWithoutTaxes: 100 }),
    buildDetailedLine({ priceWithoutTaxes: 57.39, taxesAmount: 5.5 }),
  ]
  const mixedRateBill = await issueFor(api, practice, { detailedBillingContent: lines })
  const sessions = await addBillableSessions(api, practice, ['2026-11-03', '2026-11-04'], { paid: true })
  await issueFor(api, practice, inputOfSessions(sessions))
  await issueFor(api, practice, {
    patientId: practice.firmId,
    detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: 500 })],
  })
  now = new Date('2026-12-05T10:00:00Z')
  await recordPayment(mixedRateBill.id, 'PAYMENT', 100, '2026-12-01', 'CASH')
  await recordPayment(mixedRateBill.id, 'PAYMENT', 80.55, '2026-12-05')
  await alice.post(`/billings/${mixedRateBill.id}/credit-notes`, { lines: [1], reason: 'Séance annulée' })
  await recordPayment(mixedRateBill.id, 'REFUND', 60.55, '2026-12-05')
})
beforeEach(() => {
  testNumber += 1
  now = new Date('2026-12-05T10:00:00Z')
})
afterAll(() => api.close())

describe('the book of receipts', () => {
  it('lists every row of the journal, with the same total as the journal and the dashboard', async () => {
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
    expect(await listViolatedRules(bytes)).toEqual([])
  })

  it('excludes payments of other days', async () => {
    expect(await readBookRows('receipts?startDate=2026-01-01&endDate=2026-10-31')).toEqual([
      ['Date', 'Référence', 'Client', 'Nature', 'Mode de règlement', 'Montant'],
      ['Total', '', '', '', '', '0,00'],
    ])
  })
})

describe('the book of VAT due', () => {
  it('lists base and VAT of payments by month and rate, which add up to the amount received', async () => {
    const rows = await readBookRows(`vat?${period}`)
    expect(rows[0]).toEqual(['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'])
    expect(rows.slice(1, -1).every((row) => row[1] === "À l'encaissement")).toBe(true)

    expect(sumInCents(rows.slice(1, -1).flatMap((row) => [row[3], row[4]]))).toBe(264_00)
    expect(sumInCents(rows.at(-1)?.slice(3) ?? [])).toBe(264_00)
  })

  it('lists VAT by day of issue for invoices and credit notes under the option « débits »', async () => {
    const otherPractice = await openBilledPractice(api)
    const bob = api.as(otherPractice.token)
    const setVatOnDebits = (isOnDebits: boolean) =>
      api.admin('update member set vat_on_debits = $1 where id = $2', [isOnDebits, otherPractice.therapistId])
    now = new Date('2026-11-20T10:00:00Z')
    await setVatOnDebits(true)
    const lines = [
      buildDetailedLine({ priceWithoutTaxes: 720 }),
      buildDetailedLine({ priceWithoutTaxes: 57.39, taxesAmount: 5.5 }),
    ]
    const { id } = await issueFor(api, otherPractice, { detailedBillingContent: lines })
    now = new Date('2026-12-05T10:00:00Z')
    await setVatOnDebits(false)
    // A credit note follows the option of its invoice, even after the practice dropped the option.
    await bob.post(`/billings/${id}/credit-notes`, { lines: [1], reason: 'Séance annulée' })
    await bob.put(`/billings/${id}?fullyPaid=true`, {})
    const billOnPayment = await issueFor(api, otherPractice, {
      detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: 10 })],
    })
    await bob.put(`/billings/${billOnPayment.id}?fullyPaid=true`, {})
    const rows = [
      ['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'],
      ['2026-11', 'À la facturation', '5,5', '57,39', '3,16'],
      ['2026-11', 'À la facturation', '20', '720,00', '144,00'],
      ['2026-12', "À l'encaissement", '20', '10,00', '2,00'],
      ['2026-12', 'À la facturation', '5,5', '-57,39', '-3,16'],
      ['Total', '', '', '730,00', '146,00'],
    ]
    expect(await readBookRows(`vat?${period}`, otherPractice.token)).toEqual(rows)
    await setVatOnDebits(true)
    expect(await readBookRows(`vat?${period}`, otherPractice.token)).toEqual(rows)
    const reportedRows = await readBookRows(`e-reporting?${period}`, otherPractice.token)
    expect(reportedRows.slice(1).map((row) => [row[3], ...row.slice(6, 9)])).toEqual([
      ['Transactions', 'Non', '20', '10,00'],
      ['Transactions', 'Oui', '5,5', '57,39'],
      ['Transactions', 'Oui', '20', '720,00'],
      ['Transactions', 'Oui', '5,5', '-57,39'],
      ['Encaissements', 'Non', '20', '10,00'],
    ])
  })
})

describe('the file of entries (FEC)', () => {
  it('is named after the SIREN and its days, has equal debits and credits, and contains the amounts invoiced and received', async () => {
    const { headers } = await downloadBook(`fec?${period}`)
    expect(headers['content-disposition']).toContain('732829320-ecritures-du-2026-11-01-au-2026-12-31.txt')
    const [titles = [], ...rows] = await readBookRows(`fec?${period}`)
    const indexOfColumn = (name: string) => titles.indexOf(name)
    for (const row of rows) expect(row).toHaveLength(18)
    expect(sumInCents(rows.map((row) => row[indexOfColumn('Debit')]))).toBe(
      sumInCents(rows.map((row) => row[indexOfColumn('Credit')])),
    )
    const numbers = rows.map((row) => Number(row[indexOfColumn('EcritureNum')]))
    expect([...new Set(numbers)]).toEqual(Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1))
    const balanceOf = (account: string) =>
      rows
        .filter((row) => row[indexOfColumn('CompteNum')] === account)
        .reduce((sum, row) => sum + toCents(row[indexOfColumn('Debit')]) - toCents(row[indexOfColumn('Credit')]), 0)
    expect(balanceOf('512000') + balanceOf('530000')).toBe(264_00)
    expect(balanceOf('706000')).toBe(-720_00)
    expect(balanceOf('445710')).toBe(-144_00)
    // Only the firm's invoice is unpaid.
    expect(balanceOf('411000')).toBe(600_00)
    const { body } = await api.as(practice.token).get(`/user/activity?${period}`)
    expect(balanceOf('706000')).toBe(-Math.round(body.billedRevenue * 100))
  })

  it('requires a SIREN, as does the e-reporting', async () => {
    const { therapistId, token } = await openBilledPractice(api)
    await api.admin("update member set firm_siren = '' where id = $1", [therapistId])
    for (const name of ['fec', 'e-reporting'])
      expect(await downloadBook(`${name}?${period}`, token)).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.firmMissing },
      })
    expect((await downloadBook(`receipts?${period}`, token)).status).toBe(200)
  })
})

describe('the e-reporting of sales to individuals', () => {
  it('lists the sums of invoices by day and rate, without the invoices to firms with a SIREN', async () => {
    const rows = await readBookRows(`e-reporting?${period}`)
    expect(rows[0]?.join(' | ')).toBe(
      'SIREN | Période du | Période au | Flux | Date | Catégorie | Option débits | Taux | Base HT | TVA | Nombre | Pays | Facture | Numéro de TVA du client',
    )
    expect(rows.slice(1).every((row) => row[1] === '2026-11-01' && row[2] === '2026-12-31')).toBe(true)
    expect(rows.filter((row) => row[3] === 'Transactions').map((row) => [row[0], ...row.slice(4, 11)])).toEqual([
      ['732829320', '2026-11-20', 'TPS1', 'Non', '5,5', '57,39', '3,16', '1'],
      ['732829320', '2026-11-20', 'TPS1', 'Non', '20', '220,00', '44,00', '2'],
      ['732829320', '2026-12-05', 'TPS1', 'Non', '5,5', '-57,39', '-3,16', '0'],
    ])
    const receivedRows = rows.filter((row) => row[3] === 'Encaissements')
    expect(sumInCents(receivedRows.flatMap((row) => [row[8], row[9]]))).toBe(264_00)
  })

  it('excludes health care that is exempt from VAT, and includes invoices without VAT for another reason', async () => {
    const otherPractice = await openBilledPractice(api, 'FRANCHISE')
    const readReportedRows = async () =>
      (await readBookRows(`e-reporting?${period}`, otherPractice.token)).slice(1).map((row) => row.slice(4, 11))
    const rowsWithoutVat = [['2026-12-05', 'TPS1', 'Non', '0', '50,00', '0,00', '1']]
    await issueFor(api, otherPractice, { withTaxes: false, taxesComment: '' })
    expect(await readReportedRows()).toEqual(rowsWithoutVat)
    await api.admin("update member set vat_exemption = 'EXONERE_SANTE' where id = $1", [otherPractice.therapistId])
    await issueFor(api, otherPractice, { withTaxes: false, taxesComment: '' })
    expect(await readReportedRows()).toEqual(rowsWithoutVat)
    // Invoices issued before the column is_exempt existed follow the current profile.
    await runWithoutTriggers(api, `update bill set is_exempt = null where tenant_id = '${otherPractice.tenantId}'`)
    expect(await readReportedRows()).toEqual([])
  })
})

describe('GET /books/:book', () => {
  it('requires the privilege ADMINISTRATION and a period that has begun, and audits each export', async () => {
    const otherPractice = await openBilledPractice(api)
    const { token } = await joinPractice(api, otherPractice, { privileges: ['BILL', 'AGENDA'] })
    expect((await downloadBook(`receipts?${period}`, token)).status).toBe(403)
    expect(await downloadBook('receipts?startDate=2027-01-01', otherPractice.token)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
    expect((await downloadBook('unknown', otherPractice.token)).status).toBe(400)
    const names = ['receipts', 'vat', 'fec', 'e-reporting']
    for (const name of names) expect((await downloadBook(`${name}?${period}`, otherPractice.token)).status).toBe(200)
    const rows = await api.admin<{ details: { book: string } }>(
      "select details from audit where tenant_id = $1 and act = 'exportBook' order by at, id",
      [otherPractice.tenantId],
    )
    expect(rows.map(({ details }) => details.book)).toEqual(names)
  })
})
