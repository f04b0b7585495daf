import { Link as RouterLink } from 'shared/router'
import { Box, Link, Meadow, PageTitle, serif, Stack, Typography } from 'shared/ui'
import { SearchStrip } from '../therapists/SearchStrip.tsx'

/** Where a visitor arrives: what this is, and the way to a therapist. */
export function LandingPage() {
  return (
    <Stack
      spacing={{ xs: 4, md: 6 }}
      sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 880, mx: 'auto', py: { xs: 3, md: 8 } }}
    >
      <Box
        sx={{
          '& h1': { fontFamily: serif, fontSize: 'clamp(2rem, 5vw, 3.25rem)', lineHeight: 1.15, textWrap: 'balance' },
          '& > div': { mb: 2 },
        }}
      >
        <PageTitle tab="Médiation animale : trouvez un praticien">Libérez votre potentiel thérapeutique</PageTitle>
        <Typography
          color="textSecondary"
          sx={{ fontSize: '1.125rem', maxWidth: '56ch', mx: 'auto', textWrap: 'pretty' }}
        >
          Chevaux, chiens, ânes ou lapins : trouvez près de chez vous un professionnel de la médiation animale, voyez
          ses créneaux libres et demandez une séance, sans compte pour chercher.
        </Typography>
      </Box>
      <SearchStrip search={{ name: '', location: '' }} />
      <Meadow width={320} />
      <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
        Vous êtes praticien ?{' '}
        <Link component={RouterLink} to="/?inscription=1">
          Inscrivez-vous
        </Link>{' '}
        ou{' '}
        <Link component={RouterLink} to="/?connexion=1">
          connectez-vous
        </Link>{' '}
        : votre agenda et vos patients vous attendent.
      </Typography>
    </Stack>
  )
}
