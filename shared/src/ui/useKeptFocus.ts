import { useEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/**
 * Calls `focusInstead` when the focused control within `container` disappears, for example a button that was used, so
 * that the focus is not lost. The returned handlers must be set on the element of `container`.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, focusInstead: () => void) {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!hadFocus.current || container.current?.contains(document.activeElement)) return
    hadFocus.current = false
    if (document.activeElement === document.body) focusInstead()
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // React reports no blur of a removed control. The blur of a control that is disabled during its call is ignored.
    onBlur: ({ target }: FocusEvent) => {
      hadFocus.current = target.matches(':disabled')
    },
  }
}
