import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../../testing/bills/billedPractice.ts'
import { runWithoutTriggers } from '../../../../testing/runWithoutTriggers.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'

let now: Date
let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-11-23T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const issueBill = (billNumber?: string) => issueFor(api, practice, billNumber === undefined ? {} : { billNumber })
const readNextNumber = async () => (await alice.get('/next-number/billings')).body
const readSeries = async (kind = 'INVOICE') =>
  (await alice.get('/bill-series')).body.find((series: { kind: string }) => series.kind === kind)
const beginSeries = async (firstNumber: string, change: object = {}, caller = alice) =>
  caller.post('/bill-series', {
    kind: 'INVOICE',
    firstNumber,
    reason: 'Nouveau logiciel',
    replacedNumber: (await readNextNumber()).billNumber,
    ...change,
  })
const readNumbers = async (kind = 'INVOICE') => {
  const rows = await api.admin<{ bill_number: string }>(
    'select bill_number from bill where tenant_id = $1 and kind = $2 order by position',
    [practice.tenantId, kind],
  )
  return rows.map((row) => row.bill_number)
}
const issueAndCreditBill = async () => {
  const { id } = await issueBill()
  return alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })
}
const findBrokenBills = async () =>
  (await api.inTenant(practice.tenantId, (tx) => sql`select * from broken_bills()`.execute(tx))).rows

describe('the numbers of invoices', () => {
  it.each([
    ['42-2026', '43-2026', '01-2027'],
    ['0042/2026', '0043/2026', '0001/2027'],
    ['FA-42A', 'FA-43A', 'FA-44A'],
    ['F26-0042', 'F26-0043', 'F27-0001'],
    ['2026-11-007', '2026-11-008', '2027-01-001'],
  ])('after %s are %s, and %s in a new year', async (first, second, firstOfNewYear) => {
    expect((await issueBill(first)).status).toBe(200)
    expect(await readNextNumber()).toEqual({ billNumber: second, isFirst: false })
    expect((await issueBill(second)).status).toBe(200)
    now = new Date('2027-01-04T10:00:00Z')
    expect(await readNextNumber()).toMatchObject({ billNumber: firstOfNewYear })
    expect((await issueBill(firstOfNewYear)).status).toBe(200)
    expect(await readNumbers()).toEqual([first, second, firstOfNewYear])
    expect(await findBrokenBills()).toEqual([])
  })

  it('continue through the months of a year', async () => {
    await issueBill('2026-11-007')
    now = new Date('2026-12-01T10:00:00Z')
    expect(await readNextNumber()).toMatchObject({ billNumber: '2026-12-008' })
    expect(await issueBill('2026-12-001')).toMatchObject({ status: 409, body: { errorCode: errorCode.billNumberGap } })
    expect((await issueBill()).status).toBe(200)
  })

  it.each([
    ['FA-2026', /pas de compteur : ajoutez-en un, par exemple FA-2026-0001/],
    ['FACTURE', /pas de compteur/],
    ['9'.repeat(35), /35 caractères/],
  ])('do not begin with %s', async (billNumber, message) => {
    const refusal = await issueBill(billNumber)
    expect(refusal).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.firstNumberRefused, problems: [{ field: 'billNumber' }] },
    })
    expect(refusal.body.message).toMatch(message)
    expect(await readNextNumber()).toEqual({ billNumber: '2026-0001', isFirst: true })
  })

  it('restart in a new year for credit notes too', async () => {
    await issueAndCreditBill()
    now = new Date('2027-01-04T10:00:00Z')
    await issueAndCreditBill()
    expect(await readNumbers('CREDIT_NOTE')).toEqual(['A2026-0001', 'A2027-0001'])
  })
})

describe('a new series', () => {
  it('begins with the next invoice, with its reason, in the same chain', async () => {
    await issueBill('42-2026')
    await runWithoutTriggers(
      api,
      `update bill_series set last_number = '42-2028' where tenant_id = '${practice.tenantId}' and kind = 'INVOICE'`,
    )
    expect(await readNextNumber()).toMatchObject({ billNumber: '42-2029' })
    expect(await beginSeries('FB-0001')).toMatchObject({ status: 201 })
    expect(await readSeries()).toMatchObject({
      nextNumber: 'FB-0001',
      following: ['FB-0002', 'FB-0003'],
      starts: [
        { firstNumber: 'FB-0001', begunOn: '2026-11-23', reason: 'Nouveau logiciel', state: 'UPCOMING' },
        { firstNumber: '42-2026', begunOn: '2026-11-23', reason: null, begunBy: null, state: 'USED' },
      ],
    })
    expect(await issueBill('42-2029')).toMatchObject({ status: 409, body: { errorCode: errorCode.billNumberGap } })
    await issueBill()
    await issueBill()
    now = new Date('2027-01-04T10:00:00Z')
    await issueBill()
    expect(await readNumbers()).toEqual(['42-2026', 'FB-0001', 'FB-0002', 'FB-0003'])
    expect(await findBrokenBills()).toEqual([])
    expect((await readSeries()).starts).toMatchObject([{ state: 'USED' }, { state: 'USED' }])
    const auditRows = await api.admin(
      "select act, details from audit where tenant_id = $1 and entity = 'bill_series'",
      [practice.tenantId],
    )
    expect(auditRows).toEqual([{ act: 'beginSeries', details: { number: 'FB-0001', reason: 'Nouveau logiciel' } }])
  })

  it('uses the issue date of its first invoice for the date in its first number', async () => {
    await issueBill()
    await beginSeries('202611-042')
    now = new Date('2026-12-01T10:00:00Z')
    expect(await readNextNumber()).toMatchObject({ billNumber: '202612-042' })
    now = new Date('2027-01-04T10:00:00Z')
    expect(await readNextNumber()).toMatchObject({ billNumber: '202701-001' })
  })

  it('is replaced by another series that is begun before the first invoice of the new series', async () => {
    await issueBill()
    await beginSeries('FB-0001')
    expect(await beginSeries('FC-0001')).toMatchObject({ status: 201 })
    await issueBill()
    expect(await readNumbers()).toEqual(['2026-0001', 'FC-0001'])
    expect((await readSeries()).starts.map(({ state }: { state: string }) => state)).toEqual([
      'USED',
      'REPLACED',
      'USED',
    ])
  })

  it('may be begun before the first invoice', async () => {
    await beginSeries('F26-0001')
    expect(await readNextNumber()).toEqual({ billNumber: 'F26-0001', isFirst: false })
    expect(await issueBill('X-0001')).toMatchObject({ status: 409, body: { errorCode: errorCode.billNumberGap } })
    await issueBill()
    expect(await readNumbers()).toEqual(['F26-0001'])
  })

  it('can number credit notes, but not in the form of the invoice numbers', async () => {
    await issueBill()
    const creditNotes = { kind: 'CREDIT_NOTE', replacedNumber: 'A2026-0001' }
    expect(await beginSeries('2026-0009', creditNotes)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.firstNumberRefused },
    })
    expect(await beginSeries('AV26-001', creditNotes)).toMatchObject({ status: 201 })
    expect(await beginSeries('AV26-005')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.firstNumberRefused },
    })
    await issueAndCreditBill()
    await issueAndCreditBill()
    expect(await readNumbers('CREDIT_NOTE')).toEqual(['AV26-001', 'AV26-002'])
  })

  it.each<[string, string, object, number, string]>([
    ['a number that is used', '2026-0001', {}, 409, errorCode.billNumberTaken],
    ['a number that leaves a gap in the current series', '2026-0009', {}, 409, errorCode.firstNumberRefused],
    ['the next number of the current series', '2026-0002', {}, 409, errorCode.firstNumberRefused],
    ['a number of credit notes', 'A2026-0001', {}, 409, errorCode.firstNumberRefused],
    ['a number without a counter', 'FB-2026', {}, 409, errorCode.firstNumberRefused],
    [
      'a replaced number that has been issued meanwhile',
      'FB-0001',
      { replacedNumber: '2026-0001' },
      409,
      errorCode.nextNumberChanged,
    ],
    ['a number with a space', 'FB 0001', {}, 400, errorCode.invalid],
    ['no reason', 'FB-0001', { reason: ' ' }, 400, errorCode.invalid],
  ])('is not begun with %s', async (_case, firstNumber, change, status, code) => {
    await issueBill()
    expect(await beginSeries(firstNumber, change)).toMatchObject({ status, body: { errorCode: code } })
    expect(await readNextNumber()).toMatchObject({ billNumber: '2026-0002' })
  })

  it('can be begun only by the owner, and read by members who issue invoices', async () => {
    const member = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['BILL'] })
    const caller = api.as(member.token)
    expect((await beginSeries('FB-0001', {}, caller)).status).toBe(403)
    expect((await caller.get('/bill-series')).body).toMatchObject([{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE' }])
  })

  it('has neither gaps nor duplicates if it is begun while invoices are issued concurrently', async () => {
    await issueBill()
    const replacedNumber = (await readNextNumber()).billNumber
    const results = await Promise.all([
      beginSeries('FB-0001', { replacedNumber }),
      beginSeries('FC-0001', { replacedNumber }),
      ...Array.from({ length: 6 }, () => issueBill()),
    ])
    expect(results.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
    const begunCount = results.filter(({ status }) => status === 201).length
    expect(begunCount).toBeLessThanOrEqual(1)
    await issueBill()
    const numbers = await readNumbers()
    expect(new Set(numbers).size).toBe(numbers.length)
    const counters = numbers.map((number) => Number(number.slice(-4)))
    expect(counters.every((counter, index) => counter === 1 || counter === (counters[index - 1] ?? 0) + 1)).toBe(true)
    expect(await findBrokenBills()).toEqual([])
  })

  it('cannot be changed in the database', async () => {
    await issueBill()
    await beginSeries('FB-0001')
    for (const statement of ["update bill_series_start set reason = 'x'", 'delete from bill_series_start']) {
      const tenantStatement = `${statement} where tenant_id = '${practice.tenantId}'`
      await expect(api.inTenant(practice.tenantId, (tx) => sql.raw(tenantStatement).execute(tx))).rejects.toThrow(
        /denied/,
      )
      await expect(api.admin(tenantStatement)).rejects.toThrow(/BILL_FROZEN/)
    }
  })
})
