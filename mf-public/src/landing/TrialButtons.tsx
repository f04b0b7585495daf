import { useOperator } from 'shared/client'
import { hero } from 'shared/domain/publicPages/landing'
import { Link } from 'shared/router'
import { Button, Stack } from 'shared/ui'
import { useContactEmail } from '../operator/useContactEmail.ts'

const demoMail = (email: string) => `mailto:${email}?subject=${encodeURIComponent('Démo personnalisée')}`

/** The two ways in: alone, or shown around where the operator books demonstrations, else by mail. */
export function TrialButtons() {
  const { data } = useOperator()
  const email = useContactEmail()
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'center' }}>
      <Button
        component={Link}
        to="/?inscription=1"
        variant="contained"
        size="large"
        sx={{
          px: 4,
          bgcolor: 'accent.main',
          color: 'accent.contrastText',
          '&:hover': { bgcolor: 'accent.main', filter: 'brightness(0.92)' },
        }}
      >
        {hero.trial}
      </Button>
      <Button
        href={data?.demoBookingUrl ?? demoMail(email)}
        target="_blank"
        rel="noopener"
        variant="outlined"
        size="large"
        sx={{ px: 3 }}
      >
        {hero.demo}
      </Button>
    </Stack>
  )
}
