/**
 * A click on a link stays in the element; opened in a new tab, it must lead to the booking site, not to a path the
 * partner's site does not have.
 */
export function makeLinksAbsolute(shadow: ShadowRoot, base: string): () => void {
  const complete = () => {
    for (const link of shadow.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', new URL(link.getAttribute('href') ?? '', base).href)
  }
  const observer = new MutationObserver(complete)
  observer.observe(shadow, { subtree: true, childList: true, attributeFilter: ['href'] })
  complete()
  return () => observer.disconnect()
}
