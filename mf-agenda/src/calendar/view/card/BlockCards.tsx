import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { Box, Paper, Popper } from 'shared/ui'
import type { NamesOf } from '../blocks/sessionNames.ts'
import { SessionCard } from './SessionCard.tsx'
import { useBlockCard } from './useBlockCard.ts'

interface BlockCardsProps {
  sessions: readonly ShortSession[]
  namesOf: NamesOf
  /** Actions that the card of a session offers. */
  renderActions?: (session: ShortSession) => ReactNode
  children: ReactNode
}

/**
 * Wraps the calendar, and shows a card next to its hovered or focused block. Listens to bubbling events, so that
 * showing the card does not render the calendar again. Tab moves from a block to the actions of its card, and from them
 * to the next block; Escape closes the card.
 */
export function BlockCards({ sessions, namesOf, renderActions, children }: BlockCardsProps) {
  const cardId = useId()
  const card = useRef<HTMLDivElement>(null)
  const { shownCard, blockListeners, cardListeners } = useBlockCard(sessions, cardId, card)
  return (
    <Box {...blockListeners}>
      {children}
      {shownCard && (
        <Popper
          open
          anchorEl={shownCard.block}
          container={shownCard.block.closest('main')}
          placement="right-start"
          modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
          sx={{ zIndex: 'tooltip' }}
        >
          <Paper
            ref={card}
            component="section"
            id={cardId}
            aria-label="Aperçu de la séance"
            elevation={8}
            {...cardListeners}
            sx={{ width: 300, maxWidth: 'calc(100vw - 32px)', p: 2 }}
          >
            <SessionCard session={shownCard.session} names={namesOf(shownCard.session)}>
              {renderActions?.(shownCard.session)}
            </SessionCard>
          </Paper>
        </Popper>
      )}
    </Box>
  )
}
