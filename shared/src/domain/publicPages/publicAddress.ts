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
 * The address of a page of the search, the same however its place was written. A search for a name is hidden: towns are
 * found, not persons' names in endless combinations.
 */
export const searchAddress = ({ name, location }: Search, page: number): PublicAddress => ({
  path: searchPath({ name, location: plainText(location) }, page),
  isHidden: name.trim() !== '',
})

/** The address of the public page at a path; undefined for any other page. */
export function publicAddress(pathname: string, params: URLSearchParams): PublicAddress | undefined {
  const text = textPageAt(pathname)
  if (text !== undefined) return textAddress(text)
  const path = withoutLastSlash(pathname)
  if (path === '/therapists') return searchAddress(searchOf(params), searchPageOf(params))
  return /^\/therapists\/[^/]+$/.test(path) ? { path, isHidden: false } : undefined
}
