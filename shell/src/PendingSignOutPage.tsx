import { useEffect, useRef } from 'react'
import { Box, Typography } from 'shared/ui'

/** Shown after a sign-out without network: the home page, as a new document, cannot be loaded yet. */
export function PendingSignOutPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button was removed: screen readers continue at the title.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 1, p: 3, textAlign: 'center' }}
    >
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        Vous êtes déconnecté
      </Typography>
      <Typography>
        Votre compte est fermé sur cet appareil. Le serveur ne répond pas encore : la page d'accueil s'ouvrira dès le
        retour du réseau.
      </Typography>
    </Box>
  )
}
