import { memo } from 'react'
import type { MenuEntry } from 'shared/federation'
import {
  AddIcon,
  AreaIcon,
  visuallyHidden,
  IconButton,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from 'shared/ui'
import { Link } from 'shared/router'
import { useIsCurrentEntry } from './useIsCurrentEntry.ts'

interface MenuLineProps {
  entry: MenuEntry
  isCollapsed: boolean
  onNavigate: (() => void) | undefined
}

export const MenuLine = (props: MenuLineProps) => <MenuLinks {...props} isCurrent={useIsCurrentEntry(props.entry)} />

/** Memoised, because a navigation changes at most two lines. */
const MenuLinks = memo(function MenuLinks({
  entry,
  isCollapsed,
  onNavigate,
  isCurrent,
}: MenuLineProps & { isCurrent: boolean }) {
  const { id, label, icon, path, plus } = entry
  return (
    <ListItem disablePadding sx={{ gap: 0.5 }}>
      <Tooltip title={isCollapsed ? label : null} placement="right">
        <ListItemButton
          component={Link}
          to={path}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          data-tour={`menu.${id}`}
          onClick={onNavigate}
          sx={{
            minHeight: 44,
            px: 1.5,
            borderRadius: 1,
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.light', color: 'primary.dark' },
          }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
            <AreaIcon name={icon} />
          </ListItemIcon>
          <ListItemText
            primary={label}
            sx={isCollapsed ? visuallyHidden : undefined}
            slotProps={{ primary: { sx: { fontWeight: isCurrent ? 650 : 500 }, noWrap: true } }}
          />
        </ListItemButton>
      </Tooltip>
      {plus && !isCollapsed && (
        <Tooltip title={plus.label}>
          <IconButton component={Link} to={plus.path} size="small" aria-label={plus.label} onClick={onNavigate}>
            <AddIcon />
          </IconButton>
        </Tooltip>
      )}
    </ListItem>
  )
})
