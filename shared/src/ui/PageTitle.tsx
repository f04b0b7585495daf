import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { dialogIsOpen, nameTab } from './tab.ts'

interface PageTitleProps {
  /** The h1, and the title of the tab unless `tab` says otherwise. */
  children: string
  tab?: string
  /** At the right of the title: the main act of the page. */
  actions?: ReactNode
}

/** Every route has one: it names the tab, and takes the focus when one comes from another page. */
export function PageTitle({ children, tab = children, actions }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const arrivedHere = key !== 'default'
  const named = useRef('')

  useEffect(() => nameTab(tab), [tab])

  useEffect(() => {
    if (named.current === pathname) return
    named.current = pathname
    if (arrivedHere && !dialogIsOpen()) heading.current?.focus({ preventScroll: true })
  }, [arrivedHere, pathname])

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Typography>
      {actions}
    </Box>
  )
}
