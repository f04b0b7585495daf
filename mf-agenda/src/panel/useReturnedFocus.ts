import { useEffect, useLayoutEffect, useRef } from 'react'

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body

/**
 * When the panel closes, moves the focus back to the block of a session or the button that opened it. After a click on
 * a free time, which is not focusable, moves it to the title of the page, as after a navigation.
 */
export function useReturnedFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)

  // Runs as a layout effect, before the effects of the panel move the focus.
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) opener.current = document.activeElement
  }, [isOpen])

  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed || document.activeElement !== document.body) return
    const target = canTakeFocus(opener.current) ? opener.current : document.querySelector<HTMLElement>('main h1, h1')
    target?.focus({ preventScroll: true })
  }, [isOpen])
}
