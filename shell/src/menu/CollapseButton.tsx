import { ChevronLeftIcon, ChevronRightIcon, ListItemButton, ListItemIcon, ListItemText } from 'shared/ui'

export const CollapseButton = ({ isCollapsed, onClick }: { isCollapsed: boolean; onClick: () => void }) => (
  <ListItemButton
    component="button"
    onClick={onClick}
    aria-expanded={!isCollapsed}
    aria-label={isCollapsed ? 'Déplier le menu' : undefined}
    sx={{ flexGrow: 0, mx: 1.5, px: 1.5, borderRadius: 1, color: 'text.secondary' }}
  >
    <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
      {isCollapsed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </ListItemIcon>
    {!isCollapsed && <ListItemText primary="Réduire le menu" />}
  </ListItemButton>
)
