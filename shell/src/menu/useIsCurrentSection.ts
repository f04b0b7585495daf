import { matchPath, useLocation } from 'shared/router'

/** Whether the page is that of a menu entry, or below it. */
export function useIsCurrentSection(path: string): boolean {
  const { pathname } = useLocation()
  return matchPath({ path, end: false }, pathname) !== null
}
