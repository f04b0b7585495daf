import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { runWithoutTriggers } from '../../../../testing/runWithoutTriggers.ts'
import { buildDetailedLine } from '../../../../testing/bills/buildBillInput.ts'
import {
  issueFor,
  openBilledPractice,
  requestFile,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { closeBills } from '../closures/closeBills.service.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
let now: Date
/** Each test has its own IP address, because the number of exports per minute and address is limited. */
let testNumber = 0

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  testNumber += 1
  now = new Date('2031-12-10T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const downloadBook = (startDate: string, endDate: string, book = 'fec') =>
  requestFile(api, {
    method: 'GET',
    path: `/books/${book}?startDate=${startDate}&endDate=${endDate}`,
    token: practice.token,
    remoteAddress: `198.51.100.${testNumber}`,
  })
const readFile = async (startDate: string, endDate: string) => {
  const { status, bytes } = await downloadBook(startDate, endDate)
  expect(status).toBe(200)
  return bytes.toString()
}
/**
 * Returns journal, number, day, account, client's account, document, lettering code and validation day of each line.
 */
const linesOf = (file: string) =>
  file
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split('\t'))
    .map((cells) => [0, 2, 3, 4, 6, 8, 13, 15].map((index) => cells[index]).join(' '))
const issueOf = async (amount: number, change: object = {}) =>
  (
    await issueFor(api, practice, {
      detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: amount })],
      ...change,
    })
  ).id
const payBill = async (id: string, amount: number, paidOn: string, change: object = {}) => {
  const body = { kind: 'PAYMENT', means: 'TRANSFER', amount, paidOn, ...change }
  expect((await alice.post(`/billings/${id}/payments`, body)).status).toBe(200)
}
const closePeriodsAt = (instant: string) => {
  now = new Date(instant)
  return closeBills({ ...api.services, now: () => now })
}

describe('the accounting entries', () => {
  it('of a payment in a closed year have the day of recording, and do not change the file of that year', async () => {
    const id = await issueOf(100)
    await closePeriodsAt('2032-01-05T10:00:00Z')
    const file = await readFile('2031-01-01', '2031-12-31')
    now = new Date('2032-02-10T10:00:00Z')
    await payBill(id, 120, '2031-12-28')
    expect(await readFile('2031-01-01', '2031-12-31')).toBe(file)
    expect(linesOf(await readFile('2032-01-01', '2032-12-31'))).toEqual([
      'BQ 2 20320210 512000  2031-0001  20320210',
      'BQ 2 20320210 411000 C00001 2031-0001  20320210',
    ])
    const { headers } = await downloadBook('2031-01-01', '2031-12-31')
    expect(headers['content-disposition']).toContain('732829320FEC20311231.txt')
  })

  it('are repeated byte for byte by a second export, followed by the new entries', async () => {
    const first = await issueOf(100)
    await payBill(first, 120, '2031-12-10')
    const second = await issueOf(50)
    const fileBefore = await readFile('2031-12-01', '2031-12-31')
    expect(linesOf(fileBefore).filter((line) => line.includes(' A '))).toHaveLength(2)
    now = new Date('2031-12-11T10:00:00Z')
    await payBill(second, 60, '2031-12-09')
    await issueOf(10)
    await api.admin("update patient set lastname = 'Changé' where id = $1", [practice.patientId])
    const fileAfter = await readFile('2031-12-01', '2031-12-31')
    expect(fileAfter.startsWith(fileBefore)).toBe(true)
    expect(linesOf(fileAfter.slice(fileBefore.length - 2))).toEqual([
      'BQ 4 20311209 512000  2031-0002  20311211',
      'BQ 4 20311209 411000 C00001 2031-0002  20311211',
      'VE 5 20311211 411000 C00001 2031-0003  20311211',
      'VE 5 20311211 706000  2031-0003  20311211',
      'VE 5 20311211 445710  2031-0003  20311211',
    ])
    expect(await readFile('2031-12-01', '2031-12-31')).toBe(fileAfter)
  })

  it('are numbered when their day is closed, in the order of validation', async () => {
    const id = await issueOf(100)
    await closePeriodsAt('2031-12-11T10:00:00Z')
    const listEntries = () =>
      api.admin<{ number: number; entry_day: string; exported: boolean }>(
        'select number, entry_day::text, exported from book_entry where tenant_id = $1 order by number',
        [practice.tenantId],
      )
    expect(await listEntries()).toEqual([{ number: 1, entry_day: '2031-12-10', exported: false }])
    await payBill(id, 60, '2031-12-10')
    await payBill(id, 60, '2031-12-11')
    await closePeriodsAt('2031-12-12T10:00:00Z')
    expect(await listEntries()).toMatchObject([
      { number: 1, entry_day: '2031-12-10' },
      { number: 2, entry_day: '2031-12-11' },
      { number: 3, entry_day: '2031-12-11' },
    ])
    await expect(
      api.admin('update book_entry set number = 9 where tenant_id = $1', [practice.tenantId]),
    ).rejects.toThrow('BOOK_FROZEN')
  })

  it('have a short permanent account for each client, and the same account for an invoice after a merge of its client', async () => {
    const first = await issueOf(100)
    await issueOf(200, { patientId: practice.firmId })
    await readFile('2031-12-01', '2031-12-31')
    await runWithoutTriggers(api, `update bill set patient_id = '${practice.firmId}' where id = '${first}'`)
    await payBill(first, 20, '2031-12-10')
    await issueOf(300, { patientId: practice.firmId })
    const lines = linesOf(await readFile('2031-12-01', '2031-12-31')).filter((line) => line.includes('411000'))
    expect(lines.map((line) => line.split(' ')[4])).toEqual(['C00001', 'C00002', 'C00002', 'C00001'])
  })

  it('are numbered and marked as exported by the archive', async () => {
    await issueOf(100)
    expect((await downloadBook('2031-12-01', '2031-12-31', 'archive')).status).toBe(200)
    const [row] = await api.admin<{ exported: boolean }>('select exported from book_entry where tenant_id = $1', [
      practice.tenantId,
    ])
    expect(row).toEqual({ exported: true })
  })
})

describe('cash accounts', () => {
  it('contain receipts and spent credit with their VAT, in a separate numbering', async () => {
    const id = await issueOf(100)
    await readFile('2031-12-01', '2031-12-31')
    await api.admin('update member set cash_accounts = true where id = $1', [practice.therapistId])
    await payBill(id, 150, '2031-12-10')
    await issueOf(20, { spendsCredit: true })
    const creditNote = { lines: null, reason: 'Erreur' }
    await requestFile(api, {
      method: 'POST',
      path: `/billings/${id}/credit-notes`,
      payload: creditNote,
      token: practice.token,
    })
    await payBill(id, 120, '2031-12-10', { kind: 'REFUND' })
    const file = await readFile('2031-12-01', '2031-12-31')
    expect(file.split('\r\n')[0]?.split('\t').slice(18)).toEqual(['DateRglt', 'ModeRglt', 'NatOp', 'IdClient'])
    const cells = file
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split('\t'))
    // Number, account, debit, credit and means of payment of each line.
    expect(cells.map((row) => [2, 4, 11, 12, 19].map((index) => row[index]).join(' '))).toEqual([
      '1 512000 120,00 0,00 Virement',
      '1 706000 0,00 100,00 Virement',
      '1 445710 0,00 20,00 Virement',
      '2 512000 30,00 0,00 Virement',
      '2 419000 0,00 30,00 Virement',
      '3 419000 24,00 0,00 Crédit du client',
      '3 706000 0,00 20,00 Crédit du client',
      '3 445710 0,00 4,00 Crédit du client',
      '4 512000 0,00 120,00 Virement',
      '4 706000 100,00 0,00 Virement',
      '4 445710 20,00 0,00 Virement',
    ])
    expect(await readFile('2031-12-01', '2031-12-31')).toBe(file)
  })
})
