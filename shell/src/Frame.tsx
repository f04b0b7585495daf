import { useEffect, useState } from 'react'
import { Box, layout, Toaster, useIsPhone } from 'shared/ui'
import { ScrollRestoration } from 'shared/router'
import { checkSession, resumeSignOut, useSession } from 'shared/session'
import { LazySignDialogs } from './auth/LazySignDialogs.tsx'
import { useSessionEnd } from './auth/useSessionEnd.ts'
import { CookieBanner } from './cookies/CookieBanner.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { ShortcutsHelp } from './keyboard/ShortcutsHelp.tsx'
import { BottomBar } from './menu/BottomBar.tsx'
import { SideMenu } from './menu/SideMenu.tsx'
import { LostConnectionBanner } from './LostConnectionBanner.tsx'
import { NavigationGuard } from './NavigationGuard.tsx'
import { PracticeNotices } from './notices/PracticeNotices.tsx'
import { RegistryNotices } from './notices/RegistryNotices.tsx'
import { Pages } from './Pages.tsx'
import { PendingSignOutPage } from './PendingSignOutPage.tsx'
import { OldRegistryBanner } from './registry/screens/OldRegistryBanner.tsx'
import { SkipLink } from './SkipLink.tsx'
import { LazyTour } from './tour/LazyTour.tsx'
import { useDueTour, useTour } from './tour/useTour.ts'
import { usePageDescription } from './usePageDescription.ts'

/**
 * The key of a page's scroll position. Every page opened by its address has the key `default`, so its address is used
 * instead.
 */
const scrollKey = ({ key, pathname, hash }: { key: string; pathname: string; hash: string }) =>
  key === 'default' ? pathname + hash : key

/** Listed in `storedKeys.ts`, so that the sign-out removes it; react-router's default key would remain. */
const scrollStorageKey = 'complice.scroll'

const mainSx = {
  flexGrow: 1,
  width: '100%',
  maxWidth: layout.listWidthPx,
  mx: 'auto',
  p: { xs: 2, md: 4 },
} as const

/** A member's page begins close to the header: the work is above the fold. */
const memberMainSx = {
  px: { xs: 2, md: 3 },
  pt: { xs: 1, md: 1.5 },
  '--page-title-height': { xs: '44px', md: '40px' },
  '--page-title-gap': '8px',
  '& h1': { fontSize: { xs: 'var(--mui-text-title)', md: 'var(--mui-text-amount)' } },
} as const

/** Renders no page once the document's owner is signed out: the next user's document is about to replace it. */
export function Frame() {
  const isReplacingDocument = useSession((session) => session.isReplacingDocument)
  const isAwaitingNetwork = useSession((session) => session.isAwaitingNetwork)
  if (isAwaitingNetwork) return <PendingSignOutPage />
  return isReplacingDocument ? null : <OpenFrame />
}

/** Runs the effects that depend on the address, so that a navigation does not render the whole frame again. */
function AddressEffects({ onTourDue }: { onTourDue: () => void }) {
  useSessionEnd()
  usePageDescription()
  useDueTour(onTourDue)
  return null
}

/** The frame around every page. It works without any area, and contains the sign-in dialogs. */
function OpenFrame() {
  const isPhone = useIsPhone()
  const isSignedIn = useSession(({ token }) => token !== null)
  const isBlocked = useSession(({ paymentBlocked }) => paymentBlocked)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const tour = useTour()
  const hasMenu = isSignedIn && !isBlocked

  useEffect(() => void checkSession(), [])
  useEffect(resumeSignOut, [])

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header
        onMenu={hasMenu && isPhone ? () => setDrawerOpen(true) : undefined}
        onTour={hasMenu ? tour.start : undefined}
      />
      <Box sx={{ flexGrow: 1, display: 'flex', minWidth: 0 }}>
        {hasMenu && (
          <SideMenu
            isDrawerOpen={isDrawerOpen || tour.isRunning}
            isKeptOpenByTour={tour.isRunning}
            onClose={() => setDrawerOpen(false)}
            onTour={tour.start}
          />
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box component="main" id="contenu" tabIndex={-1} sx={{ ...mainSx, ...(isSignedIn && memberMainSx) }}>
            <LostConnectionBanner />
            <OldRegistryBanner />
            <RegistryNotices />
            <PracticeNotices />
            <Pages />
          </Box>
          <Footer />
        </Box>
      </Box>
      <CookieBanner />
      {hasMenu && isPhone && <BottomBar onMore={() => setDrawerOpen(true)} />}
      <Toaster container={document.body} />
      <NavigationGuard />
      <LazySignDialogs />
      <LazyTour isRunning={tour.isRunning} onEnd={tour.stop} />
      <ShortcutsHelp />
      {/* Last, so that leaving a page at the end of a session prevails over what the page does then. */}
      <AddressEffects onTourDue={tour.start} />
      <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />
    </Box>
  )
}
