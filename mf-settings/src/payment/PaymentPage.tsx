import { queryClient } from 'shared/client'
import type { Subscription } from 'shared/contracts/accounts/payment'
import { useNavigate } from 'shared/router'
import { checkSession, useRights, useSession } from 'shared/session'
import { Alert, Box, ContactLink, layout, LoadFailed, Pending, Stack } from 'shared/ui'
import { useFreshQuery } from 'shared/ui/form'
import { AccountSection } from '../account/AccountSection.tsx'
import { cardKey, subscriptionKey } from '../keys.ts'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { readCard, readSubscription } from './api.ts'
import { CardForm } from './CardForm.tsx'
import { OfferSection } from './OfferSection.tsx'
import { PaymentStatus } from './PaymentStatus.tsx'

/** Stores the new offer and reloads the session, since the user's offer decides which pages are accessible. */
function cacheOffer(savedSubscription: Subscription) {
  queryClient.setQueryData(subscriptionKey, savedSubscription)
  return checkSession()
}

/**
 * Card and offer of the practice. Saving a card unblocks a blocked practice, in every tab. Its data can be exported and
 * its account deleted here, because a blocked practice has no other page.
 */
export default function PaymentPage() {
  const navigate = useNavigate()
  const { roles } = useRights()
  const isBlocked = useSession(({ paymentBlocked }) => paymentBlocked)
  const card = useFreshQuery({ queryKey: cardKey, queryFn: ({ signal }) => readCard(signal) })
  const subscription = useFreshQuery({ queryKey: subscriptionKey, queryFn: ({ signal }) => readSubscription(signal) })

  async function refresh() {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: subscriptionKey }),
      queryClient.invalidateQueries({ queryKey: cardKey }),
      checkSession(),
    ])
    if (isBlocked) await navigate('/', { replace: true })
  }

  return (
    <SettingsPage title="Moyen de paiement">
      {(card.isFailed || subscription.isFailed) && (
        <LoadFailed
          onRetry={() => {
            card.retry()
            subscription.retry()
          }}
        />
      )}
      {(card.isPending || subscription.isPending) && <Pending rows={6} />}
      {card.data && subscription.data && (
        <Stack spacing={4} sx={{ maxWidth: layout.formWidthPx }}>
          <PaymentStatus subscription={subscription.data} card={card.data} />
          {subscription.data.isDemonstration && (
            <Alert severity="info">
              Démonstration : aucun argent n'est pris, n'entrez pas une vraie carte. Essayez{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                4242 4242 4242 4242
              </Box>
              .
            </Alert>
          )}
          {subscription.data.takesCards ? (
            <CardForm
              title={subscription.data.card ? 'Changer de carte' : 'Enregistrer une carte'}
              onSaved={() => refresh()}
            />
          ) : (
            <Alert severity="info">
              Le paiement en ligne n'est pas ouvert : écrivez-nous à <ContactLink />.
            </Alert>
          )}
          <OfferSection
            subscription={subscription.data}
            onChanged={cacheOffer}
            onStale={() => void queryClient.invalidateQueries({ queryKey: subscriptionKey })}
          />
          {isBlocked && <AccountSection isOwner={roles.includes('ADMIN')} />}
        </Stack>
      )}
    </SettingsPage>
  )
}
