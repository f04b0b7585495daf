import { useContact } from 'shared/client'
import { demoLink } from 'shared/domain/publicPages/contact'
import { hero } from 'shared/domain/publicPages/landing'
import { Link } from 'shared/router'
import { Button, Skeleton, Stack } from 'shared/ui'

/**
 * Link to the operator's booking page for demonstrations, or without one to an e-mail; a skeleton while the contact is
 * loading.
 */
function DemoButton() {
  const contact = useContact()
  if (!contact) return <Skeleton variant="rounded" sx={{ width: { sm: 300 }, height: { xs: 48, md: 42 } }} />
  return (
    <Button {...demoLink(contact)} variant="outlined" size="large" sx={{ px: 3 }}>
      {hero.demo}
    </Button>
  )
}

interface TrialButtonsProps {
  /** Whether the links are one below the other on a wide desktop, in a column of text. */
  isColumnOnDesktop?: boolean
}

/** The two main links: start a trial, or book a demonstration. */
export const TrialButtons = ({ isColumnOnDesktop = false }: TrialButtonsProps) => (
  <Stack
    direction={{ xs: 'column', sm: 'row', lg: isColumnOnDesktop ? 'column' : 'row' }}
    spacing={{ xs: 1, sm: 2, lg: isColumnOnDesktop ? 1.5 : 2 }}
    sx={{ justifyContent: 'center' }}
  >
    <Button
      component={Link}
      to="/?inscription=1"
      preventScrollReset
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
    <DemoButton />
  </Stack>
)
