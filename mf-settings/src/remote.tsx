import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'

export default {
  contract: 1,
  ...definePages([
    { path: '/pros/user', load: () => import('./profile/ProfilePage.tsx') },
    { path: '/pros/personalization', load: () => import('./preferences/PreferencesPage.tsx') },
    { path: '/pros/vacations', load: () => import('./absences/AbsencesPage.tsx') },
    { path: '/pros/sessions-types', load: () => import('./sessionTypes/SessionTypesPage.tsx') },
    { path: '/pros/paiement', load: () => import('./payment/PaymentPage.tsx') },
    { path: '/pros/team', load: () => import('./team/TeamPage.tsx') },
    { path: '/pros/team/activity', load: () => import('./team/activity/ActivityPage.tsx') },
    { path: '/invitation', load: () => import('./team/invitation/InvitationPage.tsx') },
  ]),
} satisfies AreaModule
