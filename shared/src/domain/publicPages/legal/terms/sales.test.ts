import { describe, expect, it } from '@jest/globals'
import { landingOffers, signUpOffers } from '../../../accounts/offers.ts'
import { money } from '../../../format.ts'
import { salesArticles } from './sales.ts'

const offers = JSON.stringify(salesArticles.find(({ id }) => id === 'offres'))
const pricesOf = (list: typeof signUpOffers) => list.flatMap(({ monthlyPrice }) => monthlyPrice ?? []).map(money)

describe('the price due', () => {
  it('is that of the payment page, whatever another page announced', () => {
    for (const price of pricesOf(signUpOffers)) expect(offers).toContain(price)
    for (const price of pricesOf(landingOffers)) expect(offers).not.toContain(price)
    expect(offers).toMatch(/tel que « Moyen de paiement » l'affiche quand vous y enregistrez votre carte/)
  })
})
