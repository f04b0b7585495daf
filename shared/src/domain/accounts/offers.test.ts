import { describe, expect, it } from '@jest/globals'
import { defaultOffer, isOnContact, landingOffers, signUpOffers } from './offers.ts'

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
      ['Nous contacter', 'ULTIME', null],
    ])
  })

  it('are all taken alone but Ultime', () => {
    expect(signUpOffers.map(({ offer }) => isOnContact(offer))).toEqual([false, false, true])
  })
})
