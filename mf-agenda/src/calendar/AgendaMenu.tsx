import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { Box, IconButton, MoreIcon } from 'shared/ui'
import { SessionMenu } from './SessionMenu.tsx'
import type { SessionActions } from './SessionMenu.tsx'

interface AgendaMenuProps {
  sessions: readonly ShortSession[]
  actions: SessionActions
  /** Receives a function that opens the menu of the focused session, for the page's keyboard shortcut. */
  openerRef: RefObject<() => void>
  children: ReactNode
}

interface ButtonPosition {
  block: Element
  session: ShortSession
  /** Sessions rendered when the button appeared; once they change, the block may show another session. */
  renderedSessions: readonly ShortSession[]
  top: number
  left: number
}

/** How far the button extends above the top edge of the block, and to the left of its right edge. */
const buttonOverlapPx = { top: 6, right: 20 }

const blockOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('.rbc-event') : null)
const isOnButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-agenda-more]') !== null

/**
 * Menu of each session in the calendar. It opens by the menu key or Shift+F10 on the focused block, by right click, or
 * by a small button on the hovered or focused block. Listens to bubbling events around the calendar, so that opening
 * the menu does not render the calendar again.
 */
export function AgendaMenu({ sessions, actions, openerRef, children }: AgendaMenuProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [buttonPosition, setButtonPosition] = useState<ButtonPosition>()
  const button = buttonPosition?.renderedSessions === sessions ? buttonPosition : undefined
  const [openedMenu, setOpenedMenu] = useState<{ block: Element; session: ShortSession }>()

  const sessionOf = (block: Element | null) => {
    const sessionElement = block?.matches('[data-session]') ? block : block?.querySelector('[data-session]')
    const id = sessionElement?.getAttribute('data-session')
    return sessions.find((session) => session.id === id)
  }

  function showButton(block: Element | null) {
    if (block === (button?.block ?? null)) return
    const session = sessionOf(block)
    const [frameBox, blockBox] = [frame.current?.getBoundingClientRect(), block?.getBoundingClientRect()]
    setButtonPosition(
      block && session && frameBox && blockBox
        ? {
            block,
            session,
            renderedSessions: sessions,
            top: blockBox.top - frameBox.top - buttonOverlapPx.top,
            left: blockBox.right - frameBox.left - buttonOverlapPx.right,
          }
        : undefined,
    )
  }

  function openMenu(block: Element | null) {
    const session = sessionOf(block)
    if (block && session) setOpenedMenu({ block, session })
    return session !== undefined
  }
  useLayoutEffect(() => {
    openerRef.current = () => void openMenu(blockOf(document.activeElement))
  })

  const onPointer = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 0 && !isOnButton(target)) showButton(blockOf(target))
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible') && !isOnButton(target)) showButton(blockOf(target))
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isOnButton(relatedTarget)) showButton(null)
  }
  const onKey = (event: KeyboardEvent) => {
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')
    if (isMenuKey && openMenu(blockOf(event.target))) event.preventDefault()
  }
  const onContextMenu = (event: MouseEvent) => {
    if (openMenu(blockOf(event.target))) event.preventDefault()
  }

  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onPointerOver={onPointer}
      onPointerLeave={() => showButton(null)}
      onPointerDown={({ target }) => !isOnButton(target) && showButton(null)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKey}
      onContextMenu={onContextMenu}
      onScrollCapture={() => showButton(null)}
    >
      {children}
      {button && (
        <IconButton
          data-agenda-more
          tabIndex={-1}
          size="small"
          aria-label={`Actions : ${button.session.title}`}
          title="Actions (Maj + F10)"
          onClick={() => setOpenedMenu(button)}
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
      {openedMenu && (
        <SessionMenu
          session={openedMenu.session}
          anchor={openedMenu.block}
          actions={actions}
          onClose={() => setOpenedMenu(undefined)}
        />
      )}
    </Box>
  )
}
