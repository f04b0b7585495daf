import type { ReactNode } from 'react'
import { Box, PageTitle, useIsPhone } from 'shared/ui'
import { CompanyNotice } from './CompanyNotice.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'
import { SettingsMenuButton } from './SettingsMenuButton.tsx'

interface SettingsPageProps {
  title: string
  /** The filters of a list, next to the title. */
  tools?: ReactNode
  /** Content to the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Page of the settings with their menu; under 800 px the menu is a drawer that a button next to the title opens. Also
 * used as the `Frame` of a list.
 */
export function SettingsPage({ title, tools, actions, children }: SettingsPageProps) {
  const isPhone = useIsPhone()
  return (
    <Box sx={{ display: { md: 'flex' }, alignItems: 'flex-start', gap: 4 }}>
      {!isPhone && <SettingsMenu />}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <PageTitle
          tools={tools}
          actions={
            <>
              {actions}
              {isPhone && <SettingsMenuButton />}
            </>
          }
        >
          {title}
        </PageTitle>
        <CompanyNotice />
        {children}
      </Box>
    </Box>
  )
}
