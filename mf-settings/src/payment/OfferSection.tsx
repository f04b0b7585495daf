import { useState } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { OfferChoice, Subscription } from 'shared/contracts/accounts/payment'
import type { OfferCard } from 'shared/domain/accounts/offers'
import { needsContract, signUpOffers } from 'shared/domain/accounts/offers'
import { money } from 'shared/domain/format'
import { Alert, Box, Button, Card, Chip, ConfirmDialog, ContactLink, toast, Typography } from 'shared/ui'
import { saveOffer } from './api.ts'
import { offerChangedToast, offerFailureMessages } from './messages.ts'

const priceOf = ({ monthlyPrice }: OfferCard): string =>
  monthlyPrice === null ? 'Sur devis' : `${money(monthlyPrice)} H.T. par mois`

const canChooseOnline = (offer: Subscription['offer']): offer is OfferChoice['offer'] => !needsContract(offer)

interface OfferSectionProps {
  subscription: Subscription
  onChanged: (subscription: Subscription) => unknown
  onStale: () => void
}

/**
 * The offers, with a label on the current one. An offer is chosen by a button, or by e-mail if it needs a
 * signed contract.
 */
export function OfferSection({ subscription, onChanged, onStale }: OfferSectionProps) {
  const [chosenOffer, setChosenOffer] = useState<OfferCard & OfferChoice>()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (offer: OfferChoice['offer']) => saveOffer(subscription, { offer }),
    onSuccess: (savedSubscription) => {
      toast(offerChangedToast)
      return onChanged(savedSubscription)
    },
    onError: () => onStale(),
    onSettled: () => setChosenOffer(undefined),
  })
  return (
    <Box component="section" aria-label="Offre">
      <Typography variant="h2" sx={{ mb: 2 }}>
        Offre
      </Typography>
      {error && (
        <Alert severity="error" onClose={reset} sx={{ mb: 2 }}>
          {messageFor(error, offerFailureMessages)}
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
                (canChooseOnline(offer) ? (
                  <Button variant="outlined" onClick={() => setChosenOffer({ ...card, offer })}>
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
        open={chosenOffer !== undefined}
        title={`Passer à l'offre ${chosenOffer?.title ?? ''} ?`}
        confirm="Changer d'offre"
        busy={isPending}
        onConfirm={() => chosenOffer && mutate(chosenOffer.offer)}
        onCancel={() => setChosenOffer(undefined)}
      >
        {chosenOffer && `${priceOf(chosenOffer)}. Le changement est immédiat ; vos données restent.`}
      </ConfirmDialog>
    </Box>
  )
}
