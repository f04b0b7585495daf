import { addDays, type Day } from './day.ts'
import { daysOf, type Period } from './period.ts'

/** The holidays on a fixed day, by month and day. */
const fixed: Record<string, string> = {
  '01-01': "Jour de l'an",
  '05-01': 'Fête du Travail',
  '05-08': 'Victoire de 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice de 1918',
  '12-25': 'Noël',
}

/** Days after Easter Sunday. */
const afterEaster: Record<number, string> = { 1: 'Lundi de Pâques', 39: 'Ascension', 50: 'Lundi de Pentecôte' }

/** The regions with additional public holidays. */
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

/** The additional holidays of each region: fixed ones, and Good Friday in Alsace and Moselle. */
const ofRegion: Record<HolidayRegion, Readonly<Record<string, string>>> = {
  FRANCE: {},
  ALSACE_MOSELLE: { '12-26': 'Saint-Étienne' },
  GUADELOUPE: { '05-27': abolition },
  GUYANE: { '06-10': abolition },
  MARTINIQUE: { '05-22': abolition },
  MAYOTTE: { '04-27': abolition },
  REUNION: { '12-20': abolition },
}

const isGoodFriday = (day: Day) => addDays(easter(Number(day.slice(0, 4))), -2) === day

/** Easter Sunday of a Gregorian year, by Oudin's arithmetic: the Sunday after the first full moon of spring. */
function easter(year: number): Day {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const raw =
    (century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century - 17) / 25)) / 3) +
      19 * golden +
      15) %
    30
  const moon =
    raw -
    Math.floor(raw / 28) * (1 - Math.floor(raw / 28) * Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11))
  const dayOfMoon = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, moon - dayOfMoon)
}

const moving = (year: number): Map<Day, string> => {
  const sunday = easter(year)
  return new Map(Object.entries(afterEaster).map(([after, name]) => [addDays(sunday, Number(after)), name]))
}

/** The public holiday of a day (Code du travail, art. L3133-1, L3134-13 and L3422-2), or null. */
export const holidayOf = (day: Day, region: HolidayRegion = 'FRANCE'): string | null =>
  fixed[day.slice(5)] ??
  moving(Number(day.slice(0, 4))).get(day) ??
  ofRegion[region][day.slice(5)] ??
  (region === 'ALSACE_MOSELLE' && isGoodFriday(day) ? 'Vendredi saint' : null)

/** The public holidays between two days, in order. */
export const holidaysBetween = (period: Period, region: HolidayRegion = 'FRANCE'): { day: Day; name: string }[] =>
  daysOf(period).flatMap((day) => {
    const name = holidayOf(day, region)
    return name === null ? [] : [{ day, name }]
  })
