import { memo, useState } from 'react'
import type { MouseEvent } from 'react'
import { helpIndexPath, helpPathOf } from 'shared/domain/help/helpPath'
import { Link, useLocation } from 'shared/router'
import { Button, Divider, HelpIcon, IconButton, Menu, MenuItem, Tooltip, Typography } from 'shared/ui'
import { showShortcuts } from '../keyboard/shortcutsDialogState.ts'
import { useHasHelp } from '../useHasHelp.ts'
import { SchemeItems } from './SchemeItems.tsx'

interface HelpMenuProps {
  onTour: (() => void) | undefined
  /** Whether the button is a row of the menu, with its label. */
  isInMenu?: boolean
}

const label = 'Aide et affichage'

/** The menu 'Aide et affichage': help, guided tour, keyboard shortcuts and colour scheme. */
export const HelpMenu = (props: HelpMenuProps) => (
  <HelpMenuButton {...props} helpPath={helpPathOf(useLocation().pathname)} />
)

/** Memoised, because the pages of an area share their help. */
const HelpMenuButton = memo(function HelpMenuButton({
  onTour,
  isInMenu = false,
  helpPath,
}: HelpMenuProps & { helpPath: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasHelp = useHasHelp()
  const closeAndRun = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  const buttonProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const
  return (
    <>
      {isInMenu ? (
        <Button color="inherit" startIcon={<HelpIcon />} {...buttonProps}>
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <IconButton aria-label={label} {...buttonProps}>
            <HelpIcon />
          </IconButton>
        </Tooltip>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {hasHelp && (
          // Opens a new tab, so that input on this page is kept.
          <MenuItem component={Link} to={helpPath} target="_blank" onClick={() => setAnchor(null)}>
            {helpPath === helpIndexPath ? 'Aide' : 'Aide sur cet écran'}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
              (nouvel onglet)
            </Typography>
          </MenuItem>
        )}
        {onTour && <MenuItem onClick={closeAndRun(onTour)}>Revoir la visite</MenuItem>}
        <MenuItem onClick={closeAndRun(showShortcuts)}>Raccourcis clavier</MenuItem>
        <Divider />
        <SchemeItems />
      </Menu>
    </>
  )
})
