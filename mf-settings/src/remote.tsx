import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { settingsPages } from './settingsPages.ts'

export default {
  contract: 1,
  ...definePages([
    ...settingsPages,
    { path: '/pros/sessions-types', load: () => import('./sessionTypes/SessionTypesPage.tsx') },
    { path: '/pros/team', load: () => import('./team/TeamPage.tsx') },
    { path: '/pros/team/activity', load: () => import('./team/activity/ActivityPage.tsx') },
    { path: '/invitation', load: () => import('./team/invitation/InvitationPage.tsx') },
  ]),
} satisfies AreaModule
