import { describe, expect, it } from '@jest/globals'
import { sumCash, cashReasonsFor, exceedsCashLimit, isCashAllowed, type CashEntry, type CashReason } from './cash.ts'

const individual = { isFirm: false, isRefund: false }
const firm = { isFirm: true, isRefund: false }
const refund = { isFirm: false, isRefund: true }

const entry = (id: string, change: Partial<CashEntry>): CashEntry => ({
  id,
  kind: 'PAYMENT',
  means: 'CASH',
  amount: 0,
  corrects: null,
  ...change,
})

describe('exceedsCashLimit', () => {
  it.each([
    [1_000_00, false],
    [1_000_01, true],
  ])('for %d cents is %s', (cents, expected) => {
    expect(exceedsCashLimit(cents)).toBe(expected)
  })
})

describe('isCashAllowed', () => {
  it.each<[caseName: string, client: typeof individual, cents: number, reason: CashReason | null, expected: boolean]>([
    ['is true for 1 000 € without a reason', individual, 1_000_00, null, true],
    ['is false for 1 000,01 € without a reason', individual, 1_000_01, null, false],
    ['is true for 12 000 € from a client without an account', individual, 12_000_00, 'NO_ACCOUNT', true],
    ['is true for 10 000 € from an individual who lives abroad', individual, 10_000_00, 'NON_RESIDENT', true],
    ['is false for 10 000,01 € from an individual who lives abroad', individual, 10_000_01, 'NON_RESIDENT', false],
    ['is false for 1 500 € from a firm abroad', firm, 1_500_00, 'NON_RESIDENT', false],
    ['is true for 1 500 € from a firm without an account', firm, 1_500_00, 'NO_ACCOUNT', true],
    ['is true for 15 000 € that a firm has already paid', firm, 15_000_00, 'RECORDED_FACT', true],
    ['is false for a refund of 1 500 € to a client without an account', refund, 1_500_00, 'NO_ACCOUNT', false],
    ['is true for a refund of 1 500 € that was already paid', refund, 1_500_00, 'RECORDED_FACT', true],
  ])('%s', (_caseName, client, cents, reason, expected) => {
    expect(isCashAllowed({ ...client, cents }, reason)).toBe(expected)
  })
})

describe('cashReasonsFor', () => {
  it('returns the reasons that apply', () => {
    expect(cashReasonsFor({ ...individual, cents: 1_500_00 })).toEqual(['NO_ACCOUNT', 'NON_RESIDENT', 'RECORDED_FACT'])
    expect(cashReasonsFor({ ...firm, cents: 1_500_00 })).toEqual(['NO_ACCOUNT', 'RECORDED_FACT'])
  })
})

describe('sumCash', () => {
  it("sums payments in cash and the client's credit paid in cash, without corrected entries", () => {
    const entries = [
      entry('1', { amount: 600_00 }),
      entry('2', { amount: 300_00, means: 'CARD' }),
      entry('3', { amount: 500_00 }),
      entry('4', { amount: -500_00, kind: 'CORRECTION', corrects: '3' }),
      entry('5', { amount: 150_00, kind: 'CREDIT' }),
    ]
    expect(sumCash(entries)).toEqual({ received: 750_00, refunded: 0 })
  })

  it('sums refunds separately, without corrected refunds', () => {
    const entries = [
      entry('1', { amount: 900_00 }),
      entry('2', { amount: -400_00, kind: 'REFUND' }),
      entry('3', { amount: 400_00, kind: 'CORRECTION', corrects: '2' }),
      entry('4', { amount: -100_00, kind: 'REFUND' }),
      entry('5', { amount: -50_00, kind: 'CREDIT_REFUND' }),
    ]
    expect(sumCash(entries)).toEqual({ received: 900_00, refunded: 150_00 })
  })
})
