import { useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { pageTitle } from '../domain/publicPages/pageTitles.ts'
import { IsBehindPanel } from './IsBehindPanel.ts'
import { isDialogOpen, setDocumentTitle } from './tab.ts'

interface PageTitleProps {
  /** The h1, and the tab's title unless `tab` is set. */
  children: string
  /** The title of the browser tab; by default the h1. */
  tab?: string
  /** The whole title of the document, for pages the server renders too; by default `tab` and the product's name. */
  documentTitle?: string
  /**
   * The current step of a page that shows its steps one after the other: the title takes the focus if the focused
   * element was removed with its step.
   */
  step?: string
  /** The filters of the page, next to the title, or below it on a phone. */
  tools?: ReactNode
  /** The main action of the page and `PageActions`, at the right. */
  actions?: ReactNode
}

/**
 * Styles of the title's row. Members' pages set the variables to the height of a row of controls and a smaller gap.
 */
const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 'var(--page-title-height, 0)',
  mb: 'var(--page-title-gap, 24px)',
} as const

/**
 * The title of a page, required for every route, in one row with its filters and its actions. It sets the tab's title,
 * and takes the focus after navigation from another page.
 */
export function PageTitle({
  children,
  tab = children,
  documentTitle = pageTitle(tab),
  step,
  tools,
  actions,
}: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const isAfterNavigation = key !== 'default'
  const lastPathname = useRef('')

  const isBehindPanel = useContext(IsBehindPanel)

  useEffect(() => {
    if (!isBehindPanel) setDocumentTitle(documentTitle)
  }, [documentTitle, isBehindPanel])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (isAfterNavigation && !isBehindPanel && !isDialogOpen()) heading.current?.focus({ preventScroll: true })
  }, [isAfterNavigation, isBehindPanel, pathname])

  const previousStep = useRef(step)
  useEffect(() => {
    const hasStepChanged = previousStep.current !== undefined && previousStep.current !== step
    previousStep.current = step
    if (hasStepChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <Box sx={rowSx}>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{
          flex: tools ? { xs: '1 1 0', md: '0 1 auto' } : { xs: '1 1 0', md: '1 1 auto' },
          minWidth: { xs: '6em', md: 0 },
        }}
      >
        {children}
      </Typography>
      {tools && (
        <Box
          sx={{
            order: { xs: 1, md: 0 },
            flex: { xs: '1 0 100%', md: '1 1 0' },
            minWidth: { xs: 0, md: 'min-content' },
          }}
        >
          {tools}
        </Box>
      )}
      {actions && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>{actions}</Box>}
    </Box>
  )
}
