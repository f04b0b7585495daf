/**
 * Keeps the links in the element absolute, until the returned function is called. A link that is opened in a new tab
 * must lead to the booking site, not to a path of the partner's site. A plain click stays in the element.
 */
export function makeLinksAbsolute(shadow: ShadowRoot, base: string): () => void {
  const makeAbsolute = () => {
    for (const link of shadow.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', new URL(link.getAttribute('href') ?? '', base).href)
  }
  const observer = new MutationObserver(makeAbsolute)
  observer.observe(shadow, { subtree: true, childList: true, attributeFilter: ['href'] })
  makeAbsolute()
  return () => observer.disconnect()
}
