import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import type { Day } from '../calendar/day.ts'
import {
  firstNumberOnIssue,
  firstNumber,
  firstNumberProblem,
  followingNumbers,
  isBillNumber,
  nextNumber,
  type IssuedNumber,
} from './billNumber.ts'

/** Issues invoices on these days, after a first number on the first of them. */
function issueOn(number: string, [firstDay = '', ...days]: readonly Day[]): string[] {
  const first: IssuedNumber = { number, issuedOn: firstDay }
  const issued = [first]
  for (const day of days)
    issued.push({ number: nextNumber({ first, last: issued.at(-1) ?? first }, day), issuedOn: day })
  return issued.slice(1).map((bill) => bill.number)
}

describe('nextNumber', () => {
  it.each<[firstNumber: string, days: readonly Day[], expected: readonly string[]]>([
    // A number that ends with the year.
    ['42-2026', ['2026-03-02', '2026-03-02', '2026-12-31', '2027-01-02'], ['43-2026', '44-2026', '01-2027']],
    ['0042/2026', ['2026-11-23', '2026-11-24', '2027-01-04', '2027-01-04'], ['0043/2026', '0001/2027', '0002/2027']],
    ['42/26', ['2026-11-23', '2026-11-24', '2027-01-04'], ['43/26', '01/27']],
    ['F00422026', ['2026-11-23', '2026-11-24', '2027-01-04'], ['F00432026', 'F00012027']],
    // A number that ends with letters.
    ['FA-42A', ['2026-11-23', '2026-11-24', '2027-01-04'], ['FA-43A', 'FA-44A']],
    ['0042-2026-FR', ['2026-11-23', '2026-11-24', '2027-01-04'], ['0043-2026-FR', '0001-2027-FR']],
    // The year in two digits.
    ['F26-0042', ['2026-11-23', '2026-11-24', '2027-01-04', '2028-02-01'], ['F26-0043', 'F27-0001', 'F28-0001']],
    ['F260042', ['2026-11-23', '2026-11-24', '2027-01-04'], ['F260043', 'F270001']],
    // The year without a separator before the counter.
    ['20260042', ['2026-11-23', '2026-11-24', '2027-01-04'], ['20260043', '20270001']],
    // The month: the counter continues within a year.
    ['202612-001', ['2026-12-31', '2027-01-02', '2027-02-01'], ['202701-001', '202702-002']],
    ['2026-11-007', ['2026-11-23', '2026-12-01', '2027-01-04'], ['2026-12-008', '2027-01-001']],
    ['2026-9-07', ['2026-09-23', '2026-10-01', '2027-01-04'], ['2026-10-08', '2027-1-01']],
    ['007-11-2026', ['2026-11-23', '2026-12-01', '2027-01-04'], ['008-12-2026', '001-01-2027']],
    ['122026/01', ['2026-12-23', '2027-01-04', '2027-02-04'], ['012027/01', '022027/02']],
    ['F2611-01', ['2026-11-23', '2026-12-01', '2027-01-04'], ['F2612-02', 'F2701-01']],
    ['202611007', ['2026-11-23', '2026-12-01', '2027-01-04'], ['202612008', '202701001']],
    // The day.
    [
      '20261123-01',
      ['2026-11-23', '2026-11-23', '2026-11-24', '2027-01-04'],
      ['20261123-02', '20261124-03', '20270104-01'],
    ],
    // Neither year nor month: the counter never restarts.
    ['F0041', ['2026-11-23', '2026-12-01', '2027-01-04'], ['F0042', 'F0043']],
    ['7', ['2026-11-23', '2026-12-01', '2027-01-04'], ['8', '9']],
    ['26', ['2026-11-23', '2026-12-01', '2027-01-04'], ['27', '28']],
    ['12026', ['2025-11-23', '2025-12-01', '2026-01-04'], ['12027', '12028']],
    ['11-007', ['2026-11-23', '2026-12-01', '2027-01-04'], ['11-008', '11-009']],
    ['2024-0041', ['2026-11-23', '2026-11-24', '2027-01-04'], ['2024-0042', '2024-0043']],
    ['123456789012345678901', ['2026-11-23', '2026-11-24'], ['123456789012345678902']],
    // A counter that reaches the value of a year is still the counter.
    ['12-25', ['2026-11-23', '2026-11-24', '2026-11-25'], ['12-26', '12-27']],
    ['F-2025', ['2026-11-23', '2026-11-24', '2026-11-25'], ['F-2026', 'F-2027']],
    // More digits than before.
    ['F9999', ['2026-11-23', '2026-11-24'], ['F10000']],
    ['2026-9999', ['2026-11-23', '2026-11-24', '2027-01-04'], ['2026-10000', '2027-0001']],
    ['9999/2026', ['2026-11-23', '2026-11-24', '2027-01-04'], ['10000/2026', '0001/2027']],
  ])('of a series that begins with %s, with invoices on %j, returns %j', (number, days, expected) => {
    expect(issueOn(number, days)).toEqual(expected)
  })

  it.each<[name: string, first: IssuedNumber, last: IssuedNumber, expected: string]>([
    [
      'continues a series whose year was incremented as its counter',
      { number: '42-2026', issuedOn: '2026-03-02' },
      { number: '42-2028', issuedOn: '2026-11-20' },
      '42-2029',
    ],
    [
      'continues a counter that was added after the letters',
      { number: 'FA-42A', issuedOn: '2026-03-02' },
      { number: 'FA-42A3', issuedOn: '2026-11-20' },
      'FA-42A4',
    ],
    [
      'corrects a month that did not change in earlier numbers',
      { number: '2026-03-007', issuedOn: '2026-03-02' },
      { number: '2026-03-041', issuedOn: '2026-11-20' },
      '2026-11-042',
    ],
    [
      'corrects a two-digit year that did not change in earlier numbers, without restarting the counter',
      { number: 'F25-0007', issuedOn: '2025-03-02' },
      { number: 'F25-0041', issuedOn: '2026-11-20' },
      'F26-0042',
    ],
    [
      'corrects a month of another year',
      { number: '202512-001', issuedOn: '2025-12-30' },
      { number: '202612-004', issuedOn: '2026-01-20' },
      '202611-005',
    ],
    [
      'appends 1 to a number without digits',
      { number: 'FACTURE', issuedOn: '2026-01-01' },
      { number: 'FACTURE', issuedOn: '2026-01-01' },
      'FACTURE1',
    ],
    [
      'adds 1 to a number whose only digits are the year',
      { number: 'FA-2026', issuedOn: '2026-01-01' },
      { number: 'FA-2026', issuedOn: '2026-01-01' },
      'FA-2027',
    ],
  ])('for numbers issued by an earlier version of the product %s', (_caseName, first, last, expected) => {
    expect(nextNumber({ first, last }, '2026-11-23')).toBe(expected)
  })

  it('never repeats a number', () => {
    const group = fc.constantFrom('2026', '26', '11', '202611', '2611', '0042', '7', '20260042', '260001', '42')
    const number = fc
      .array(fc.tuple(fc.constantFrom('', 'F', 'FA-', '-', '/'), group), { minLength: 1, maxLength: 4 })
      .map((tokens) =>
        tokens.map(([sign, digits], index) => (index > 0 && sign === '' ? `-${digits}` : sign + digits)).join(''),
      )
    const day = fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([years, month, date]) => [2026 + years, month, date].map((part) => String(part).padStart(2, '0')).join('-'))
    fc.assert(
      fc.property(number, fc.array(day, { minLength: 1, maxLength: 40 }), (first, days) => {
        fc.pre(followingNumbers(first, '2026-11-23') !== undefined)
        const laterDays = days.filter((later) => later >= '2026-11-23').toSorted()
        const numbers = [first, ...issueOn(first, ['2026-11-23', ...laterDays])]
        expect(new Set(numbers).size).toBe(numbers.length)
      }),
    )
  })
})

describe('the first number', () => {
  it('is 1 of the current year, with a prefix for credit notes', () => {
    expect([firstNumber('2026-11-23'), firstNumber('2026-11-23', 'A')]).toEqual(['2026-0001', 'A2026-0001'])
    expect(issueOn('A2026-0001', ['2026-11-23', '2026-11-24', '2027-01-04'])).toEqual(['A2026-0002', 'A2027-0001'])
  })

  it.each<[number: string, next: string, month: string, year: string]>([
    ['42-2026', '43-2026 44-2026', '', '01-2027'],
    ['0042/2026', '0043/2026 0044/2026', '', '0001/2027'],
    ['FA-42A', 'FA-43A FA-44A', '', ''],
    ['F26-0042', 'F26-0043 F26-0044', '', 'F27-0001'],
    ['2026-11-007', '2026-11-008 2026-11-009', '2026-12-008', '2027-01-001'],
    ['2026-0001', '2026-0002 2026-0003', '', '2027-0001'],
  ])('%s is followed by %s', (number, next, month, year) => {
    const later = [
      { day: '2026-12-01', number: month },
      { day: '2027-01-01', number: year },
    ]
    expect(followingNumbers(number, '2026-11-23')).toEqual({
      next: next.split(' '),
      later: later.filter((example) => example.number !== ''),
    })
  })

  it('has no example for a later month in December', () => {
    expect(followingNumbers('202612-001', '2026-12-31')).toEqual({
      next: ['202612-002', '202612-003'],
      later: [{ day: '2027-01-01', number: '202701-001' }],
    })
  })

  it.each<[number: string, problem: string | undefined]>([
    ['FA-2026', "Ce numéro n'a pas de compteur : ajoutez-en un, par exemple FA-2026-0001"],
    ['2026', "Ce numéro n'a pas de compteur : ajoutez-en un, par exemple 2026-0001"],
    ['FACTURE', "Ce numéro n'a pas de compteur : ajoutez-en un, par exemple FACTURE-0001"],
    [`F${'9'.repeat(34)}`, 'Les numéros suivants dépasseraient 35 caractères : choisissez-en un plus court'],
    [`F${'0'.repeat(34)}`, undefined],
    ['F2025', undefined],
    ['42-2026', undefined],
  ])('%s has the problem: %s', (number, problem) => {
    expect(firstNumberProblem(number, '2026-11-23')).toBe(problem)
  })

  it.each<[chosen: string, chosenOn: Day, day: Day, expected: string]>([
    ['F0042', '2026-12-30', '2027-01-04', 'F0042'],
    ['F26-0042', '2026-12-30', '2026-12-31', 'F26-0042'],
    ['F26-0042', '2026-12-30', '2027-01-04', 'F27-0001'],
    ['2026-11-007', '2026-11-30', '2026-12-01', '2026-12-007'],
    ['202612-001', '2026-12-30', '2027-01-04', '202701-001'],
  ])('chosen as %s on %s and issued on %s is %s', (number, issuedOn, day, expected) => {
    expect(firstNumberOnIssue({ number, issuedOn }, day)).toBe(expected)
  })
})

describe('isBillNumber', () => {
  it.each([
    ['2026-0001', true],
    ['F/2026+1_a', true],
    ['', false],
    ['2026 0001', false],
    ['n°1', false],
    ['1'.repeat(36), false],
  ])('of %j is %s', (text, expected) => {
    expect(isBillNumber(text)).toBe(expected)
  })
})
