import { useState } from 'react'
import { useStoredFlag } from 'shared/session'
import { Box, Button, Drawer, IconButton, MenuIcon, Tooltip, useIsPhone } from 'shared/ui'
import { SettingsLinks } from './SettingsLinks.tsx'

const label = 'Menu des réglages'

export function SettingsMenu() {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [collapsed, collapse] = useStoredFlag('complice.settingsCollapsed')

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
    <Box sx={{ position: 'sticky', top: 96, width: collapsed ? 64 : 220, flexShrink: 0 }}>
      <Tooltip title={collapsed ? 'Déplier le menu des réglages' : 'Réduire le menu des réglages'} placement="right">
        <IconButton
          aria-label={label}
          aria-expanded={!collapsed}
          onClick={() => collapse(!collapsed)}
          sx={{ ml: 1.5, mb: 1 }}
        >
          <MenuIcon />
        </IconButton>
      </Tooltip>
      <SettingsLinks collapsed={collapsed} />
    </Box>
  )
}
