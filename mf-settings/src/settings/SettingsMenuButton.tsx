import { useState } from 'react'
import { Button, Drawer, MenuIcon } from 'shared/ui'
import { SettingsLinks } from './SettingsLinks.tsx'
import { settingsMenuLabel } from './SettingsMenu.tsx'

/** The menu of the settings on a phone: a button that opens a drawer. */
export function SettingsMenuButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<MenuIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ px: 1 }}>
        Réglages
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': settingsMenuLabel, sx: { width: 288, pt: 2 } } }}
      >
        <SettingsLinks onNavigate={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
