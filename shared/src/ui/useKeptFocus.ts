import { useEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/**
 * Keeps the focus in an element whose focused control disappears, as a button that was used: `focusInstead` takes it.
 * The returned handlers belong on the element of `container`.
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
    // React reports no blur of a removed control. One that is disabled while its call is pending was not left by the user.
    onBlur: ({ target }: FocusEvent) => {
      hadFocus.current = target.matches(':disabled')
    },
  }
}
