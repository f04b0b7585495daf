import { useMemo } from 'react'
import type { RefObject } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { useShortcuts } from 'shared/ui'
import type { Shortcut } from 'shared/ui'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'
import { dayAfterStep } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

interface AgendaKeys {
  view: AgendaViewName
  day: Day
  today: Day
  change: (changes: Partial<AgendaSearchParams>) => void
  add: () => void
  openMenu: RefObject<() => void>
}

/** Keyboard shortcuts of the calendar, as in common calendar applications. */
export function useAgendaKeys({ view, day, today, change, add, openMenu }: AgendaKeys) {
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
      changeShortcut('j', 'Période suivante', { day: dayAfterStep(view, day, 1) }),
      changeShortcut('k', 'Période précédente', { day: dayAfterStep(view, day, -1) }),
      changeShortcut('d', 'Vue du jour', { view: 'day' }),
      changeShortcut('s', 'Vue de la semaine', { view: 'week' }),
      changeShortcut('m', 'Vue du mois', { view: 'month' }),
    ]
  }, [view, day, today, change, add, openMenu])
  useShortcuts(shortcuts)
}
