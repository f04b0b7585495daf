import { describe, expect, it } from '@jest/globals'
import { sumOf } from '../money/cents.ts'
import type { BookedBill, BookedPayment } from './booked.ts'
import type { EntrySource, NumberedEntry } from './entries.ts'
import { fecColumns, fecFile, fecName, fecRows, transfersVat } from './fec.ts'
import { ratesOfPayments, ratesOfBills, sumRates } from './vatDue.ts'

const buildBill = (change: Partial<BookedBill> = {}): BookedBill => ({
  kind: 'INVOICE',
  number: '2026-0001',
  corrects: null,
  day: '2026-11-20',
  clientId: '0190aaaa-0000-7000-8000-00000000abcd',
  clientName: 'Paul Martin',
  isBusiness: false,
  isExempt: false,
  isOutsideVat: false,
  vatOnDebits: false,
  total: 180_55,
  rates: [
    { rate: 2000, base: 100_00, tax: 20_00 },
    { rate: 550, base: 57_39, tax: 3_16 },
  ],
  ...change,
})
const buildPayment = (change: Partial<BookedPayment> = {}): BookedPayment => ({
  position: 1,
  day: '2026-12-02',
  kind: 'PAYMENT',
  means: 'TRANSFER',
  amount: 180_55,
  receivedBefore: 0,
  earlierCreditNotes: [],
  bill: buildBill(),
  ...change,
})

describe('the VAT summed by month', () => {
  const creditNoteBill = buildBill({
    kind: 'CREDIT_NOTE',
    day: '2026-12-01',
    total: 12_00,
    rates: [{ rate: 2000, base: 10_00, tax: 2_00 }],
  })
  it('is the VAT of issued invoices minus credit notes, if VAT is due on invoices', () => {
    expect(
      sumRates(ratesOfBills([buildBill(), buildBill({ day: '2026-11-21' }), creditNoteBill]), (day) => day.slice(0, 7)),
    ).toEqual([
      { period: '2026-11', rate: 550, base: 114_78, tax: 6_32, count: 2 },
      { period: '2026-11', rate: 2000, base: 200_00, tax: 40_00, count: 2 },
      { period: '2026-12', rate: 2000, base: -10_00, tax: -2_00, count: 0 },
    ])
  })

  it('is the VAT of receipts minus refunds, if VAT is due on payments', () => {
    const refund = buildPayment({ kind: 'REFUND', day: '2027-01-03', amount: -180_55, receivedBefore: 180_55 })
    expect(sumRates(ratesOfPayments([buildPayment(), refund], []), (day) => day.slice(0, 7))).toEqual([
      { period: '2026-12', rate: 550, base: 57_39, tax: 3_16, count: 1 },
      { period: '2026-12', rate: 2000, base: 100_00, tax: 20_00, count: 1 },
      { period: '2027-01', rate: 550, base: -57_39, tax: -3_16, count: 0 },
      { period: '2027-01', rate: 2000, base: -100_00, tax: -20_00, count: 0 },
    ])
  })

  it('moves from one rate to another on the day of a credit note', () => {
    const creditNote = {
      day: '2027-01-04',
      rates: [{ rate: 550, base: 57_39, tax: 3_16 }],
      received: 120_00,
      earlierCreditNotes: [],
      bill: buildBill(),
    }
    const collected = ratesOfPayments([buildPayment({ amount: 120_00 })], [creditNote])
    expect(sumRates(collected, (day) => day.slice(0, 7))).toEqual([
      { period: '2026-12', rate: 550, base: 38_14, tax: 2_10, count: 1 },
      { period: '2026-12', rate: 2000, base: 66_47, tax: 13_29, count: 1 },
      { period: '2027-01', rate: 550, base: -38_14, tax: -2_10, count: 0 },
      { period: '2027-01', rate: 2000, base: 33_53, tax: 6_71, count: 0 },
    ])
  })
})

describe("the VAT of a client's credit", () => {
  it('is zero when the credit is received or refunded, and equals the VAT of an invoice that the credit pays', () => {
    const otherBill = buildBill({ number: '2027-0001', total: 12_00, rates: [{ rate: 2000, base: 10_00, tax: 2_00 }] })
    const payments = [
      buildPayment(),
      buildPayment({ kind: 'CREDIT', amount: 20_00, receivedBefore: 180_55 }),
      buildPayment({
        kind: 'CREDIT_USE',
        means: 'CLIENT_CREDIT',
        amount: -12_00,
        receivedBefore: 180_55,
        day: '2027-01-04',
      }),
      buildPayment({ means: 'CLIENT_CREDIT', amount: 12_00, bill: otherBill, day: '2027-01-04' }),
      buildPayment({ kind: 'CREDIT_REFUND', amount: -8_00, receivedBefore: 180_55, day: '2027-02-01' }),
    ]
    expect(sumRates(ratesOfPayments(payments, []), (day) => day.slice(0, 7))).toEqual([
      { period: '2026-12', rate: 550, base: 57_39, tax: 3_16, count: 1 },
      { period: '2026-12', rate: 2000, base: 100_00, tax: 20_00, count: 1 },
      { period: '2027-01', rate: 2000, base: 10_00, tax: 2_00, count: 1 },
    ])
  })
})

/** Numbers entries of these sources in their order, on the days of the documents, for the account C00042. */
const numberEntries = (sources: readonly EntrySource[], change: Partial<NumberedEntry> = {}): NumberedEntry[] =>
  sources.map((source, index) => {
    const { day } = 'bill' in source ? source.bill : 'payment' in source ? source.payment : source.creditNote
    return {
      number: index + 1,
      entryDay: day,
      validatedOn: day,
      account: 42,
      lettering: null,
      letteredOn: null,
      source,
      ...change,
    }
  })
const paymentsOf = (payments: readonly BookedPayment[]): EntrySource[] => payments.map((each) => ({ payment: each }))
/** Returns journal, entry number, account, document number, debit and credit of each line. */
const linesOf = (rows: readonly string[][]) =>
  rows.map((row) => [0, 2, 4, 8, 11, 12].map((index) => row[index]).join(' '))

describe("the accounting entries of a client's credit", () => {
  const otherBill = buildBill({ number: '2027-0001', day: '2027-01-03', total: 12_00, rates: [] })
  const rows = fecRows(
    numberEntries(
      paymentsOf([
        buildPayment({ kind: 'CREDIT', amount: 20_00 }),
        buildPayment({ means: 'CLIENT_CREDIT', amount: 12_00, bill: otherBill, day: '2027-01-04' }),
        buildPayment({ kind: 'CREDIT_REFUND', means: 'CASH', amount: -8_00, day: '2027-02-01' }),
      ]),
    ),
    'COMMITMENT',
  )

  it('record the credit on account 419000 until it pays an invoice or is refunded', () => {
    expect(linesOf(rows)).toEqual([
      'BQ 1 512000 2026-0001 20,00 0,00',
      'BQ 1 419000 2026-0001 0,00 20,00',
      'OD 2 419000 2027-0001 12,00 0,00',
      'OD 2 411000 2027-0001 0,00 12,00',
      'CA 3 530000 2026-0001 0,00 8,00',
      'CA 3 419000 2026-0001 8,00 0,00',
    ])
  })

  it("have the client's account on 411000 and 419000, and lettering on 411000 only", () => {
    expect(rows.filter((row) => row[4]?.startsWith('4')).every((row) => row[7] === 'Paul Martin')).toBe(true)
    const sources: EntrySource[] = [
      { bill: buildBill() },
      ...paymentsOf([buildPayment(), buildPayment({ kind: 'CREDIT' })]),
    ]
    // Columns: 4 is CompteNum, 7 CompAuxLib, 13 EcritureLet, 14 DateLet.
    const lettered = fecRows(numberEntries(sources, { lettering: 0, letteredOn: '2026-12-02' }), 'COMMITMENT')
    expect(lettered.filter((row) => row[13] !== '').map((row) => [row[4], row[13], row[14]])).toEqual([
      ['411000', 'A', '20261202'],
      ['411000', 'A', '20261202'],
    ])
  })
})

const sumCents = (texts: string[]) => sumOf(texts.map((text) => Number(text.replace(',', ''))))

describe('the file of accounting entries (FEC)', () => {
  const rows = fecRows(
    numberEntries([
      { bill: buildBill() },
      { bill: buildBill({ number: '2026-0002', day: '2026-12-02', clientName: 'Les\tTilleuls | SA' }) },
      { payment: buildPayment() },
      {
        bill: buildBill({
          kind: 'CREDIT_NOTE',
          number: 'A2026-0001',
          day: '2026-12-03',
          rates: [{ rate: 0, base: 50_00, tax: 0 }],
          total: 50_00,
        }),
      },
      { payment: buildPayment({ means: 'CASH', amount: -5_00, kind: 'REFUND', day: '2026-12-04' }) },
    ]),
    'COMMITMENT',
  )
  const column = (name: (typeof fecColumns)[number]) => rows.map((row) => row[fecColumns.indexOf(name)] ?? '')

  it('has the 18 legal columns in order, in each line', () => {
    expect(fecColumns.join(' ')).toBe(
      'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise',
    )
    for (const line of fecFile(rows, 'COMMITMENT').split('\r\n').slice(0, -1)) expect(line.split('\t')).toHaveLength(18)
  })

  it('has equal debits and credits, in total and in each entry', () => {
    expect(sumCents(column('Debit'))).toBe(sumCents(column('Credit')))
    for (const number of new Set(column('EcritureNum'))) {
      const entry = rows.filter((row) => row[2] === number)
      expect(sumCents(entry.map((row) => row[11] ?? ''))).toBe(sumCents(entry.map((row) => row[12] ?? '')))
    }
  })

  it('is sorted by the numbers of the entries', () => {
    const entries = numberEntries([{ bill: buildBill() }, { payment: buildPayment() }])
    expect(fecRows(entries.toReversed(), 'COMMITMENT')).toEqual(fecRows(entries, 'COMMITMENT'))
    expect([...new Set(column('EcritureNum'))]).toEqual(['1', '2', '3', '4', '5'])
  })

  it('has the day of the entry, its day of validation, and the day of the payment in its text', () => {
    const [latePayment] = fecRows(
      numberEntries([{ payment: buildPayment({ day: '2026-12-28' }) }], {
        entryDay: '2027-02-10',
        validatedOn: '2027-02-10',
      }),
      'COMMITMENT',
    )
    expect(latePayment?.slice(8, 16)).toEqual([
      '2026-0001',
      '20261120',
      'Règlement 2026-0001, payé le 28/12/2026',
      '180,55',
      '0,00',
      '',
      '',
      '20270210',
    ])
    expect(latePayment?.[3]).toBe('20270210')
  })

  it('writes days as YYYYMMDD, amounts with a comma on one side only, and fills the required fields', () => {
    for (const name of ['EcritureDate', 'PieceDate', 'ValidDate'] as const)
      for (const day of column(name)) expect(day).toMatch(/^20\d{6}$/)
    for (const row of rows) {
      const [debit, credit] = [row[11] ?? '', row[12] ?? '']
      expect([debit, credit].every((amount) => /^\d+,\d{2}$/.test(amount))).toBe(true)
      expect([debit, credit].filter((amount) => amount !== '0,00')).toHaveLength(1)
      // All columns but the client's account, the amounts, the lettering and the currency.
      for (const index of [0, 1, 2, 3, 4, 5, 8, 9, 10, 15]) expect(row[index]).not.toBe('')
    }
  })

  it('books a sale on the accounts 411, 706 and 44571, and a receipt on 512 or 530, each with its client', () => {
    expect(rows.slice(0, 3).map((row) => [row[0], row[4], row[6], row[7], row[11], row[12]])).toEqual([
      ['VE', '411000', 'C00042', 'Paul Martin', '180,55', '0,00'],
      ['VE', '706000', '', '', '0,00', '157,39'],
      ['VE', '445710', '', '', '0,00', '23,16'],
    ])
    expect(rows.filter((row) => row[0] === 'BQ').map((row) => [row[4], row[11], row[12]])).toEqual([
      ['512000', '180,55', '0,00'],
      ['411000', '0,00', '180,55'],
    ])
    expect(rows.at(-2)?.slice(0, 13)).toEqual([
      'CA',
      'Caisse',
      '5',
      '20261204',
      '530000',
      'Caisse',
      '',
      '',
      '2026-0001',
      '20261120',
      'Remboursement 2026-0001',
      '0,00',
      '5,00',
    ])
    expect(column('CompAuxLib')).toContain('Les Tilleuls SA')
  })

  it.each([
    ['of a whole year', '2026-01-01', '732829320FEC20261231.txt'],
    ['of two months', '2026-11-01', '732829320-ecritures-du-2026-11-01-au-2026-12-31.txt'],
  ])('has a name %s', (_caseName, startDate, expected) => {
    expect(fecName('732829320', { startDate, endDate: '2026-12-31' }, '2027-01-05')).toBe(expected)
  })
})

describe('the file of entries of cash accounts', () => {
  const creditNote = {
    day: '2027-01-04',
    rates: [{ rate: 550, base: 57_39, tax: 3_16 }],
    received: 120_00,
    earlierCreditNotes: [],
    bill: buildBill(),
  }
  const rows = fecRows(
    numberEntries([
      { payment: buildPayment({ amount: 120_00 }) },
      { creditNote },
      { payment: buildPayment({ kind: 'CREDIT', means: 'CASH', amount: 20_00, day: '2027-01-05' }) },
    ]),
    'CASH',
  )

  it('has four more columns: day and means of payment, nature, client', () => {
    const [header = [], ...lines] = fecFile(rows, 'CASH')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split('\t'))
    expect(header.slice(18)).toEqual(['DateRglt', 'ModeRglt', 'NatOp', 'IdClient'])
    expect(lines.every((line) => line.length === 22)).toBe(true)
    expect(lines[0]?.slice(18)).toEqual(['20261202', 'Virement', 'Prestation de services', 'C00042'])
    expect(lines.at(-1)?.slice(18)).toEqual(['20270105', 'Espèces', 'Trop-perçu', 'C00042'])
  })

  it('has receipts with their VAT, the VAT that a credit note moves, and no sale', () => {
    expect(linesOf(rows)).toEqual([
      'BQ 1 512000 2026-0001 120,00 0,00',
      'BQ 1 706000 2026-0001 0,00 104,61',
      'BQ 1 445710 2026-0001 0,00 15,39',
      'OD 2 706000 2026-0001 4,61 0,00',
      'OD 2 445710 2026-0001 0,00 4,61',
      'CA 3 530000 2026-0001 20,00 0,00',
      'CA 3 419000 2026-0001 0,00 20,00',
    ])
  })

  it('has an entry for a credit note only if it moves VAT', () => {
    expect(transfersVat(creditNote)).toBe(true)
    expect(transfersVat({ ...creditNote, received: 0 })).toBe(false)
  })
})
