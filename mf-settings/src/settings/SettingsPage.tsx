import type { ReactNode } from 'react'
import { Box, PageTitle } from 'shared/ui'
import { CompanyNotice } from './CompanyNotice.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'

/** A page of the settings, beside their menu; under 800 px the menu is a drawer that a button above the title opens. */
export const SettingsPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ display: { md: 'flex' }, alignItems: 'flex-start', gap: 4 }}>
    <SettingsMenu />
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <PageTitle>{title}</PageTitle>
      <CompanyNotice />
      {children}
    </Box>
  </Box>
)
