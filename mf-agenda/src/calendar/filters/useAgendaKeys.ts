import { useMemo } from 'react'
import type { RefObject } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { useShortcuts } from 'shared/ui'
import type { Shortcut } from 'shared/ui'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'

interface AgendaKeys {
  today: Day
  change: (changes: Partial<AgendaSearchParams>) => void
  step: (direction: 1 | -1) => void
  add: () => void
  openMenu: RefObject<() => void>
}

/** Keyboard shortcuts of the calendar, as in common calendar applications. */
export function useAgendaKeys({ today, change, step, add, openMenu }: AgendaKeys) {
  const shortcuts = useMemo((): Shortcut[] => {
    const changeShortcut = (keys: string, label: string, changes: Partial<AgendaSearchParams>) => ({
      keys,
      label,
      run: () => change(changes),
    })
    return [
      { keys: 'c', label: 'Ajouter une séance', run: add },
      { keys: 'a', label: 'Actions de la séance sélectionnée', run: () => openMenu.current() },
      changeShortcut('t', "Aujourd'hui", { day: today }),
      { keys: 'j', label: 'Période suivante', run: () => step(1) },
      { keys: 'k', label: 'Période précédente', run: () => step(-1) },
      changeShortcut('d', 'Vue du jour', { view: 'day' }),
      changeShortcut('s', 'Vue de la semaine', { view: 'week' }),
      changeShortcut('m', 'Vue du mois', { view: 'month' }),
    ]
  }, [today, change, step, add, openMenu])
  useShortcuts(shortcuts)
}
