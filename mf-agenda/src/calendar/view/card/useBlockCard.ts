import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { blockOf, controlOf, focusablesOf, isInside, sessionIdOf } from './blockElements.ts'

/** Delay before a hovered block shows its card, so that a pointer that crosses the week shows none. */
const showDelayMs = 350
/** Delay before the card is hidden, during which the pointer can move from the block to its card. */
const hideDelayMs = 200

interface ShownCard {
  block: HTMLElement
  sessionId: string
}

/** Runs at most one delayed change at a time. */
function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    runAfter: (delayMs: number, change: () => void) => {
      cancel()
      timer.current = setTimeout(change, delayMs)
    },
  }
}

/** Returns the shown card's block and session, and the event listeners for the calendar and for the card. */
export function useBlockCard(sessions: readonly ShortSession[], cardId: string, card: RefObject<HTMLElement | null>) {
  const [shownCard, setShownCard] = useState<ShownCard>()
  const { runAfter, cancel } = useDelay()
  /** Block to which the focus returned from its card; the card then stays closed until the block loses the focus. */
  const closedBlock = useRef<Element>(null)
  const session = shownCard && sessions.find(({ id }) => id === shownCard.sessionId)

  const hide = () => {
    cancel()
    setShownCard(undefined)
  }
  const show = (block: HTMLElement) => {
    cancel()
    const sessionId = sessionIdOf(block)
    setShownCard(sessionId === null ? undefined : { block, sessionId })
  }

  useEffect(() => {
    if (!shownCard) return undefined
    const { block, sessionId } = shownCard
    const control = controlOf(block)
    control.setAttribute('aria-describedby', cardId)
    // Hides the card when the calendar reuses the block's element for another session.
    const observer = new MutationObserver(() => {
      if (!block.isConnected || sessionIdOf(block) !== sessionId) setShownCard(undefined)
    })
    const calendar = block.closest('.agenda')
    if (calendar) observer.observe(calendar, { childList: true, subtree: true, attributeFilter: ['data-session'] })
    return () => {
      observer.disconnect()
      control.removeAttribute('aria-describedby')
    }
  }, [shownCard, cardId])

  const onPointerOver = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0 || isInside(card.current, target)) return
    const block = blockOf(target)
    if (block && block === shownCard?.block) cancel()
    else if (block) runAfter(showDelayMs, () => show(block))
    else if (shownCard) runAfter(hideDelayMs, hide)
    else cancel()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const block = blockOf(target)
    if (block && block !== closedBlock.current && target.matches(':focus-visible')) show(block)
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (blockOf(target) === closedBlock.current) closedBlock.current = null
    if (!isInside(card.current, relatedTarget) && blockOf(relatedTarget) !== shownCard?.block) hide()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shownCard || blockOf(event.target) !== shownCard.block) return
    if (event.key === 'Escape') hide()
    const [firstAction] = focusablesOf(card.current)
    if (event.key !== 'Tab' || event.shiftKey || !firstAction) return
    event.preventDefault()
    firstAction.focus()
  }
  /** Returns the focus to the block on Escape and Shift+Tab; after the last action, Tab continues after the block. */
  const onCardKeyDown = (event: KeyboardEvent) => {
    if (!shownCard) return
    const actions = focusablesOf(card.current)
    const isAtEnd = event.target === (event.shiftKey ? actions[0] : actions.at(-1))
    if (event.key !== 'Escape' && !(event.key === 'Tab' && isAtEnd)) return
    event.stopPropagation()
    if (event.key === 'Escape' || event.shiftKey) event.preventDefault()
    closedBlock.current = shownCard.block
    controlOf(shownCard.block).focus()
    hide()
  }

  return {
    shownCard: shownCard && session && { block: shownCard.block, session },
    blockListeners: {
      onPointerOver,
      onPointerLeave: () => (shownCard ? runAfter(hideDelayMs, hide) : cancel()),
      onPointerDown: ({ target }: PointerEvent) => !isInside(card.current, target) && hide(),
      onFocus,
      onBlur,
      onKeyDown,
      onScrollCapture: hide,
    },
    cardListeners: { onPointerEnter: cancel, onKeyDown: onCardKeyDown },
  }
}
