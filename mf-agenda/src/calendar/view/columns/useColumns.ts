import { useMemo } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { useAnimals } from 'shared/lists'
import { createBackdrop } from '../backdrop.ts'
import type { Backdrop } from '../backdrop.ts'
import { useOpeningHoursAndAbsences } from '../useOpeningHoursAndAbsences.ts'
import type { AgendaViewName } from '../view.ts'
import type { AgendaColumns } from '../../AgendaColumn.ts'
import { buildAnimalColumns } from './animalColumns.ts'
import { buildTherapistColumns } from './therapistColumns.ts'

const noAnimals: never[] = []
const noName = () => ''

interface ColumnsOptions {
  view: AgendaViewName
  day: Day
  /** Practitioners of the columns; none for a day in one column. */
  therapists: readonly Member[]
  /** Loaded sessions, those of the whole week of `day`, on which an animal's days of rest depend. */
  weekSessions: readonly ShortSession[]
  backdrop: Backdrop
}

/** Returns the columns of a day: animals, or practitioners if there are several; undefined for a day in one column. */
export function useColumns({
  view,
  day,
  therapists,
  weekSessions,
  backdrop,
}: ColumnsOptions): AgendaColumns | undefined {
  const { data: animals = noAnimals } = useAnimals()
  const { openingHoursAndAbsences } = useOpeningHoursAndAbsences(day)
  return useMemo(() => {
    if (view === 'animals')
      return {
        by: 'animal',
        columns: buildAnimalColumns(animals, weekSessions, day),
        columnIdsOf: ({ animalIds }) => animalIds,
        backdropOf: () => backdrop,
      }
    if (view !== 'day' || therapists.length < 2) return undefined
    const backdrops = new Map(
      openingHoursAndAbsences.map((therapist) => [therapist.therapistId, createBackdrop([therapist], noName)] as const),
    )
    return {
      by: 'therapist',
      columns: buildTherapistColumns(
        therapists,
        weekSessions.filter(({ date }) => date === day),
        (id) => backdrops.get(id)?.(day).notes ?? [],
      ),
      columnIdsOf: ({ therapistId }) => therapistId,
      backdropOf: (id) => backdrops.get(id) ?? backdrop,
    }
  }, [view, day, animals, therapists, weekSessions, openingHoursAndAbsences, backdrop])
}
