import { Link } from 'shared/router'
import { Button, Meadow, PageTitle, Stack, Typography } from 'shared/ui'

/** Says that the request for a demonstration was received. */
export default function DemoThanksPage() {
  return (
    <Stack
      spacing={3}
      sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 620, mx: 'auto', py: { xs: 4, md: 8 } }}
    >
      <Meadow width={240} />
      <PageTitle tab="Demande de démo reçue">Merci, à très bientôt</PageTitle>
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        Votre demande de démonstration nous est parvenue. Nous vous écrivons pour convenir d'un moment.
      </Typography>
      <Button component={Link} to="/" variant="outlined">
        Revenir à l'accueil
      </Button>
    </Stack>
  )
}
