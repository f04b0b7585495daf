import type { Animal } from 'shared/contracts/agenda/animal'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeek, isoWeekDays } from 'shared/domain/calendar/isoWeek'
import type { IsoWeek } from 'shared/domain/calendar/isoWeek'
import { shortDay } from 'shared/domain/format'

export interface ShownWeek extends IsoWeek {
  /** « S47 2026 », unique in the chart. */
  key: string
  /** « Semaine 47, du 16/11/2026 au 22/11/2026 » */
  name: string
}

/** The weeks around the current one, which is included. */
export interface Stretch {
  back: number
  ahead: number
}

export function namedIsoWeek(day: Day): ShownWeek {
  const { year, weekNumber } = isoWeek(day)
  const { startDate, endDate } = isoWeekDays(day)
  return {
    year,
    weekNumber,
    key: `S${weekNumber} ${year}`,
    name: `Semaine ${weekNumber}, du ${shortDay(startDate)} au ${shortDay(endDate)}`,
  }
}

export const weeksAround = (today: Day, { back, ahead }: Stretch): ShownWeek[] =>
  Array.from({ length: back + ahead + 1 }, (_, index) => namedIsoWeek(addDays(today, (index - back) * 7)))

type Worker = Pick<Animal, 'infosByWeek'>

export const hoursIn = ({ infosByWeek }: Worker, { year, weekNumber }: IsoWeek): number =>
  infosByWeek.find((week) => week.year === year && week.weekNumber === weekNumber)?.nbHours ?? 0

/** Sorted by hours in these weeks, most first. */
export const busiest = <One extends Worker>(
  animals: readonly One[],
  weeks: readonly IsoWeek[],
  most: number,
): One[] => {
  const worked = (animal: One) => weeks.reduce((hours, week) => hours + hoursIn(animal, week), 0)
  return animals.toSorted((one, other) => worked(other) - worked(one)).slice(0, most)
}
