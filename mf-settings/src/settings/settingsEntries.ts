import type { IconName } from 'shared/federation'
import type { Rights } from 'shared/domain/accounts/access'

interface SettingsEntry {
  path: `/${string}`
  label: string
  icon: IconName
  /** Left out, every member has the page. */
  isFor?: (rights: Rights) => boolean
}

/** The pages of the settings, in the order of their menu. */
const settingsEntries: readonly SettingsEntry[] = [
  { path: '/pros/user', label: 'Mes informations', icon: 'profile' },
  { path: '/pros/personalization', label: 'Mes préférences', icon: 'preferences' },
]

/** The pages of the settings that a member with these rights may open. */
export const settingsEntriesFor = (rights: Rights): SettingsEntry[] =>
  settingsEntries.filter(({ isFor }) => isFor?.(rights) ?? true)
