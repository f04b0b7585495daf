import { Box, Button, visuallyHidden, PersonIcon, Tooltip, useIsPhone } from 'shared/ui'
import { Link } from 'shared/router'
import { useSession } from 'shared/session'
import { yieldToToasts } from './yieldToToasts.ts'

/** Shows the icon instead of the name on a phone while a toast is shown. */
const shownOnlyDuringToasts = { 'html:not(:has([data-toasts])) &': { display: 'none' } }

const lineSx = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** The signed-in user and the practice, or the e-mail address for a practice without a name. */
export function ProfileLink() {
  const isPhone = useIsPhone()
  const user = useSession((state) => state.user)
  const name = user && `${user.firstname} ${user.lastname}`.trim()
  const practice = user && (user.firm?.name || user.email)
  return (
    <Tooltip describeChild title={user ? `${name}, ${practice}` : 'Mon profil'}>
      <Button
        component={Link}
        to="/pros/user"
        color="inherit"
        data-tour="profile"
        startIcon={<PersonIcon />}
        sx={{
          minWidth: 44,
          flexShrink: 1,
          px: { xs: 0.75, md: 1.5 },
          textAlign: 'start',
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 }, ...(isPhone && user && shownOnlyDuringToasts) },
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {user ? 'Mon profil : ' : 'Mon profil'}
        </Box>
        <Box
          component="span"
          sx={{ minWidth: 0, maxWidth: { md: 240 }, lineHeight: 1.25, ...(isPhone && yieldToToasts) }}
        >
          <Box component="span" sx={{ ...lineSx, fontSize: 'var(--mui-text-compact)' }}>
            {name}
          </Box>{' '}
          <Box
            component="span"
            sx={{ ...lineSx, fontSize: 'var(--mui-text-caption)', fontWeight: 400, color: 'text.secondary' }}
          >
            {practice}
          </Box>
        </Box>
      </Button>
    </Tooltip>
  )
}
