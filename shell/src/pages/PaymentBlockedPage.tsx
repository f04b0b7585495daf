import { useEffect } from 'react'
import { Button, Card, CardContent, Link, PageTitle, Stack, Typography } from 'shared/ui'
import { Link as RouterLink } from 'shared/router'
import { checkSession, flagPaymentBlocked, useSession } from 'shared/session'
import { providerEmail } from 'shared/domain/patients/provider'
import { SignedOutPage } from '../auth/SignedOutPage.tsx'
import { useIsServed } from '../useIsServed.ts'

const paymentPath = '/pros/paiement'

/** Opening this page sets the payment-blocked flag; the user's details, fetched at once, reset it when all is paid. */
export function PaymentBlockedPage() {
  const signedIn = useSession(({ token }) => token !== null)
  const blocked = useSession(({ paymentBlocked }) => paymentBlocked)
  const isServed = useIsServed()
  useEffect(() => {
    if (!signedIn) return
    flagPaymentBlocked()
    void checkSession()
  }, [signedIn])

  if (!signedIn) return <SignedOutPage />
  return (
    <Stack sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageTitle>Votre mois d'essai est arrive à sa fin ?</PageTitle>
      <Card>
        <CardContent component={Stack} spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>
            Pour retrouver votre agenda, vos patients et vos factures, renseignez vos informations de paiement. Rien n'a
            été effacé.
          </Typography>
          {isServed(paymentPath) && (
            <Button variant="contained" component={RouterLink} to={paymentPath}>
              Renseigner mes informations de paiement
            </Button>
          )}
          <Typography color="textSecondary">
            Une question, un compte à réactiver ? Écrivez-nous à{' '}
            <Link href={`mailto:${providerEmail}?subject=R%C3%A9activer%20mon%20compte`}>{providerEmail}</Link>.
          </Typography>
          {!blocked && (
            <Button component={RouterLink} to="/">
              Votre compte est actif : revenir à Complice
            </Button>
          )}
        </CardContent>
      </Card>
    </Stack>
  )
}
