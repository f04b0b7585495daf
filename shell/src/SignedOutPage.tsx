import { Box, Typography } from 'shared/ui'

/** Shown after a sign-out without network: the home page, as a new document, cannot be loaded yet. */
export const SignedOutPage = () => (
  <Box
    component="main"
    aria-live="polite"
    sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 1, p: 3, textAlign: 'center' }}
  >
    <Typography variant="h1">Vous êtes déconnecté</Typography>
    <Typography>
      Votre compte est fermé sur cet appareil. Le serveur ne répond pas encore : la page d’accueil s’ouvrira dès le
      retour du réseau.
    </Typography>
  </Box>
)
