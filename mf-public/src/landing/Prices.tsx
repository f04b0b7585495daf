import { landingOffers, landingTrial } from 'shared/domain/accounts/offers'
import { OfferCards } from '../offers/OfferCards.tsx'
import { Section } from './Section.tsx'

export const Prices = () => (
  <Section anchor="tarifs" title="Tarifs" lead={`${landingTrial}, sans carte bancaire. Prix hors taxes, par mois.`}>
    <OfferCards offers={landingOffers} label="Tarifs" />
  </Section>
)
