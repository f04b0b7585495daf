import { describe, expect, it } from '@jest/globals'
import { landingOffers, signUpOffers } from '../../../accounts/offers.ts'
import { money } from '../../../format.ts'
import { salesArticles } from './sales.ts'

const offersArticle = JSON.stringify(salesArticles.find(({ id }) => id === 'offres'))
const pricesOf = (list: typeof signUpOffers) => list.flatMap(({ monthlyPrice }) => monthlyPrice ?? []).map(money)

describe('the conditions of sale', () => {
  it('state the prices of the sign-up page, not of the landing page, and refer to the payment page', () => {
    for (const price of pricesOf(signUpOffers)) expect(offersArticle).toContain(price)
    for (const price of pricesOf(landingOffers)) expect(offersArticle).not.toContain(price)
    expect(offersArticle).toMatch(/tel que « Moyen de paiement » l'affiche quand vous y enregistrez votre carte/)
  })
})
