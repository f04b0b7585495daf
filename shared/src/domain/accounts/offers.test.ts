import { describe, expect, it } from '@jest/globals'
import { defaultOffer, isOnContact, landingOffers, limitsOf, offerNamed, signUpOffers } from './offers.ts'

describe('the offers', () => {
  it('are 30 and 45 euros at sign-up, Ultime on contact, Pro by default', () => {
    expect(signUpOffers.map(({ offer, monthlyPrice }) => [offer, monthlyPrice])).toEqual([
      ['STANDARD', 30],
      ['PRO', 45],
      ['ULTIME', null],
    ])
    expect(defaultOffer).toBe('PRO')
  })

  it('are 24,90 and 59,90 euros on the landing page, where Premium leads to PRO', () => {
    expect(landingOffers.map(({ title, offer, monthlyPrice }) => [title, offer, monthlyPrice])).toEqual([
      ['Standard', 'STANDARD', 24.9],
      ['Premium', 'PRO', 59.9],
      ['Plus de 5 personnes', 'ULTIME', null],
    ])
  })

  it.each([
    ['sign-up', signUpOffers],
    ['landing page', landingOffers],
  ])('of the %s feature Pro only, list their content and have no price for a further person', (_list, cards) => {
    expect(cards.filter(({ featured }) => featured).map(({ offer }) => offer)).toEqual(['PRO'])
    expect(cards.filter(({ features, description }) => features.length < 3 || description === '')).toEqual([])
    expect(cards.map(({ additionalPrice }) => additionalPrice)).toEqual([null, null, null])
    expect(new Set(cards.map(({ buttonText }) => buttonText)).size).toBe(cards.length)
  })

  it('give a practice of Pro its one assistant at once, whichever list it was chosen from', () => {
    expect(limitsOf('PRO')).toEqual({ nbMaxAssistants: 1, nbMaxTherapists: 1 })
  })

  it.each([
    ['PRO', 'PRO'],
    ['ULTIME', 'ULTIME'],
    ['pro', undefined],
    ['', undefined],
    [null, undefined],
  ])('named by %j: %j', (text, offer) => {
    expect(offerNamed(text)).toBe(offer)
  })

  it('can be chosen without a contract, except Ultime', () => {
    expect(signUpOffers.map(({ offer }) => isOnContact(offer))).toEqual([false, false, true])
  })
})
