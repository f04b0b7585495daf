import { describe, expect, it } from '@jest/globals'
import { defaultOffer, needsContract, landingOffers, limitsOf, offerOfName, signUpOffers } from './offers.ts'

describe('the offers', () => {
  it('cost 30 and 45 euros at sign-up, Ultime on request; Pro is the default', () => {
    expect(signUpOffers.map(({ offer, monthlyPrice }) => [offer, monthlyPrice])).toEqual([
      ['STANDARD', 30],
      ['PRO', 45],
      ['ULTIME', null],
    ])
    expect(defaultOffer).toBe('PRO')
  })

  it('cost 24.90 and 59.90 euros on the landing page, where Premium is the offer PRO', () => {
    expect(landingOffers.map(({ title, offer, monthlyPrice }) => [title, offer, monthlyPrice])).toEqual([
      ['Standard', 'STANDARD', 24.9],
      ['Premium', 'PRO', 59.9],
      ['Plus de 5 personnes', 'ULTIME', null],
    ])
  })

  it.each([
    ['sign-up', signUpOffers],
    ['landing page', landingOffers],
  ])(
    'of the %s highlight Pro only, list their features, and have no price for an additional person',
    (_caseName, cards) => {
      expect(cards.filter(({ featured }) => featured).map(({ offer }) => offer)).toEqual(['PRO'])
      expect(cards.filter(({ features, description }) => features.length < 3 || description === '')).toEqual([])
      expect(cards.map(({ additionalPrice }) => additionalPrice)).toEqual([null, null, null])
      expect(new Set(cards.map(({ buttonText }) => buttonText)).size).toBe(cards.length)
    },
  )

  it('allow one assistant with Pro', () => {
    expect(limitsOf('PRO')).toEqual({ nbMaxAssistants: 1, nbMaxTherapists: 1 })
  })

  it.each([
    ['PRO', 'PRO'],
    ['ULTIME', 'ULTIME'],
    ['pro', undefined],
    ['', undefined],
    [null, undefined],
  ])('are found by exact name: %j → %j', (text, offer) => {
    expect(offerOfName(text)).toBe(offer)
  })

  it('can be chosen at sign-up, except Ultime, which needs a contract with the operator', () => {
    expect(signUpOffers.map(({ offer }) => needsContract(offer))).toEqual([false, false, true])
  })
})
