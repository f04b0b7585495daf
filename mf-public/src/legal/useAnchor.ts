import { useEffect } from 'react'
import { useLocation } from 'shared/router'

/** Scrolls to the section in the URL and focuses its heading, when the page opens and when the URL names another section. */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1))
    heading?.focus({ preventScroll: true })
    // Skipped for the section at which the browser itself opened the server-rendered text: the visitor may have scrolled on since.
    if (!heading?.closest('#composed')) heading?.scrollIntoView({ block: 'start' })
  }, [hash])
}
