import { Box, IconButton, MenuIcon } from 'shared/ui'
import { useSession } from 'shared/session'
import { Logo } from './Logo.tsx'
import { SignedInTools } from './SignedInTools.tsx'
import { SignedOutTools } from './SignedOutTools.tsx'

interface HeaderProps {
  /** Opens the menu; without it there is no menu button. */
  onMenu: (() => void) | undefined
  onTour: (() => void) | undefined
}

export function Header({ onMenu, onTour }: HeaderProps) {
  const signedIn = useSession(({ token }) => token !== null)
  return (
    <Box
      component="header"
      data-screen-only
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 64,
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1.5 },
        px: { xs: 1.5, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton edge="start" aria-label="Ouvrir le menu" onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Logo />
      <Box sx={{ flexGrow: 1 }} />
      {signedIn ? <SignedInTools onTour={onTour} /> : <SignedOutTools />}
    </Box>
  )
}
