import { useContext } from 'react'
import { requestHoldHours } from 'shared/domain/sessions/booking'
import { Link } from 'shared/router'
import { Button, Meadow, PageTitle, Stack, Typography } from 'shared/ui'
import { ReturnLink } from '../ReturnLink.ts'

/** Page that confirms the request of a session, which the therapist must now validate. */
export default function WaitingPage() {
  const { to, back } = useContext(ReturnLink)
  return (
    <Stack
      spacing={3}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        maxWidth: 620,
        mx: 'auto',
        py: { xs: 4, md: 8 },
        '& h1': { textWrap: 'balance' },
      }}
    >
      <Meadow width={240} />
      <PageTitle tab="Demande enregistrée">Votre demande de séance est enregistrée</PageTitle>
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        Le praticien doit maintenant la valider : vous recevrez alors un e-mail de confirmation. Sans réponse de sa part
        sous {requestHoldHours} heures, la demande expire et vous en êtes averti.
      </Typography>
      <Button component={Link} to={to} variant="outlined">
        {back}
      </Button>
    </Stack>
  )
}
