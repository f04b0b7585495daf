import { Button, Meadow, Stack, Typography } from 'shared/ui'

/** The shell itself failed: an area never brings it here, it has its own card. */
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
