import { useEffect } from 'react'
import { useLocation } from 'shared/router'

/** Shows the section that the address names, and gives its heading the focus: when the page opens, and when the address names another. */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1))
    heading?.focus({ preventScroll: true })
    // To the text that the server composed the browser has gone by itself, and one may have read on since.
    if (!heading?.closest('#composed')) heading?.scrollIntoView({ block: 'start' })
  }, [hash])
}
