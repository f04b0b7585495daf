import type { IconName } from 'shared/federation'
import { isOpenTo } from 'shared/domain/accounts/access'
import type { Rights } from 'shared/domain/accounts/access'
import descriptor from '../descriptor.ts'

interface SettingsEntry {
  path: `/${string}`
  label: string
  icon: IconName
}

/** The pages of the settings, in the order of their menu. */
const settingsEntries: readonly SettingsEntry[] = [
  { path: '/pros/user', label: 'Mes informations', icon: 'profile' },
  { path: '/pros/personalization', label: 'Mes préférences', icon: 'preferences' },
  { path: '/pros/vacations', label: 'Absences', icon: 'vacations' },
  { path: '/pros/paiement', label: 'Paiement', icon: 'payment' },
]

/** The pages of the settings that a member with these rights may open, as the area's descriptor says. */
export const settingsEntriesFor = (rights: Rights): SettingsEntry[] =>
  settingsEntries.filter(({ path }) => descriptor.paths.some((page) => page.path === path && isOpenTo(page, rights)))
