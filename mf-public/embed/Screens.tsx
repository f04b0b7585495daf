import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { Pages } from './pages.tsx'
import { useStatusEvents } from './useStatusEvents.ts'

/** The pages from the directory to a booking, with the same paths as in the product. */
export function Screens({ element }: { element: HTMLElement }) {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useStatusEvents(element)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // Scrolls to the top of the new screen, which may be above the visible part of the partner's page.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [pathname, element])

  return <Pages />
}
