import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { pageTitle } from '../domain/publicPages/pageTitles.ts'
import { isDialogOpen, setDocumentTitle } from './tab.ts'

interface PageTitleProps {
  /** The h1, and the tab's title unless `tab` is given. */
  children: string
  tab?: string
  /** The whole title of the document, for pages the server renders too; by default `tab` and the product's name. */
  documentTitle?: string
  /**
   * The current step of a page that shows its steps one after the other: the title takes the focus if the focused
   * element was removed with its step.
   */
  step?: string
  /** At the right of the title: the main action of the page. */
  actions?: ReactNode
}

/**
 * The title of a page, required for every route: it names the tab, and takes the focus after navigation from another
 * page.
 */
export function PageTitle({ children, tab = children, documentTitle = pageTitle(tab), step, actions }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const isAfterNavigation = key !== 'default'
  const titledPage = useRef('')

  useEffect(() => setDocumentTitle(documentTitle), [documentTitle])

  useEffect(() => {
    if (titledPage.current === pathname) return
    titledPage.current = pathname
    if (isAfterNavigation && !isDialogOpen()) heading.current?.focus({ preventScroll: true })
  }, [isAfterNavigation, pathname])

  const previousStep = useRef(step)
  useEffect(() => {
    const hasStepChanged = previousStep.current !== undefined && previousStep.current !== step
    previousStep.current = step
    if (hasStepChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Typography>
      {actions}
    </Box>
  )
}
