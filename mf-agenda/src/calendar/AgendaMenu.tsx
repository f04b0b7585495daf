import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { Box, IconButton, MoreIcon } from 'shared/ui'
import { SessionMenu } from './SessionMenu.tsx'
import type { SessionActions } from './SessionMenu.tsx'

interface AgendaMenuProps {
  sessions: readonly ShortSession[]
  actions: SessionActions
  /** Set to a function that opens the menu of the focused session, for the page's shortcut. */
  openerRef: RefObject<() => void>
  children: ReactNode
}

interface ButtonPosition {
  block: Element
  session: ShortSession
  /** The sessions rendered when the button was shown: after a change, the block may show another session. */
  drawnSessions: readonly ShortSession[]
  top: number
  left: number
}

const blockOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('.rbc-event') : null)
const isOnButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-agenda-more]') !== null

/**
 * The actions of each session in the calendar: by the menu key or Shift+F10 on the focused block, by a right click, and by a
 * small button on the block under the pointer or with the focus. It handles bubbling events around the calendar, so that
 * the calendar itself is not rendered again.
 */
export function AgendaMenu({ sessions, actions, openerRef, children }: AgendaMenuProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setButton] = useState<ButtonPosition>()
  const button = shown?.drawnSessions === sessions ? shown : undefined
  const [opened, setOpened] = useState<{ block: Element; session: ShortSession }>()

  const sessionOf = (block: Element | null) => {
    const named = block?.matches('[data-session]') ? block : block?.querySelector('[data-session]')
    const id = named?.getAttribute('data-session')
    return sessions.find((session) => session.id === id)
  }

  function show(block: Element | null) {
    if (block === (button?.block ?? null)) return
    const session = sessionOf(block)
    const [frameBox, blockBox] = [frame.current?.getBoundingClientRect(), block?.getBoundingClientRect()]
    setButton(
      block && session && frameBox && blockBox
        ? {
            block,
            session,
            drawnSessions: sessions,
            top: blockBox.top - frameBox.top - 6,
            left: blockBox.right - frameBox.left - 20,
          }
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

  const onPointer = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 0 && !isOnButton(target)) show(blockOf(target))
  }
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible') && !isOnButton(target)) show(blockOf(target))
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!isOnButton(relatedTarget)) show(null)
  }
  const onKey = (event: KeyboardEvent) => {
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
      onPointerOver={onPointer}
      onPointerLeave={() => show(null)}
      onPointerDown={({ target }) => !isOnButton(target) && show(null)}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={onKey}
      onContextMenu={rightClick}
      onScrollCapture={() => show(null)}
    >
      {children}
      {button && (
        <IconButton
          data-agenda-more
          tabIndex={-1}
          size="small"
          aria-label={`Actions : ${button.session.title}`}
          title="Actions (Maj + F10)"
          onClick={() => setOpened(button)}
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
          style={{ top: button.top, left: button.left }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      {opened && (
        <SessionMenu
          session={opened.session}
          anchor={opened.block}
          actions={actions}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  )
}
