import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { amountDueToClub, amountsAfterChange, clubProblems, defaultClubPeriod } from './club.ts'

describe('defaultClubPeriod', () => {
  it.each([
    ['2026-11-21', '2026-09-01', '2026-11-30'],
    ['2026-11-01', '2026-09-01', '2026-11-30'],
    ['2026-11-30', '2026-09-01', '2026-11-30'],
    ['2026-12-31', '2026-10-01', '2026-12-31'],
    ['2027-01-01', '2026-11-01', '2027-01-31'],
    ['2027-02-28', '2026-12-01', '2027-02-28'],
    ['2027-03-31', '2027-01-01', '2027-03-31'],
    ['2028-02-29', '2027-12-01', '2028-02-29'],
    ['2028-04-30', '2028-02-01', '2028-04-30'],
    ['2026-08-31', '2026-06-01', '2026-08-31'],
  ])('on %s returns the period from %s to %s', (today, startDate, endDate) => {
    expect(defaultClubPeriod(today)).toEqual({ startDate, endDate })
  })
})

describe('amountDueToClub', () => {
  it.each([
    ['the room rent when there is no animal rent', { roomRent: 15, animalRent: 0, taxesPaidByPatient: 0 }, 15],
    ['the sum of both rents', { roomRent: 15.1, animalRent: 20.2, taxesPaidByPatient: 0 }, 35.3],
    ["the rents minus the patient's payment", { roomRent: 15, animalRent: 20, taxesPaidByPatient: 12.5 }, 22.5],
    ['zero when the patient pays both rents', { roomRent: 15.1, animalRent: 20.2, taxesPaidByPatient: 35.3 }, 0],
    ['zero when the patient pays more than the rents', { roomRent: 15, animalRent: 0, taxesPaidByPatient: 40 }, 0],
  ])('is %s', (_caseName, session, due) => {
    expect(amountDueToClub(session)).toBe(due)
  })

  it('is exact to the cent, whatever the rents', () => {
    const euros = fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(euros, euros, euros, (roomRent, animalRent, taxesPaidByPatient) => {
        const due = amountDueToClub({ roomRent, animalRent, taxesPaidByPatient })
        expect(due).toBe(Number(due.toFixed(2)))
        expect(due).toBeCloseTo(Math.max(0, roomRent + animalRent - taxesPaidByPatient), 2)
      }),
    )
  })
})

describe('amountsAfterChange', () => {
  const sums = { due: 0.6, paid: 0.5, left: 0.1 }
  it.each([
    ['replaces the amount due of an unpaid session', [0.1, false], [0.3, false], { due: 0.8, paid: 0.5, left: 0.3 }],
    ['moves the amount of a session to the paid part', [0.1, false], [0.1, true], { due: 0.6, paid: 0.6, left: 0 }],
    [
      'moves the amount of a session back to the remaining part',
      [0.2, true],
      [0.2, false],
      { due: 0.6, paid: 0.3, left: 0.3 },
    ],
    ['replaces the amount due of a paid session', [0.2, true], [0, true], { due: 0.4, paid: 0.3, left: 0.1 }],
  ] as const)('%s', (_caseName, [formerDue, formerPaid], [amountDue, paidToClub], expected) => {
    const former = { amountDue: formerDue, paidToClub: formerPaid }
    expect(amountsAfterChange(sums, former, { amountDue, paidToClub })).toEqual(expected)
  })

  it('returns a paid and a remaining amount that sum to the total', () => {
    const session = fc.record({
      amountDue: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
      paidToClub: fc.boolean(),
    })
    fc.assert(
      fc.property(session, session, (former, next) => {
        const { due, paid, left } = amountsAfterChange({ due: 99_999.99, paid: 99_999.99, left: 0 }, former, next)
        expect(Math.round(due * 100)).toBe(Math.round(paid * 100) + Math.round(left * 100))
      }),
    )
  })
})

describe('clubProblems', () => {
  it.each([
    ['', '', '', ['name']],
    ['   ', 'contact@ecuries.fr', '69003', ['name']],
    ['Les Écuries', '', '', []],
    ['Les Écuries', ' contact@ecuries.fr ', '69 003', []],
    ['Les Écuries', 'contact', '', ['email']],
    ['Les Écuries', 'contact@ecuries', '', ['email']],
    ['Les Écuries', '', '7500', ['address.zipCode']],
    ['', 'a b@ecuries.fr', '99999', ['name', 'email', 'address.zipCode']],
  ])(
    "for the name '%s', the e-mail '%s' and the postal code '%s' returns problems of %j",
    (...[name, email, zipCode, fields]) => {
      expect(clubProblems({ name, email, address: { zipCode } }).map(({ field }) => field)).toEqual(fields)
    },
  )
})
