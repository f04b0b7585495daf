import type { Access, IconName } from 'shared/federation'
import type { Page } from 'shared/router'

interface SettingsEntry extends Access {
  path: `/${string}`
  /** Label in the menu, and title while the page loads. */
  title: string
  icon: IconName
}

/**
 * Pages of the settings, in the order of their menu. To add one, add an entry here and the page itself: `remote.tsx`,
 * `descriptor.ts` and the menu are derived from this list. A page is a `SettingsPage`, or a `ListPage` with
 * `Frame={SettingsPage}`.
 */
export const settingsPages: readonly (Page & SettingsEntry)[] = [
  { path: '/pros/user', load: () => import('./profile/ProfilePage.tsx'), title: 'Mes informations', icon: 'profile' },
  {
    path: '/pros/personalization',
    load: () => import('./preferences/PreferencesPage.tsx'),
    title: 'Mes préférences',
    icon: 'preferences',
  },
  { path: '/pros/vacations', load: () => import('./absences/AbsencesPage.tsx'), title: 'Absences', icon: 'vacations' },
  { path: '/pros/emails', load: () => import('./emails/EmailsPage.tsx'), title: 'E-mails envoyés', icon: 'emails' },
  {
    path: '/pros/paiement',
    load: () => import('./payment/PaymentPage.tsx'),
    title: 'Paiement',
    icon: 'payment',
    privilege: 'ADMINISTRATION',
  },
]
