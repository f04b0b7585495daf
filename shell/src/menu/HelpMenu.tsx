import { useState } from 'react'
import { Divider, HelpIcon, IconButton, Menu, MenuItem, Tooltip } from 'shared/ui'
import { showShortcuts } from '../keyboard/helpOpen.ts'
import { SchemeItems } from './SchemeItems.tsx'

/** Help and colour scheme. */
export function HelpMenu({ onTour }: { onTour: (() => void) | undefined }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const then = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <Tooltip title="Aide et affichage">
        <IconButton
          aria-label="Aide et affichage"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <HelpIcon />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Aide et affichage' } }}
      >
        {onTour && <MenuItem onClick={then(onTour)}>Revoir la visite</MenuItem>}
        <MenuItem onClick={then(showShortcuts)}>Raccourcis clavier</MenuItem>
        <Divider />
        <SchemeItems />
      </Menu>
    </>
  )
}
