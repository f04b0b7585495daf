import { isOpenTo } from 'shared/domain/accounts/access'
import { signUpOffers } from 'shared/domain/accounts/offers'
import { pricesPage } from 'shared/domain/publicPages/prices'
import { useRights, useSession } from 'shared/session'
import { Alert, Box, ContactLink, visuallyHidden, PageTitle, serif, Typography } from 'shared/ui'
import { OfferCards } from './OfferCards.tsx'

/** Path of the page on which a member changes the offer of the practice. */
const paymentPath = () => '/pros/paiement'
const noPath = () => undefined

/**
 * Returns the function for the path of each card's button; undefined for a visitor, for whom the buttons open the sign-up
 * on the prices page.
 */
function useOfferPath() {
  const isSignedIn = useSession(({ token }) => token !== null)
  const canPay = isOpenTo({ privilege: 'ADMINISTRATION' }, useRights())
  if (!isSignedIn) return undefined
  return canPay ? paymentPath : noPath
}

/** Page with the offers; for a visitor, the button of an offer opens the sign-up with this offer. */
export default function PricesPage() {
  const pathOf = useOfferPath()
  const isPatient = useRights().roles.includes('PATIENT')
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', py: { xs: 0, md: 3 } }}>
      <Box sx={{ textAlign: { md: 'center' }, mb: 4, '& h1': { fontFamily: serif }, '& > div': { mb: 1 } }}>
        <PageTitle tab={pricesPage.tab}>{pricesPage.title}</PageTitle>
        <Typography color="textSecondary" sx={{ fontSize: 'var(--mui-text-lead)' }}>
          {pricesPage.lead}
        </Typography>
      </Box>
      {pathOf === noPath && !isPatient && (
        <Alert severity="info" sx={{ mb: 3 }}>
          Votre administrateur choisit l'offre de votre cabinet.
        </Alert>
      )}
      <Typography variant="h2" sx={visuallyHidden}>
        Offres
      </Typography>
      <OfferCards offers={signUpOffers} label="Offres" {...(pathOf && { pathOf })} />
      <Typography color="textSecondary" sx={{ mt: 4, textAlign: { md: 'center' } }}>
        {pricesPage.terms} <ContactLink />
      </Typography>
    </Box>
  )
}
