import { Box, Menu, MenuItem } from 'shared/ui'
import type { AgendaEvent } from '../../agendaEvent.ts'
import { accessibleLabel } from './labels.ts'

interface HiddenSessionsProps {
  /** The block '+2' next to which the menu opens, inside `<main>`. */
  anchor: Element
  events: readonly AgendaEvent[]
  onOpen: (event: AgendaEvent) => void
  onClose: () => void
}

/** Menu of the sessions that do not fit in a column, opened by the block '+2'. */
export const HiddenSessions = ({ anchor, events, onOpen, onClose }: HiddenSessionsProps) => (
  <Menu
    open
    anchorEl={anchor}
    container={anchor.closest('main')}
    onClose={onClose}
    slotProps={{ list: { 'aria-label': 'Autres séances' } }}
  >
    {events.map((event) => {
      const { session, names, colour } = event
      const times = `${session.startTime} – ${session.endTime}`
      return (
        <MenuItem
          key={session.id}
          aria-label={`${times} ${accessibleLabel(event)}`}
          onClick={() => {
            onClose()
            onOpen(event)
          }}
          sx={{ gap: 1.5 }}
        >
          <Box
            component="span"
            sx={{ width: 10, height: 22, flexShrink: 0, borderRadius: 'var(--mui-radius-bar)' }}
            style={{
              backgroundColor: colour.background,
              border: `2px ${colour.dashed ? 'dashed' : 'solid'} ${colour.border}`,
            }}
          />
          <span>{times}</span>
          <strong>{event.title}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {names.initials}
          </Box>
        </MenuItem>
      )
    })}
  </Menu>
)
