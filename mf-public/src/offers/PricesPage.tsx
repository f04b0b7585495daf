import { signUpOffers } from 'shared/domain/accounts/offers'
import { pricesPage } from 'shared/domain/publicPages/prices'
import { useSession } from 'shared/session'
import { Box, hidden, PageTitle, serif, Typography } from 'shared/ui'
import { MailLink } from '../operator/MailLink.tsx'
import { useContactEmail } from '../operator/useContactEmail.ts'
import { OfferCards } from './OfferCards.tsx'

/** A member has an offer already, which is changed where it is paid. */
const paymentPath = () => '/pros/paiement'

/** The offers of the sign-up; choosing one opens it with that offer. */
export default function PricesPage() {
  const signedIn = useSession(({ token }) => token !== null)
  const email = useContactEmail()
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', py: { xs: 0, md: 3 } }}>
      <Box sx={{ textAlign: { md: 'center' }, mb: 4, '& h1': { fontFamily: serif }, '& > div': { mb: 1 } }}>
        <PageTitle tab={pricesPage.tab}>{pricesPage.title}</PageTitle>
        <Typography color="textSecondary" sx={{ fontSize: '1.125rem' }}>
          {pricesPage.lead}
        </Typography>
      </Box>
      <Typography variant="h2" sx={hidden}>
        Offres
      </Typography>
      <OfferCards offers={signUpOffers} label="Offres" {...(signedIn && { pathOf: paymentPath })} />
      <Typography color="textSecondary" sx={{ mt: 4, textAlign: { md: 'center' } }}>
        {pricesPage.terms} <MailLink address={email} />
      </Typography>
    </Box>
  )
}
