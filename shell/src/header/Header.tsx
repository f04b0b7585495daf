import { memo } from 'react'
import { Box, IconButton, layout, MenuIcon, toastLane } from 'shared/ui'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { LandingSections } from './LandingSections.tsx'
import { LandingTools } from './LandingTools.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { Logo } from './Logo.tsx'
import { SignedInTools } from './SignedInTools.tsx'
import { SignedOutTools } from './SignedOutTools.tsx'
import { useHasSectionRow } from './useHasSectionRow.ts'
import { useIsScrolled } from './useIsScrolled.ts'

interface HeaderProps {
  /** Opens the menu; undefined: no menu button. */
  onMenu: (() => void) | undefined
  onTour: (() => void) | undefined
}

/** Scroll distance from which the header of the landing page is opaque. */
const opaqueFromScrollPx = 50

export function Header(props: HeaderProps) {
  const isSignedIn = useSession(({ token }) => token !== null)
  const isLanding = useLocation().pathname === '/' && !isSignedIn
  return <HeaderBar {...props} isSignedIn={isSignedIn} isLanding={isLanding} />
}

/** Memoised, because few navigations change the header. */
const HeaderBar = memo(function HeaderBar({
  onMenu,
  onTour,
  isSignedIn,
  isLanding,
}: HeaderProps & { isSignedIn: boolean; isLanding: boolean }) {
  const hasSectionRow = useHasSectionRow()
  const isTransparent = !useIsScrolled(opaqueFromScrollPx) && isLanding
  return (
    <>
      <Box
        component="header"
        data-screen-only
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          height: isSignedIn ? layout.headerHeightPx : layout.visitorHeaderHeightPx,
          flexShrink: 0,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 1.5 },
          px: { xs: 1.5, md: 3 },
          bgcolor: isTransparent ? 'transparent' : 'background.paper',
          borderBottom: 1,
          borderColor: isTransparent ? 'transparent' : 'divider',
          transition: 'background-color 0.2s, border-color 0.2s',
        }}
      >
        {onMenu && (
          <IconButton edge="start" aria-label="Ouvrir le menu" onClick={onMenu}>
            <MenuIcon />
          </IconButton>
        )}
        <Logo />
        <Box {...toastLane} sx={{ flexGrow: 1, alignSelf: 'stretch', minWidth: 0 }} />
        {isSignedIn && <SearchField />}
        {isSignedIn && <SignedInTools hasMenu={onMenu !== undefined} onTour={onTour} />}
        {!isSignedIn && (isLanding ? <LandingTools /> : <SignedOutTools />)}
      </Box>
      {isLanding && hasSectionRow && <LandingSections />}
    </>
  )
})
