import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { Pages } from './pages.tsx'
import { useStatusEvents } from './useStatusEvents.ts'

/** Renders the pages from the directory to a booking, which have the same paths as in the product. */
export function Screens({ element }: { element: HTMLElement }) {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useStatusEvents(element)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // The top of the new screen may be above the visible part of the partner's page.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [pathname, element])

  return <Pages />
}
