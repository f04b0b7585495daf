import { useStoredFlag } from 'shared/session'
import { Box, IconButton, layout, MenuIcon, Tooltip } from 'shared/ui'
import { SettingsLinks } from './SettingsLinks.tsx'

export const settingsMenuLabel = 'Menu des réglages'

/** The menu of the settings next to their pages, from 800 px. */
export function SettingsMenu() {
  const [isCollapsed, setIsCollapsed] = useStoredFlag('complice.settingsCollapsed')
  return (
    <Box sx={{ position: 'sticky', top: layout.headerHeightPx.md + 12, width: isCollapsed ? 64 : 220, flexShrink: 0 }}>
      <Tooltip title={isCollapsed ? 'Déplier le menu des réglages' : 'Réduire le menu des réglages'} placement="right">
        <IconButton
          aria-label={settingsMenuLabel}
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
