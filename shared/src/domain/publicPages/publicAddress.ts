import { plainText } from '../plainText.ts'
import { textPageAt, withoutLastSlash, type TextPage } from './composedPages.ts'
import { searchOf, searchPageOf, searchPath, type Search } from './publicPaths.ts'

/** What search engines are told of a public page. */
export interface PublicAddress {
  /** The path of its one address, whichever it was opened by. */
  path: string
  /** Kept out of search engines. */
  isHidden: boolean
}

/** Pages that stand at two addresses: the one that they are found by. */
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
 * The address of a page of the search; `town` is the directory's spelling of the place that was typed, where it is one. The
 * whole directory and its towns are found: no persons' names, and no beginnings of words, in endless combinations.
 */
export const searchAddress = ({ name, location }: Search, page: number, town: string | undefined): PublicAddress => ({
  path: searchPath({ name, location: town ?? location }, page),
  isHidden: name.trim() !== '' || (location.trim() !== '' && town === undefined),
})

/** What can be said of it without the directory: its path leads to the town's, which the server says. */
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
