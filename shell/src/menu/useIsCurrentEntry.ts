import type { MenuEntry } from 'shared/federation'
import { matchPath, useLocation } from 'shared/router'

/** Whether the page belongs to a menu entry: it is one of the entry's pages, or below one of them. */
export function useIsCurrentEntry({ path, otherPages = [] }: MenuEntry): boolean {
  const { pathname } = useLocation()
  return [path, ...otherPages].some((page) => matchPath({ path: page, end: false }, pathname) !== null)
}
