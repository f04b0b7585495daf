import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'

/** A page beside a section's main page. */
export interface SectionPage {
  path: `/${string}`
  /** The text of the link that leads to it, and its title while it loads. */
  title: string
  /** A link with a border, for what one does often. */
  outlined?: boolean
  /** Also offered where the section's list is still empty. */
  whenEmpty?: boolean
}

/** A main page and the pages beside it, declared once: the area's routes and descriptor are made from `pages` too. */
export interface Section {
  path: `/${string}`
  /** The text of the link that leads back to the main page. */
  backLabel: string
  /** In the order of their links. */
  pages: readonly SectionPage[]
}

interface SectionLinksProps {
  section: Section
  /** Only the pages that are offered where the list is still empty. */
  whenEmpty?: boolean
}

/** The links of a section beside a page's title: on its main page to the pages beside it, on any other one back to it. */
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
