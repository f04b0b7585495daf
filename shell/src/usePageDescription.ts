import { useEffect, useRef } from 'react'
import { publicAddress } from 'shared/domain/publicPages/publicAddress'
import { useLocation } from 'shared/router'

/** What a document says of its page to search engines and to previews of a link. */
const saidToMachines =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], script[type="application/ld+json"]'

function elementOf(path: string, isHidden: boolean): HTMLElement {
  if (isHidden) return Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
  return Object.assign(document.createElement('link'), { rel: 'canonical', href: window.location.origin + path })
}

/**
 * The server says of the page that was loaded what it is. Of a public page that one comes to from there, its one address
 * is said, or that it is kept out of search engines; the rest described the other page, and is removed.
 */
export function usePageDescription(): void {
  const { pathname, search }: { pathname: string; search: string } = useLocation()
  const address = publicAddress(pathname, new URLSearchParams(search))
  const path = address?.path
  const isHidden = address?.isHidden ?? false
  const page = path ?? pathname
  const described = useRef({ page, by: [] as Element[] })

  useEffect(() => {
    described.current.by = [...document.head.querySelectorAll(saidToMachines)]
  }, [])

  useEffect(() => {
    if (described.current.page === page) return
    for (const element of described.current.by) element.remove()
    const by = path === undefined ? [] : [elementOf(path, isHidden)]
    document.head.append(...by)
    described.current = { page, by }
  }, [page, path, isHidden])
}
