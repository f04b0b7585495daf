import { describe, expect, it } from '@jest/globals'
import { lateInterestProblems, lateInterests } from './lateInterests.ts'
import { exceedsCashLimit, paymentChoices } from './paymentChoices.ts'

describe('the means of payment', () => {
  it('have the order of the API contract, and the codes of UNTDID 4461', () => {
    expect(paymentChoices.map(({ label, code }) => `${label} ${code}`)).toEqual([
      'Virement 30',
      'Chèque 20',
      'Espèces 10',
      'Carte bancaire 48',
      'Prélèvement 59',
    ])
  })

  it.each([
    ['CASH', 1_000_00, false],
    ['CASH', 1_000_01, true],
    ['CARD', 1_000_01, false],
  ])('%s: a payment of %d cents exceeds the legal maximum in cash: %s', (id, total, expected) => {
    expect(exceedsCashLimit(id, total)).toBe(expected)
  })
})

describe('the interest for late payment', () => {
  it('has the order of the API contract', () => {
    expect(lateInterests.map(({ label }) => label)).toEqual(['3 fois le taux légal', 'taux BCE + 10 points', 'Aucun'])
  })

  it.each([
    [
      'NONE',
      true,
      [
        {
          field: 'selectedLateInterest',
          kind: 'invalid',
          message: 'Une entreprise doit des pénalités de retard : choisissez un taux',
        },
      ],
    ],
    ['NONE', false, []],
    ['ECB_RATE_PLUS_10', true, []],
  ])('%s, if the patient is a firm (%s), has the problems %j', (id, isFirm, problems) => {
    expect(lateInterestProblems(id, isFirm)).toEqual(problems)
  })
})
