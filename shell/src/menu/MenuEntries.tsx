import { Box, List } from 'shared/ui'
import { useMenu } from '../registry/areaRoutes.ts'
import { MenuLine } from './MenuLine.tsx'

/** The menu entries this user may open, in order. */
export function MenuEntries({ isCollapsed = false, onNavigate }: { isCollapsed?: boolean; onNavigate?: () => void }) {
  const entries = useMenu()
  return (
    <Box component="nav" aria-label="Menu principal">
      <List sx={{ px: 1.5, py: 0, display: 'grid', gap: 0.5 }}>
        {entries.map((entry) => (
          <MenuLine key={entry.id} entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        ))}
      </List>
    </Box>
  )
}
