import type { OfferCard } from 'shared/domain/accounts/offers'
import { Box } from 'shared/ui'
import { OfferItem } from './OfferItem.tsx'

interface OfferCardsProps {
  offers: readonly OfferCard[]
  /** Accessible name of the list. */
  label: string
  /** Returns the path of a card's button, undefined for no button; by default the sign-up with the card's offer. */
  pathOf?: (offer: OfferCard) => string | undefined
}

const signUpPath = ({ offer }: OfferCard) => `?inscription=1&offre=${offer}`

/** Offer cards side by side, each with title, price, features and a button. */
export const OfferCards = ({ offers, label, pathOf = signUpPath }: OfferCardsProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: `repeat(${offers.length}, 1fr)` },
      gap: { xs: 2, md: 3 },
      width: '100%',
      textAlign: 'start',
    }}
  >
    {offers.map((offer) => (
      <OfferItem key={offer.offer} offer={offer} path={pathOf(offer)} />
    ))}
  </Box>
)
