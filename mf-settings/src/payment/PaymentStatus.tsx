import type { MaskedCard, Subscription } from 'shared/contracts/accounts/payment'
import { shortDay } from 'shared/domain/format'
import { practiceDayOf, practiceToday } from 'shared/session'
import { Alert, Card, CardContent, Fact } from 'shared/ui'

interface PaymentStatusProps {
  subscription: Subscription
  card: MaskedCard
}

/** End of the trial and state of the card, with warnings. */
export function PaymentStatus({ subscription: { trialEndsAt, isPaid, card: storedCard }, card }: PaymentStatusProps) {
  const trialEnd = practiceDayOf(trialEndsAt)
  const isTrialOver = trialEnd < practiceToday()
  return (
    <>
      {storedCard?.hasFailed && (
        <Alert severity="error">Le dernier paiement a été refusé : enregistrez une autre carte.</Alert>
      )}
      {isTrialOver && !isPaid && !storedCard && (
        <Alert severity="warning">Votre essai gratuit est terminé : enregistrez une carte pour continuer.</Alert>
      )}
      <Card>
        <CardContent
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 2,
            m: 0,
            '&:last-child': { pb: 2 },
          }}
        >
          <Fact name="Essai gratuit">
            {isTrialOver ? `Terminé le ${shortDay(trialEnd)}` : `Jusqu'au ${shortDay(trialEnd)}`}
          </Fact>
          <Fact name="Carte enregistrée">
            {storedCard ? `${storedCard.brand} ${card.cardNumber}, expire ${card.expirationDate}` : 'Aucune'}
          </Fact>
        </CardContent>
      </Card>
    </>
  )
}
