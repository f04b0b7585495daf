import type { Animal } from 'shared/contracts/agenda/animal'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeek, isoWeekDays } from 'shared/domain/calendar/isoWeek'
import type { IsoWeek } from 'shared/domain/calendar/isoWeek'
import { shortDay } from 'shared/domain/format'

export interface ChartWeek extends IsoWeek {
  /** « S47 2026 », unique in the chart. */
  key: string
  /** « Semaine 47, du 16/11/2026 au 22/11/2026 » */
  name: string
}

/** Numbers of weeks before and after the current week, which is always included. */
export interface WeekRange {
  weeksBefore: number
  weeksAfter: number
}

export function describeIsoWeek(day: Day): ChartWeek {
  const { year, weekNumber } = isoWeek(day)
  const { startDate, endDate } = isoWeekDays(day)
  return {
    year,
    weekNumber,
    key: `S${weekNumber} ${year}`,
    name: `Semaine ${weekNumber}, du ${shortDay(startDate)} au ${shortDay(endDate)}`,
  }
}

export const listWeeksAround = (today: Day, { weeksBefore, weeksAfter }: WeekRange): ChartWeek[] =>
  Array.from({ length: weeksBefore + weeksAfter + 1 }, (_, index) =>
    describeIsoWeek(addDays(today, (index - weeksBefore) * 7)),
  )

type WithWeeklyHours = Pick<Animal, 'infosByWeek'>

/** Returns the hours of the animal's sessions in a week, past and upcoming; 0 for a week without data. */
export const hoursInWeek = ({ infosByWeek }: WithWeeklyHours, { year, weekNumber }: IsoWeek): number =>
  infosByWeek.find((week) => week.year === year && week.weekNumber === weekNumber)?.nbHours ?? 0

/** Returns the `maxCount` animals with the most hours in these weeks, most hours first. */
export const listBusiestAnimals = <AnyAnimal extends WithWeeklyHours>(
  animals: readonly AnyAnimal[],
  weeks: readonly IsoWeek[],
  maxCount: number,
): AnyAnimal[] => {
  const totalHours = (animal: AnyAnimal) => weeks.reduce((sum, week) => sum + hoursInWeek(animal, week), 0)
  return animals.toSorted((a, b) => totalHours(b) - totalHours(a)).slice(0, maxCount)
}
