import { Button, Meadow, Stack, Typography } from 'shared/ui'

/** Shown when the shell itself fails; a failing area has its own card. */
export const CrashedPage = () => (
  <Stack
    component="main"
    spacing={2}
    sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 3, textAlign: 'center' }}
  >
    <Meadow />
    <Typography variant="h1">Une erreur est survenue</Typography>
    <Typography color="textSecondary">Rechargez la page : ce que vous aviez enregistré est en sécurité.</Typography>
    <Button variant="contained" onClick={() => window.location.assign('/')}>
      Recharger
    </Button>
  </Stack>
)
