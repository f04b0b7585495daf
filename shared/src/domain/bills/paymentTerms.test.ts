import { describe, expect, it } from '@jest/globals'
import { defaultPaymentTermId, dueDay, paymentTerms } from './paymentTerms.ts'

describe('an invoice issued on 20 November 2026', () => {
  it.each([
    ['À réception', '2026-11-20'],
    ['15 jours', '2026-12-05'],
    ['30 jours', '2026-12-20'],
    ['45 jours fin de mois', '2027-01-14'],
    ['60 jours', '2027-01-19'],
  ])('with the term « %s » is due on %s', (label, expected) => {
    const term = paymentTerms.find((paymentTerm) => paymentTerm.label === label)
    expect(term && dueDay('2026-11-20', term)).toBe(expected)
  })
})

describe('the payment terms', () => {
  it('have the order of the API contract, and the third is the default', () => {
    expect(paymentTerms.map(({ label }) => label)).toEqual([
      'À réception',
      '15 jours',
      '30 jours',
      '45 jours fin de mois',
      '60 jours',
    ])
    expect(paymentTerms[2]?.id).toBe(defaultPaymentTermId)
  })

  it.each([
    ['2028-02-29', '2028-04-14'],
    ['2026-12-31', '2027-02-14'],
    ['2027-01-01', '2027-03-17'],
  ])('count 45 days from the end of the month of %s', (issuedOn, expected) => {
    expect(dueDay(issuedOn, paymentTerms[3]!)).toBe(expected)
  })
})
