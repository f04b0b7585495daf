import { useState } from 'react'
import { useStoredFlag } from 'shared/session'
import { Box, Button, Drawer, IconButton, MenuIcon, Tooltip, useIsPhone } from 'shared/ui'
import { SettingsLinks } from './SettingsLinks.tsx'

const label = 'Menu des réglages'

export function SettingsMenu() {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [isCollapsed, setIsCollapsed] = useStoredFlag('complice.settingsCollapsed')

  if (isPhone)
    return (
      <>
        <Button startIcon={<MenuIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ mb: 1, ml: -1 }}>
          Réglages
        </Button>
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 288, pt: 2 } } }}
        >
          <SettingsLinks onGo={() => setOpen(false)} />
        </Drawer>
      </>
    )

  return (
    <Box sx={{ position: 'sticky', top: 96, width: isCollapsed ? 64 : 220, flexShrink: 0 }}>
      <Tooltip title={isCollapsed ? 'Déplier le menu des réglages' : 'Réduire le menu des réglages'} placement="right">
        <IconButton
          aria-label={label}
          aria-expanded={!isCollapsed}
          onClick={() => setIsCollapsed(!isCollapsed)}
          sx={{ ml: 1.5, mb: 1 }}
        >
          <MenuIcon />
        </IconButton>
      </Tooltip>
      <SettingsLinks isCollapsed={isCollapsed} />
    </Box>
  )
}
