import type { IconName, MenuEntry } from 'shared/federation'
import type { Shortcut } from 'shared/ui'

/** Second key after `g`: the first letter of the section, in French. */
const letterByIcon: Partial<Record<IconName, string>> = {
  sessions: 'r',
  animals: 'a',
  clubs: 'l',
  patients: 'p',
  estimations: 'd',
  billings: 'f',
  forecast: 'v',
  team: 'e',
}

export const createSectionShortcuts = (menu: readonly MenuEntry[], navigate: (path: string) => void): Shortcut[] =>
  menu.flatMap(({ icon, label, path }) => {
    const letter = letterByIcon[icon]
    return letter ? [{ keys: `g ${letter}`, label: `Aller à ${label}`, run: () => navigate(path) }] : []
  })
