import { landingOffers } from 'shared/domain/accounts/offers'
import { landingSections } from 'shared/domain/publicPages/landing'
import { OfferCards } from '../offers/OfferCards.tsx'
import { Section } from './Section.tsx'

export const Prices = () => (
  <Section {...landingSections.prices}>
    <OfferCards offers={landingOffers} label="Tarifs" />
  </Section>
)
