import { useLocation } from 'react-router-dom'
import { PageActions } from './PageActions.tsx'

/** A page of a section other than its main page. */
export interface SectionPage {
  path: `/${string}`
  /** The text of the link to it, and its title in the descriptor (`AreaPath`). */
  title: string
  /** Whether the link is also shown while the section's list is empty. */
  whenEmpty?: boolean
}

/**
 * A main page and the other pages of its section, declared once: the area's routes and descriptor derive from `pages`
 * too.
 */
export interface Section {
  path: `/${string}`
  /** The text of the link back to the main page. */
  backLabel: string
  /** The other pages, in the order of their links, the most frequent first. */
  pages: readonly SectionPage[]
}

interface SectionLinksProps {
  section: Section
  /** Whether the list is empty, so that only the pages with `whenEmpty` are shown. */
  whenEmpty?: boolean
}

/**
 * The links of a section next to a page's title: from the main page to the other pages, and from each of them back.
 */
export function SectionLinks({ section: { path, backLabel, pages }, whenEmpty = false }: SectionLinksProps) {
  const { pathname } = useLocation()
  if (pathname !== path) return <PageActions actions={[{ label: backLabel, path }]} />
  const shownPages = pages.filter((page) => !whenEmpty || page.whenEmpty)
  return <PageActions actions={shownPages.map((page) => ({ label: page.title, path: page.path }))} />
}
