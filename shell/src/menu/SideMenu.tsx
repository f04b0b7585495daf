import { useStoredFlag } from 'shared/session'
import { Box, Drawer, useIsPhone } from 'shared/ui'
import { CollapseButton } from './CollapseButton.tsx'
import { MenuEntries } from './MenuEntries.tsx'

interface SideMenuProps {
  /** On a phone, whether the menu button was pressed, or the tour shows the menu. */
  drawerOpen: boolean
  /** Whether the tour keeps the menu open and manages the focus. */
  isHeldByTour: boolean
  onClose: () => void
}

export function SideMenu({ drawerOpen, isHeldByTour, onClose }: SideMenuProps) {
  const isPhone = useIsPhone()
  const [isCollapsed, setIsCollapsed] = useStoredFlag('complice.menuCollapsed')

  if (isPhone) {
    return (
      <Drawer
        open={drawerOpen}
        onClose={onClose}
        disableEnforceFocus={isHeldByTour}
        disableAutoFocus={isHeldByTour}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 288, pt: 2 } } }}
      >
        <MenuEntries onGo={onClose} />
      </Drawer>
    )
  }

  return (
    <Box
      data-screen-only
      sx={{
        position: 'sticky',
        top: 64,
        height: 'calc(100dvh - 64px)',
        width: isCollapsed ? 72 : 248,
        flexShrink: 0,
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        py: 2,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <MenuEntries isCollapsed={isCollapsed} />
      <Box sx={{ flexGrow: 1 }} />
      <CollapseButton isCollapsed={isCollapsed} onClick={() => setIsCollapsed(!isCollapsed)} />
    </Box>
  )
}
