import type { IconName, MenuEntry } from 'shared/federation'
import type { Shortcut } from 'shared/ui'

/** Second key after `g`: a letter of the section's French name, the first one if no other section has it. */
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
