import { addDays, type Day } from './day.ts'
import { daysOf, type Period } from './period.ts'

/** The public holidays on a fixed date, by month and day. */
const fixedHolidays: Record<string, string> = {
  '01-01': "Jour de l'an",
  '05-01': 'Fête du Travail',
  '05-08': 'Victoire de 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice de 1918',
  '12-25': 'Noël',
}

/** The public holidays that follow Easter, by the number of days after Easter Sunday. */
const holidaysAfterEaster: Record<number, string> = { 1: 'Lundi de Pâques', 39: 'Ascension', 50: 'Lundi de Pentecôte' }

/** The regions to choose from: `FRANCE` has the national public holidays only, the others have additional ones. */
export const holidayRegions = [
  'FRANCE',
  'ALSACE_MOSELLE',
  'GUADELOUPE',
  'GUYANE',
  'MARTINIQUE',
  'MAYOTTE',
  'REUNION',
] as const
export type HolidayRegion = (typeof holidayRegions)[number]

const abolition = "Abolition de l'esclavage"

/** The additional fixed holidays of each region, by month and day. Alsace and Moselle also have Good Friday. */
const regionalHolidays: Record<HolidayRegion, Readonly<Record<string, string>>> = {
  FRANCE: {},
  ALSACE_MOSELLE: { '12-26': 'Saint-Étienne' },
  GUADELOUPE: { '05-27': abolition },
  GUYANE: { '06-10': abolition },
  MARTINIQUE: { '05-22': abolition },
  MAYOTTE: { '04-27': abolition },
  REUNION: { '12-20': abolition },
}

const isGoodFriday = (day: Day) => addDays(easterSunday(Number(day.slice(0, 4))), -2) === day

/** Returns Easter Sunday, the Sunday after the first full moon of spring, of a Gregorian year by Oudin's algorithm. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100)
  const yearOfLunarCycle = year % 19
  const uncorrectedMoon =
    (century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century - 17) / 25)) / 3) +
      19 * yearOfLunarCycle +
      15) %
    30
  const fullMoon =
    uncorrectedMoon -
    Math.floor(uncorrectedMoon / 28) *
      (1 -
        Math.floor(uncorrectedMoon / 28) *
          Math.floor(29 / (uncorrectedMoon + 1)) *
          Math.floor((21 - yearOfLunarCycle) / 11))
  const dayOfMoon = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, fullMoon - dayOfMoon)
}

const movableHolidays = (year: number): Map<Day, string> => {
  const easterDay = easterSunday(year)
  return new Map(Object.entries(holidaysAfterEaster).map(([after, name]) => [addDays(easterDay, Number(after)), name]))
}

/** Returns the name of a day's public holiday (Code du travail, art. L3133-1, L3134-13 and L3422-2), or null. */
export const holidayOf = (day: Day, region: HolidayRegion = 'FRANCE'): string | null =>
  fixedHolidays[day.slice(5)] ??
  movableHolidays(Number(day.slice(0, 4))).get(day) ??
  regionalHolidays[region][day.slice(5)] ??
  (region === 'ALSACE_MOSELLE' && isGoodFriday(day) ? 'Vendredi saint' : null)

/** Returns the public holidays between two days, both included, in order. */
export const holidaysBetween = (period: Period, region: HolidayRegion = 'FRANCE'): { day: Day; name: string }[] =>
  daysOf(period).flatMap((day) => {
    const name = holidayOf(day, region)
    return name === null ? [] : [{ day, name }]
  })
