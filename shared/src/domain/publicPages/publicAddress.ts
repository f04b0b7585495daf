import { plainText } from '../plainText.ts'
import { textPageAt, withoutLastSlash, type TextPage } from './composedPages.ts'
import { searchOf, searchPageOf, searchPath, type Search } from './publicPaths.ts'

/** The canonical address of a public page, and whether search engines index it. */
export interface PublicAddress {
  /** The canonical path, with its query. */
  path: string
  /** Whether it is excluded from search engines. */
  isExcludedFromSearchEngines: boolean
}

/** Text pages with two addresses, mapped to the canonical one. */
const canonicalPages: Partial<Record<TextPage, TextPage>> = {
  '/pros/about': '/public/about',
  '/pros/cgu': '/public/cgu',
}

const unindexedPages: readonly TextPage[] = ['/public/session', '/pros/demoThanks', '/pros/sign-up']

/** Returns the address of a text page. */
export const textAddress = (page: TextPage): PublicAddress => ({
  path: canonicalPages[page] ?? page,
  isExcludedFromSearchEngines: unindexedPages.includes(page),
})

/**
 * Returns the address of a page of search results. `town` is the directory's spelling of the typed place, undefined if
 * it is not a town of the directory. Only searches for everything or for a town are indexed: those for names or
 * beginnings of words have endless combinations.
 */
export const searchAddress = ({ name, location }: Search, page: number, town: string | undefined): PublicAddress => ({
  path: searchPath({ name, location: town ?? location }, page),
  isExcludedFromSearchEngines: name.trim() !== '' || (location.trim() !== '' && town === undefined),
})

/** Guesses the address of a search without reading the directory, as if the typed place were a town. */
const likelySearchAddress = (search: Search, page: number): PublicAddress =>
  searchAddress(search, page, plainText(search.location))

/** Returns the address of the public page at a path; undefined for any other page. */
export function publicAddress(pathname: string, params: URLSearchParams): PublicAddress | undefined {
  const text = textPageAt(pathname)
  if (text !== undefined) return textAddress(text)
  const path = withoutLastSlash(pathname)
  if (path === '/therapists') return likelySearchAddress(searchOf(params), searchPageOf(params))
  return /^\/therapists\/[^/]+$/.test(path) ? { path, isExcludedFromSearchEngines: false } : undefined
}
