import { useEffect, useRef } from 'react'
import { publicAddress } from 'shared/domain/publicPages/publicAddress'
import { useLocation } from 'shared/router'

/** Elements that describe the page to search engines and link previews. */
const descriptionSelector =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], script[type="application/ld+json"]'

function createRobotsOrCanonical(path: string, isHidden: boolean): HTMLElement {
  if (isHidden) return Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
  return Object.assign(document.createElement('link'), { rel: 'canonical', href: window.location.origin + path })
}

/**
 * Keeps the description in the document's head up to date for search engines. The server writes it for the first page.
 * For each later page, removes the former elements, and adds the canonical address or `noindex`.
 */
export function usePageDescription(): void {
  const { pathname, search }: { pathname: string; search: string } = useLocation()
  const address = publicAddress(pathname, new URLSearchParams(search))
  const path = address?.path
  const isHidden = address?.isExcludedFromSearchEngines ?? false
  const page = path ?? pathname
  const description = useRef({ page, elements: [] as Element[] })

  useEffect(() => {
    description.current.elements = [...document.head.querySelectorAll(descriptionSelector)]
  }, [])

  useEffect(() => {
    if (description.current.page === page) return
    for (const element of description.current.elements) element.remove()
    const elements = path === undefined ? [] : [createRobotsOrCanonical(path, isHidden)]
    document.head.append(...elements)
    description.current = { page, elements }
  }, [page, path, isHidden])
}
