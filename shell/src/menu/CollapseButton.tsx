import { ChevronLeftIcon, ChevronRightIcon, ListItemButton, ListItemIcon, ListItemText } from 'shared/ui'

export const CollapseButton = ({ collapsed, onClick }: { collapsed: boolean; onClick: () => void }) => (
  <ListItemButton
    component="button"
    onClick={onClick}
    aria-expanded={!collapsed}
    aria-label={collapsed ? 'Déplier le menu' : undefined}
    sx={{ flexGrow: 0, mx: 1.5, px: 1.5, borderRadius: 1, color: 'text.secondary' }}
  >
    <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
      {collapsed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </ListItemIcon>
    {!collapsed && <ListItemText primary="Réduire le menu" />}
  </ListItemButton>
)
