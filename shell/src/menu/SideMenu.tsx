import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'shared/router'
import { useStoredFlag } from 'shared/session'
import { Box, Divider, Drawer, layout, useIsPhone } from 'shared/ui'
import { FirstSteps } from '../firstSteps/FirstSteps.tsx'
import { SignOutButton } from '../signOut/SignOutButton.tsx'
import { CollapseButton } from './CollapseButton.tsx'
import { HelpMenu } from './HelpMenu.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { useHasOwnMenu } from './useHasOwnMenu.ts'

interface SideMenuProps {
  /** Whether the menu is open on a phone: its button was pressed, or the tour shows it. */
  isDrawerOpen: boolean
  /** Whether the tour keeps the menu open and manages the focus. */
  isKeptOpenByTour: boolean
  onClose: () => void
  onTour: () => void
}

export function SideMenu({ isDrawerOpen, isKeptOpenByTour, onClose, onTour }: SideMenuProps) {
  const isPhone = useIsPhone()
  const startTour = () => {
    onClose()
    onTour()
  }
  if (!isPhone) return <MenuColumn />
  return (
    <MenuDrawer isOpen={isDrawerOpen} isKeptOpenByTour={isKeptOpenByTour} onClose={onClose}>
      <Divider sx={{ my: 1 }} />
      <Box sx={{ display: 'grid', justifyItems: 'start', px: 1.5, pb: 2 }}>
        <HelpMenu isInMenu onTour={startTour} />
        <SignOutButton isInMenu />
      </Box>
    </MenuDrawer>
  )
}

interface MenuDrawerProps extends Pick<SideMenuProps, 'onClose'> {
  isOpen: boolean
  isKeptOpenByTour?: boolean
  /** Below the entries. */
  children?: ReactNode
}

const MenuDrawer = ({ isOpen, isKeptOpenByTour = false, onClose, children }: MenuDrawerProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    disableEnforceFocus={isKeptOpenByTour}
    disableAutoFocus={isKeptOpenByTour}
    slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 288, pt: 2 } } }}
  >
    <MenuEntries onNavigate={onClose} />
    {children}
  </Drawer>
)

/** Menu column of a desktop. Beside a page with its own side menu, it shows icons only, and opens as a drawer. */
function MenuColumn() {
  const { pathname } = useLocation()
  const hasOwnMenu = useHasOwnMenu(pathname)
  const [isStoredCollapsed, setIsStoredCollapsed] = useStoredFlag('complice.menuCollapsed')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isCollapsed = isStoredCollapsed || hasOwnMenu
  return (
    <Box
      data-screen-only
      sx={{
        position: 'sticky',
        top: layout.headerHeightPx.md,
        height: `calc(100dvh - ${layout.headerHeightPx.md}px)`,
        width: isCollapsed ? 72 : 232,
        flexShrink: 0,
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        py: 1.5,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <MenuEntries isCollapsed={isCollapsed} />
      <Box sx={{ flexGrow: 1, minHeight: 16 }} />
      <Box sx={isCollapsed ? { display: 'grid', justifyItems: 'center' } : undefined}>
        <FirstSteps isCompact={isCollapsed} />
      </Box>
      <CollapseButton
        isCollapsed={isCollapsed}
        onClick={() => (hasOwnMenu ? setDrawerOpen(true) : setIsStoredCollapsed(!isCollapsed))}
      />
      {hasOwnMenu && <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
    </Box>
  )
}
