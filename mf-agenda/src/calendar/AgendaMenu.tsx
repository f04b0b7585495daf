import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react'
import type { ShortSession } from 'shared/contracts/session'
import { Box, IconButton, MoreIcon } from 'shared/ui'
import { SessionMenu } from './SessionMenu.tsx'
import type { SessionActs } from './SessionMenu.tsx'

interface AgendaMenuProps {
  sessions: readonly ShortSession[]
  acts: SessionActs
  /** A shortcut opens the menu of the session that has the focus: tells the page how. */
  openerRef: RefObject<() => void>
  children: ReactNode
}

interface Spot {
  block: Element
  session: ShortSession
  /** Those drawn when it was shown: when others are drawn the block bears another. */
  of: readonly ShortSession[]
  top: number
  left: number
}

const blockOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('.rbc-event') : null)
const isOfButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-agenda-more]') !== null

/**
 * The actions of each session in the calendar: by the menu key or Shift+F10 on the block that has the focus, by a right click,
 * and by a small button that shows on the block under the pointer or with the focus.
 * It watches from around the calendar, which it does not draw again.
 */
export function AgendaMenu({ sessions, acts, openerRef, children }: AgendaMenuProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setSpot] = useState<Spot>()
  const spot = shown?.of === sessions ? shown : undefined
  const [opened, setOpened] = useState<{ block: Element; session: ShortSession }>()

  const sessionOf = (block: Element | null) => {
    const named = block?.matches('[data-session]') ? block : block?.querySelector('[data-session]')
    const id = named?.getAttribute('data-session')
    return sessions.find((session) => session.id === id)
  }

  function show(block: Element | null) {
    if (block === (spot?.block ?? null)) return
    const session = sessionOf(block)
    const [around, own] = [frame.current?.getBoundingClientRect(), block?.getBoundingClientRect()]
    setSpot(
      block && session && around && own
        ? { block, session, of: sessions, top: own.top - around.top - 6, left: own.right - around.left - 20 }
        : undefined,
    )
  }

  function open(block: Element | null) {
    const session = sessionOf(block)
    if (block && session) setOpened({ block, session })
    return session !== undefined
  }
  useLayoutEffect(() => {
    openerRef.current = () => void open(blockOf(document.activeElement))
  })

  const point = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 0 && !isOfButton(target)) show(blockOf(target))
  }
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible') && !isOfButton(target)) show(blockOf(target))
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!isOfButton(relatedTarget)) show(null)
  }
  const press = (event: KeyboardEvent) => {
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')
    if (isMenuKey && open(blockOf(event.target))) event.preventDefault()
  }
  const rightClick = (event: MouseEvent) => {
    if (open(blockOf(event.target))) event.preventDefault()
  }

  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onPointerOver={point}
      onPointerLeave={() => show(null)}
      onPointerDown={({ target }) => !isOfButton(target) && show(null)}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={press}
      onContextMenu={rightClick}
      onScrollCapture={() => show(null)}
    >
      {children}
      {spot && (
        <IconButton
          data-agenda-more
          tabIndex={-1}
          size="small"
          aria-label={`Actions : ${spot.session.title}`}
          title="Actions (Maj + F10)"
          onClick={() => setOpened(spot)}
          sx={{
            position: 'absolute',
            zIndex: 6,
            width: 26,
            height: 26,
            p: 0,
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 2,
            '&:hover': { bgcolor: 'background.sunk' },
          }}
          style={{ top: spot.top, left: spot.left }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      {opened && (
        <SessionMenu session={opened.session} anchor={opened.block} acts={acts} onClose={() => setOpened(undefined)} />
      )}
    </Box>
  )
}
