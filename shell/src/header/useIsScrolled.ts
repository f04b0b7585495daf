import { useSyncExternalStore } from 'react'

const subscribe = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/** Whether the page is scrolled further than `px`. */
export const useIsScrolled = (px: number): boolean => useSyncExternalStore(subscribe, () => window.scrollY > px)
