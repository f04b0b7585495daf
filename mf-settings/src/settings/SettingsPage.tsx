import type { ReactNode } from 'react'
import { Box, PageTitle } from 'shared/ui'
import { CompanyNotice } from './CompanyNotice.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'

interface SettingsPageProps {
  title: string
  /** Shown at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Page of the settings with their menu; under 800 px the menu is a drawer that a button above the title opens. Also the
 * `Frame` of a list.
 */
export const SettingsPage = ({ title, actions, children }: SettingsPageProps) => (
  <Box sx={{ display: { md: 'flex' }, alignItems: 'flex-start', gap: 4 }}>
    <SettingsMenu />
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <PageTitle actions={actions}>{title}</PageTitle>
      <CompanyNotice />
      {children}
    </Box>
  </Box>
)
