import { describe, expect, it } from '@jest/globals'
import { cashOf, cashReasonsFor, exceedsCashLimit, isCashAllowed, type CashEntry, type CashReason } from './cash.ts'

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
  it.each<[string, typeof individual, number, CashReason | null, boolean]>([
    ['1 000 € without a reason', individual, 1_000_00, null, true],
    ['1 000,01 € without a reason', individual, 1_000_01, null, false],
    ['more from a client without an account', individual, 12_000_00, 'NO_ACCOUNT', true],
    ['10 000 € from an individual who lives abroad', individual, 10_000_00, 'NON_RESIDENT', true],
    ['10 000,01 € from an individual who lives abroad', individual, 10_000_01, 'NON_RESIDENT', false],
    ['1 500 € from a firm abroad', firm, 1_500_00, 'NON_RESIDENT', false],
    ['1 500 € from a firm without an account', firm, 1_500_00, 'NO_ACCOUNT', true],
    ['what was received although it is above the maximum', firm, 15_000_00, 'RECORDED_FACT', true],
    ['a refund above the maximum to a client without an account', refund, 1_500_00, 'NO_ACCOUNT', false],
    ['a refund above the maximum that was given', refund, 1_500_00, 'RECORDED_FACT', true],
  ])('%s', (_caseName, cashTotal, cents, reason, expected) => {
    expect(isCashAllowed({ ...cashTotal, cents }, reason)).toBe(expected)
  })
})

describe('cashReasonsFor', () => {
  it('returns the reasons that apply', () => {
    expect(cashReasonsFor({ ...individual, cents: 1_500_00 })).toEqual(['NO_ACCOUNT', 'NON_RESIDENT', 'RECORDED_FACT'])
    expect(cashReasonsFor({ ...firm, cents: 1_500_00 })).toEqual(['NO_ACCOUNT', 'RECORDED_FACT'])
  })
})

describe('cashOf', () => {
  it("sums payments in cash and the client's credit paid in cash, without corrected entries", () => {
    const entries = [
      entry('1', { amount: 600_00 }),
      entry('2', { amount: 300_00, means: 'CARD' }),
      entry('3', { amount: 500_00 }),
      entry('4', { amount: -500_00, kind: 'CORRECTION', corrects: '3' }),
      entry('5', { amount: 150_00, kind: 'CREDIT' }),
    ]
    expect(cashOf(entries)).toEqual({ received: 750_00, refunded: 0 })
  })

  it('sums refunds separately, without corrected refunds', () => {
    const entries = [
      entry('1', { amount: 900_00 }),
      entry('2', { amount: -400_00, kind: 'REFUND' }),
      entry('3', { amount: 400_00, kind: 'CORRECTION', corrects: '2' }),
      entry('4', { amount: -100_00, kind: 'REFUND' }),
      entry('5', { amount: -50_00, kind: 'CREDIT_REFUND' }),
    ]
    expect(cashOf(entries)).toEqual({ received: 900_00, refunded: 150_00 })
  })
})
