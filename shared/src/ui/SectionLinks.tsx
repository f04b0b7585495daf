import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'

/** A page of a section other than its main page. */
export interface SectionPage {
  path: `/${string}`
  /** The text of the link to it, and its title while it loads. */
  title: string
  /** A link with a border, for frequent actions. */
  outlined?: boolean
  /** Also offered while the section's list is empty. */
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
  /** In the order of their links. */
  pages: readonly SectionPage[]
}

interface SectionLinksProps {
  section: Section
  /** Shows only the pages offered while the list is empty. */
  whenEmpty?: boolean
}

/**
 * The links of a section beside a page's title: on its main page to the other pages, on these back to the main page.
 */
export function SectionLinks({ section: { path, backLabel, pages }, whenEmpty = false }: SectionLinksProps) {
  const { pathname } = useLocation()
  if (pathname !== path)
    return (
      <Button component={Link} to={path}>
        {backLabel}
      </Button>
    )
  return pages
    .filter((page) => !whenEmpty || page.whenEmpty)
    .map((page) => (
      <Button key={page.path} component={Link} to={page.path} variant={page.outlined ? 'outlined' : 'text'}>
        {page.title}
      </Button>
    ))
}
