import { useEffect } from 'react'
import { useLocation } from 'shared/router'

/**
 * Scrolls to the section in the URL and focuses its heading, when the page opens and when the URL names another section.
 */
export function useScrollToAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1))
    heading?.focus({ preventScroll: true })
    // In the server-rendered text, the browser has already scrolled to the section, and the visitor may have moved on.
    if (!heading?.closest('#composed')) heading?.scrollIntoView({ block: 'start' })
  }, [hash])
}
