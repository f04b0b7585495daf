import { sql, type RawBuilder, type SqlBool } from 'kysely'

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The words between spaces, hyphens and apostrophes: « Jean-Pierre » is found by « jean pierre ». */
const wordsOf = (typed: string) => typed.split(/[\s\-'’,]+/u).filter(Boolean)

/** Every word is somewhere in the therapist's or the firm's name, accents and capitals aside. */
export const nameMatches = (typed: string): RawBuilder<SqlBool>[] =>
  wordsOf(typed).map((word) => sql<SqlBool>`name_search like '%' || plain(${escaped(word)}) || '%'`)

/** Corsica's two départements share the postal codes in 20. */
const corsica = new Map([
  ['2a', ['200', '201']],
  ['2b', ['202', '206']],
])

const startsWith = (prefixes: readonly string[]) =>
  sql<SqlBool>`zip_code like any(${prefixes.map((prefix) => `${escaped(prefix)}%`)}::text[])`

function locationMatch(word: string, alone: boolean): RawBuilder<SqlBool> {
  const known = corsica.get(word.toLowerCase())
  if (known) return startsWith(known)
  const inTown = sql<SqlBool>`town_search like '%' || town_key(${escaped(word)}) || '%'`
  const [number] = /^\d+/.exec(word) ?? []
  if (number === undefined) return inTown
  // « Lyon 3 », « Paris 12e »: the end of the postal code of a district.
  const district = sql<SqlBool>`zip_code like ${`%${number.padStart(2, '0')}`}`
  return alone || number.length > 2
    ? sql<SqlBool>`(${inTown} or ${startsWith([word])})`
    : sql<SqlBool>`(${inTown} or ${startsWith([word])} or ${district})`
}

/** A location is a city, a postal code, or the beginning of one: a département. */
export function locationMatches(typed: string): RawBuilder<SqlBool>[] {
  const words = wordsOf(typed)
  return words.map((word) => locationMatch(word, words.length === 1))
}

/** Whether a therapist is in the town that was typed, however it is written. */
export const isInTown = (typed: string): RawBuilder<boolean> => sql<boolean>`town_search = town_key(${typed})`

/** Therapists whose last name begins as was typed come first, then those of the town itself, then of one that begins so. */
export const closestFirst = (name: string, location: string): RawBuilder<boolean>[] => [
  sql<boolean>`plain(lastname) like plain(${escaped(name.trim())}) || '%'`,
  isInTown(location),
  sql<boolean>`town_search like town_key(${escaped(location)}) || '%'`,
]

/** Degrees of latitude, squared, on a flat map that is true around the point: enough for an order. */
export function nearestFirst(near: string): RawBuilder<number | null> {
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return sql<
    number | null
  >`power(latitude - ${latitude}::float8, 2) + power((longitude - ${longitude}::float8) * cosd(${latitude}::float8), 2)`
}

/** A town, or a word of its name, or its postal code, begins as was typed. */
export const townBegins = (typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(' ' || town_search || ' ' || zip_code) like '% ' || town_key(${escaped(typed)}) || '%'`
