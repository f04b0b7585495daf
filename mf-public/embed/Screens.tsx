import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { Pages } from './pages.tsx'
import { useNews } from './useNews.ts'

/** The pages that lead to a booking, at the paths they have in the product. */
export function Screens({ element }: { element: HTMLElement }) {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useNews(element)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    // A shorter screen may begin above what the window shows.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [pathname, element])

  return <Pages />
}
