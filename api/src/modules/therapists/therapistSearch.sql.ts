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

const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
])

const startsWith = (prefixes: readonly string[]) =>
  sql<SqlBool>`zip_code like any(${prefixes.map((prefix) => `${escaped(prefix)}%`)}::text[])`

function locationMatch(word: string, alone: boolean): RawBuilder<SqlBool> {
  const known = corsica.get(word.toLowerCase())
  if (known) return startsWith(known)
  const inCity = sql<SqlBool>`plain(city) like '%' || plain(${escaped(abbreviations.get(word.toLowerCase()) ?? word)}) || '%'`
  const [number] = /^\d+/.exec(word) ?? []
  if (number === undefined) return inCity
  // « Lyon 3 », « Paris 12e »: the end of the postal code of a district.
  const district = sql<SqlBool>`zip_code like ${`%${number.padStart(2, '0')}`}`
  return alone || number.length > 2
    ? sql<SqlBool>`(${inCity} or ${startsWith([word])})`
    : sql<SqlBool>`(${inCity} or ${startsWith([word])} or ${district})`
}

/** A location is a city, a postal code, or the beginning of one: a département. */
export function locationMatches(typed: string): RawBuilder<SqlBool>[] {
  const words = wordsOf(typed)
  return words.map((word) => locationMatch(word, words.length === 1))
}

/** Therapists whose last name, then whose city, begins as was typed come first. */
export const closestFirst = (name: string, location: string): RawBuilder<boolean>[] => [
  sql<boolean>`plain(lastname) like plain(${escaped(name.trim())}) || '%'`,
  sql<boolean>`plain(city) like plain(${escaped(location.trim())}) || '%'`,
]

/** Degrees of latitude, squared, on a flat map that is true around the point: enough for an order. */
export function nearestFirst(near: string): RawBuilder<number | null> {
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return sql<
    number | null
  >`power(latitude - ${latitude}::float8, 2) + power((longitude - ${longitude}::float8) * cosd(${latitude}::float8), 2)`
}

/** A city, or a word of its name, or its postal code, begins as was typed. */
export function placeBegins(typed: string): RawBuilder<SqlBool> {
  const words = wordsOf(typed).map((word) => abbreviations.get(word.toLowerCase()) ?? word)
  const text = escaped(words.join(' '))
  return sql<SqlBool>`(' ' || translate(plain(city), '-''’', '   ') || ' ' || zip_code) like '% ' || plain(${text}) || '%'`
}
