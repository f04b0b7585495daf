import type { ReactNode } from 'react'
import type { MenuEntry } from 'shared/federation'
import { Link } from 'shared/router'
import { AreaIcon, Box, layout, MoreIcon } from 'shared/ui'
import { useMenu } from '../registry/areaRoutes.ts'
import { useIsCurrentEntry } from './useIsCurrentEntry.ts'

/** Four entries and 'Plus' are five columns of 64 px on a phone of 320 px. */
const maxEntries = 4

const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  flexShrink: 0,
  height: 'var(--bottom-bar-height)',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const

const listSx = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

const itemSx = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  width: '100%',
  height: layout.bottomBarHeightPx - 1,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: 'var(--mui-text-micro)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // The outline would be cut at the edges of the window.
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current=page]': { color: 'primary.main' },
  '&[aria-current=page] > :first-of-type': { bgcolor: 'primary.light', color: 'primary.dark' },
} as const

/** The icon, on a pill when the entry is the current one, above the label. */
const Content = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <>
    <Box component="span" sx={{ display: 'flex', px: 2, py: '2px', borderRadius: 'var(--mui-radius-pill)' }}>
      {icon}
    </Box>
    <span>{label}</span>
  </>
)

function Entry({ entry }: { entry: MenuEntry }) {
  const { path, icon, label } = entry
  const isCurrent = useIsCurrentEntry(entry)
  return (
    <Box component={Link} to={path} aria-current={isCurrent ? 'page' : undefined} sx={itemSx}>
      <Content icon={<AreaIcon name={icon} />} label={label} />
    </Box>
  )
}

/**
 * The bar at the bottom of a phone: the first entries of the menu with `isInBottomBar`, and 'Plus', which opens the
 * menu. Absent for a member who may open none of these entries.
 */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const entries = useMenu()
    .filter(({ isInBottomBar }) => isInBottomBar)
    .slice(0, maxEntries)
  if (entries.length === 0) return null
  return (
    <Box component="nav" aria-label="Menu rapide" data-bottom-bar data-screen-only sx={barSx}>
      <Box component="ul" sx={listSx}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
        <li>
          <Box component="button" type="button" aria-haspopup="dialog" onClick={onMore} sx={itemSx}>
            <Content icon={<MoreIcon />} label="Plus" />
          </Box>
        </li>
      </Box>
    </Box>
  )
}
