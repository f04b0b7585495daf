import { isOpenTo } from 'shared/domain/accounts/access'
import { NavLink } from 'shared/router'
import { useRights } from 'shared/session'
import {
  AreaIcon,
  Box,
  visuallyHidden,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from 'shared/ui'
import { settingsPages } from '../settingsPages.ts'

interface SettingsLinksProps {
  /** True for icons only, with the names as tooltips. */
  isCollapsed?: boolean
  onNavigate?: () => void
}

/** Links to the settings pages that this member may open. */
export function SettingsLinks({ isCollapsed = false, onNavigate }: SettingsLinksProps) {
  const rights = useRights()
  const pages = settingsPages.filter((page) => isOpenTo(page, rights))
  return (
    <Box component="nav" aria-label="Réglages">
      <List sx={{ px: 1, py: 0, display: 'grid', gap: 0.5 }}>
        {pages.map(({ path, title, icon }) => (
          <ListItem key={path} disablePadding>
            <Tooltip title={isCollapsed ? title : null} placement="right">
              <ListItemButton
                component={NavLink}
                to={path}
                onClick={onNavigate}
                sx={{
                  minHeight: 44,
                  px: 1.5,
                  borderRadius: 1,
                  '&.active, &.active:hover': {
                    bgcolor: 'primary.light',
                    color: 'primary.dark',
                    '& .MuiListItemText-primary': { fontWeight: 650 },
                  },
                }}
              >
                <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
                  <AreaIcon name={icon} />
                </ListItemIcon>
                <ListItemText
                  primary={title}
                  sx={isCollapsed ? visuallyHidden : undefined}
                  slotProps={{ primary: { noWrap: true } }}
                />
              </ListItemButton>
            </Tooltip>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
