import { useEffect, useState } from 'react'
import { Button, Card, CardContent, ContactLink, PageTitle, Stack, Typography } from 'shared/ui'
import { Link as RouterLink, useNavigate } from 'shared/router'
import { checkSession, setPaymentBlocked, useRights, useSession } from 'shared/session'
import { SignedOutPage } from '../auth/SignedOutPage.tsx'
import { useIsServed } from '../useIsServed.ts'

const paymentPath = '/pros/paiement'

/**
 * Shown to a practice whose trial is over. Opening it sets the payment-blocked flag; the user's details, fetched at
 * once, reset it after a payment. When the user pays in another tab in the meantime, this page leads to the home page.
 */
export function PaymentBlockedPage() {
  const isSignedIn = useSession(({ token }) => token !== null)
  const isBlocked = useSession(({ paymentBlocked }) => paymentBlocked)
  const [wasBlocked] = useState(isBlocked)
  const mayPay = useRights().privileges.includes('ADMINISTRATION')
  const navigate = useNavigate()
  const isServed = useIsServed()
  useEffect(() => {
    if (wasBlocked && isSignedIn && !isBlocked) void navigate('/', { replace: true })
  }, [isBlocked, navigate, isSignedIn, wasBlocked])
  useEffect(() => {
    if (!isSignedIn) return
    setPaymentBlocked()
    void checkSession()
  }, [isSignedIn])

  if (!isSignedIn) return <SignedOutPage />
  return (
    <Stack sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageTitle>Votre mois d'essai est arrive à sa fin ?</PageTitle>
      <Card>
        <CardContent component={Stack} spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>
            Pour retrouver votre agenda, vos patients et vos factures, renseignez vos informations de paiement. Rien n'a
            été effacé.
          </Typography>
          {!mayPay && (
            <Typography>
              Prévenez l'administrateur de votre cabinet : lui seul peut renseigner le moyen de paiement.
            </Typography>
          )}
          {mayPay && isServed(paymentPath) && (
            <Button variant="contained" component={RouterLink} to={paymentPath}>
              Renseigner mes informations de paiement
            </Button>
          )}
          {mayPay && isServed(paymentPath) && (
            <Typography color="textSecondary">
              La même page permet d'exporter vos données et de supprimer votre compte.
            </Typography>
          )}
          <Typography color="textSecondary">
            Une question, un compte à réactiver ? Écrivez-nous à <ContactLink subject="Réactiver mon compte" />.
          </Typography>
          {!isBlocked && (
            <Button component={RouterLink} to="/">
              Votre compte est actif : revenir à Complice
            </Button>
          )}
        </CardContent>
      </Card>
    </Stack>
  )
}
