import { describe, expect, it } from '@jest/globals'
import { lateInterestProblems, lateInterests } from './lateInterests.ts'
import { paymentChoices } from './paymentChoices.ts'

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
  ])('of the choice %s, for a client that is a firm (%s), has the problems %j', (id, isFirm, problems) => {
    expect(lateInterestProblems(id, isFirm)).toEqual(problems)
  })
})
