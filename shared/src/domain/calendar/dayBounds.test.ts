import { describe, expect, it } from '@jest/globals'
import { earliestPaymentDay, paymentDayOf, paymentDayProblems, serviceDayProblems } from './dayBounds.ts'

const messagesOf = (problems: readonly { field: string; message: string }[]) =>
  problems.map(({ field, message }) => `${field}: ${message}`)

describe('paymentDayProblems, for a payment recorded on 15 February 2027', () => {
  const tooEarly = "paidOn: Un paiement s'enregistre dans les 18 mois : au plus tôt le 15/08/2025"
  it.each([
    ['today', '2027-02-15', []],
    ['in a former year', '2026-12-28', []],
    ['on the earliest day', '2025-08-15', []],
    ['a day before the earliest day', '2025-08-14', [tooEarly]],
    ['in 1950', '1950-01-01', [tooEarly]],
    ['tomorrow', '2027-02-16', ['paidOn: La date est à venir']],
    ['in 2099', '2099-12-31', ['paidOn: La date est à venir']],
  ])('checks a payment %s', (_caseName, day, expected) => {
    expect(messagesOf(paymentDayProblems('paidOn', day, '2027-02-15'))).toEqual(expected)
  })

  it('accepts the earliest day', () => {
    expect(earliestPaymentDay('2027-02-15')).toBe('2025-08-15')
  })
})

describe('paymentDayOf', () => {
  it.each([
    ['keeps a day within the bounds', '2026-12-28', '2026-12-28'],
    ['replaces a day that is too early by the day of recording', '2024-05-02', '2027-02-15'],
    ['replaces a day to come by the day of recording', '2027-03-01', '2027-02-15'],
  ])('%s', (_caseName, day, expected) => {
    expect(paymentDayOf(day, '2027-02-15')).toBe(expected)
  })
})

describe('serviceDayProblems, for an invoice issued on 28 February 2027', () => {
  const outside = 'serviceDate: Date de la prestation : du 28/02/2022 au 01/03/2027'
  it.each([
    ['on the day of issue', '2027-02-28', []],
    ['on the day after the issue', '2027-03-01', []],
    ['five years before the issue', '2022-02-28', []],
    ['two days after the issue', '2027-03-02', [outside]],
    ['more than five years before the issue', '2022-02-27', [outside]],
    ['in 1950', '1950-06-01', [outside]],
    ['in 2099', '2099-06-01', [outside]],
  ])('checks a service %s', (_caseName, day, expected) => {
    expect(messagesOf(serviceDayProblems('serviceDate', day, '2027-02-28'))).toEqual(expected)
  })
})
