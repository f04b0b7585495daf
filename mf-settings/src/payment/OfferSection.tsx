import { useState } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { OfferChoice, Subscription } from 'shared/contracts/accounts/payment'
import type { OfferCard } from 'shared/domain/accounts/offers'
import { needsContract, signUpOffers } from 'shared/domain/accounts/offers'
import { money } from 'shared/domain/format'
import { Alert, Box, Button, Card, Chip, ConfirmDialog, ContactLink, toast, Typography } from 'shared/ui'
import { saveOffer } from './api.ts'
import { offerChanged, offerFailed } from './messages.ts'

const priceOf = ({ monthlyPrice }: OfferCard): string =>
  monthlyPrice === null ? 'Sur devis' : `${money(monthlyPrice)} H.T. par mois`

const isChoice = (offer: Subscription['offer']): offer is OfferChoice['offer'] => !needsContract(offer)

interface OfferSectionProps {
  subscription: Subscription
  onChanged: (subscription: Subscription) => unknown
  onStale: () => void
}

/** Offers, with the current one. Most are chosen by a button, the one by contract by e-mail. */
export function OfferSection({ subscription, onChanged, onStale }: OfferSectionProps) {
  const [chosen, setChosen] = useState<OfferCard & OfferChoice>()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (offer: OfferChoice['offer']) => saveOffer(subscription, { offer }),
    onSuccess: (saved) => {
      toast(offerChanged)
      return onChanged(saved)
    },
    onError: () => onStale(),
    onSettled: () => setChosen(undefined),
  })
  return (
    <Box component="section" aria-label="Offre">
      <Typography variant="h2" sx={{ mb: 2 }}>
        Offre
      </Typography>
      {error && (
        <Alert severity="error" onClose={reset} sx={{ mb: 2 }}>
          {messageFor(error, offerFailed)}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 2 }}>
        {signUpOffers.map((card) => {
          const { offer, title, description } = card
          const isCurrent = offer === subscription.offer
          return (
            <Card key={offer} component="section" aria-label={`Offre ${title}`} sx={{ p: 2 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 32 }}>
                <Typography variant="h3" sx={{ flexGrow: 1 }}>
                  {title}
                </Typography>
                {isCurrent && <Chip size="small" color="primary" label="Votre offre" />}
              </Box>
              <Typography sx={{ fontWeight: 600 }}>{priceOf(card)}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {description}
              </Typography>
              {!isCurrent &&
                (isChoice(offer) ? (
                  <Button variant="outlined" onClick={() => setChosen({ ...card, offer })}>
                    Choisir {title}
                  </Button>
                ) : (
                  <ContactLink subject="Offre Ultime">Nous contacter</ContactLink>
                ))}
            </Card>
          )
        })}
      </Box>
      <ConfirmDialog
        open={chosen !== undefined}
        title={`Passer à l'offre ${chosen?.title ?? ''} ?`}
        confirm="Changer d'offre"
        busy={isPending}
        onConfirm={() => chosen && mutate(chosen.offer)}
        onCancel={() => setChosen(undefined)}
      >
        {chosen && `${priceOf(chosen)}. Le changement est immédiat ; vos données restent.`}
      </ConfirmDialog>
    </Box>
  )
}
