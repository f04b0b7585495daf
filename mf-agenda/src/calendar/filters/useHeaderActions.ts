import { useMemo } from 'react'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'
import { useAnimals } from 'shared/lists'
import type { HeaderActions } from '../view/headers.tsx'
import type { useWeekend } from '../view/useWeekend.ts'

/** Returns the handlers of the buttons in the calendar's header, with a stable identity. */
export function useHeaderActions(
  { isShown, canSwitch }: ReturnType<typeof useWeekend>,
  change: (changes: Partial<AgendaSearchParams>) => void,
): HeaderActions {
  const { data: animals } = useAnimals()
  const hasAnimals = animals !== undefined && animals.length > 0
  return useMemo(
    () => ({
      onDaySelect: (day) => change({ view: 'day', day }),
      onAnimalsSelect: hasAnimals ? (day) => change({ view: 'animals', day }) : undefined,
      weekend: canSwitch ? { isShown, toggle: () => change({ isWeekendRequested: !isShown }) } : undefined,
    }),
    [change, hasAnimals, isShown, canSwitch],
  )
}
