import { plainText } from '../plainText.ts'
import { textPageAt, withoutLastSlash, type TextPage } from './composedPages.ts'
import { searchOf, searchPageOf, searchPath, type Search } from './publicPaths.ts'

/** The canonical address and the indexing of a public page. */
export interface PublicAddress {
  /** The canonical path. */
  path: string
  /** Whether it is excluded from search engines. */
  isHidden: boolean
}

/** Text pages with two addresses, mapped to the canonical one. */
const otherAddresses: Partial<Record<TextPage, TextPage>> = {
  '/pros/about': '/public/about',
  '/pros/cgu': '/public/cgu',
}

const hiddenPages: readonly TextPage[] = ['/public/session', '/pros/demoThanks', '/pros/sign-up']

/** The address of a text page. */
export const textAddress = (page: TextPage): PublicAddress => ({
  path: otherAddresses[page] ?? page,
  isHidden: hiddenPages.includes(page),
})

/**
 * The address of a search page; `town` is the directory's spelling of the typed place, if it is a town. The whole
 * directory and its towns are indexed, but not people's names and word prefixes, whose combinations are endless.
 */
export const searchAddress = ({ name, location }: Search, page: number, town: string | undefined): PublicAddress => ({
  path: searchPath({ name, location: town ?? location }, page),
  isHidden: name.trim() !== '' || (location.trim() !== '' && town === undefined),
})

/** The best guess without the directory: a search for a place is canonicalised to the town by the server only. */
const likelySearchAddress = (search: Search, page: number): PublicAddress =>
  searchAddress(search, page, plainText(search.location))

/** The address of the public page at a path; undefined for any other page. */
export function publicAddress(pathname: string, params: URLSearchParams): PublicAddress | undefined {
  const text = textPageAt(pathname)
  if (text !== undefined) return textAddress(text)
  const path = withoutLastSlash(pathname)
  if (path === '/therapists') return likelySearchAddress(searchOf(params), searchPageOf(params))
  return /^\/therapists\/[^/]+$/.test(path) ? { path, isHidden: false } : undefined
}
