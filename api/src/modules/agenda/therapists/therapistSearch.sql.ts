import { sql, type RawBuilder, type SqlBool } from 'kysely'

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Splits at spaces, commas, hyphens and apostrophes, so that « jean pierre » matches « Jean-Pierre ». */
const wordsOf = (text: string) => text.split(/[\s\-'’,]+/u).filter(Boolean)

/** Conditions: the therapist's or firm's name contains every word, ignoring accents and case. */
export const nameConditions = (text: string): RawBuilder<SqlBool>[] =>
  wordsOf(text).map((word) => sql<SqlBool>`name_search like '%' || plain(${escapeLike(word)}) || '%'`)

/** Prefixes of postal codes of Corsica's two départements, which both start with 20. */
const corsicaPrefixes = new Map([
  ['2a', ['200', '201']],
  ['2b', ['202', '206']],
])

const zipCodeStartsWith = (prefixes: readonly string[]) =>
  sql<SqlBool>`zip_code like any(${prefixes.map((prefix) => `${escapeLike(prefix)}%`)}::text[])`

function locationCondition(word: string, isOnlyWord: boolean): RawBuilder<SqlBool> {
  const departmentPrefixes = corsicaPrefixes.get(word.toLowerCase())
  if (departmentPrefixes) return zipCodeStartsWith(departmentPrefixes)
  const inTown = sql<SqlBool>`town_search like '%' || town_key(${escapeLike(word)}) || '%'`
  const [number] = /^\d+/.exec(word) ?? []
  if (number === undefined) return inTown
  // Example: in « Lyon 3 » or « Paris 12e », the number is the end of the district's postal code.
  const district = sql<SqlBool>`zip_code like ${`%${number.padStart(2, '0')}`}`
  return isOnlyWord || number.length > 2
    ? sql<SqlBool>`(${inTown} or ${zipCodeStartsWith([word])})`
    : sql<SqlBool>`(${inTown} or ${zipCodeStartsWith([word])} or ${district})`
}

/**
 * Whether the text names a town without its district: « Lyon, France », « Lyon (69) » and « Lyon Cedex 03 », not « Lyon
 * 3 ».
 */
const namesWholeTown = (text: string) => !/\d/.test(text) || /\(|\bcedex\b/i.test(text)

/** Whether the text names an arrondissement, for which the page of the town is not shown. */
export const namesDistrict = (text: string) => /^\s*(paris|lyon|marseille)\s+\d/i.test(text)

/**
 * Conditions: each word matches a town, a postal code, or the first digits of a postal code (a département); or the
 * whole text is a spelling of the town (ruling 154).
 */
export function locationConditions(text: string): RawBuilder<SqlBool>[] {
  const words = wordsOf(text)
  const conditions = words.map((word) => locationCondition(word, words.length === 1))
  if (words.length < 2 || !namesWholeTown(text)) return conditions
  return [sql<SqlBool>`(${isInTown(text)} or (${sql.join(conditions, sql` and `)}))`]
}

/** Whether a therapist is in the typed town, whatever its spelling. */
export const isInTown = (text: string): RawBuilder<boolean> => sql<boolean>`town_search = town_key(${text})`

/** Sort order: last names that start with the typed name, then the typed town, then towns whose name starts with it. */
export const orderByMatch = (name: string, location: string): RawBuilder<boolean>[] => [
  sql<boolean>`plain(lastname) like plain(${escapeLike(name.trim())}) || '%'`,
  isInTown(location),
  sql<boolean>`town_search like town_key(${escapeLike(location)}) || '%'`,
]

/** Order by distance: squared degrees in an equirectangular projection around the point. */
export function distanceTo(near: string): RawBuilder<number | null> {
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return sql<
    number | null
  >`power(latitude - ${latitude}::float8, 2) + power((longitude - ${longitude}::float8) * cosd(${latitude}::float8), 2)`
}

/** Condition: the town, a word of its name or its postal code starts with the typed text. */
export const townStartsWith = (text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(' ' || town_search || ' ' || zip_code) like '% ' || town_key(${escapeLike(text)}) || '%'`
