import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { landingOffers, signUpOffers } from 'shared/domain/accounts/offers'
import type { OfferCard } from 'shared/domain/accounts/offers'
import { openArea } from 'shared/testing'
import { OfferCards } from './OfferCards.tsx'

const openPage = (offers: readonly OfferCard[]) => openArea(() => <OfferCards offers={offers} label="Tarifs" />, '/')
const findCard = async (title: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name: title })).closest('li')
  if (!item) throw new Error(`No card ${title}`)
  return within(item)
}

describe('the offer cards', () => {
  it('show the price, the features and a link to the sign-up with the offer', async () => {
    openPage(signUpOffers)
    const pro = await findCard('Pro')
    expect(pro.getByText(/^45,00\s€$/)).toBeVisible()
    expect(pro.getByText('HT / mois')).toBeVisible()
    expect(pro.getByText('Tout ce que contient Standard')).toBeVisible()
    expect(pro.getByRole('link', { name: 'Choisir Pro' })).toHaveAttribute('href', '/?inscription=1&offre=PRO')
  })

  it('mark the recommended offer with a text', async () => {
    openPage(signUpOffers)
    expect((await findCard('Pro')).getByText('Recommandée')).toBeVisible()
    expect(screen.getAllByText('Recommandée')).toHaveLength(1)
  })

  it('show no price for the offer on quotation', async () => {
    openPage(landingOffers)
    const largest = await findCard('Plus de 5 personnes')
    expect(largest.getByText('Sur devis')).toBeVisible()
    expect(largest.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
      'href',
      '/?inscription=1&offre=ULTIME',
    )
  })
})
