import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'shared/router'

/** Moves the focus to the title of the panel when it opens or gets another address, unless a field inside has it. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const focusedPath = useRef('')
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    if (!panel.current?.contains(document.activeElement)) title.current?.focus({ preventScroll: true })
  }, [panel, title, pathname])
}
