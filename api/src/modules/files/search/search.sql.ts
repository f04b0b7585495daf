import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../../db.ts'
import { patientName } from '../../../patientName.sql.ts'
import { isPatientLike } from '../../patients/patients/patientSearch.sql.ts'
import { beginningPattern, searchPatterns } from '../../patients/patients/searchPatterns.ts'

/** SQL condition: the text has every typed word. */
const isLike = (expression: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`plain(${expression}) like all(${searchPatterns(text)}::text[])`

/** SQL rank: 0 for a name that begins with the text, 1 for a name with a later word that does, 2 for other names. */
function rankOf(name: RawBuilder<unknown>, text: string) {
  const beginning = beginningPattern(text)
  return sql<number>`case when plain(${name}) like ${beginning} then 0
    when plain(${name}) like ${`% ${beginning}`} then 1 else 2 end`
}

/** Finds the patients that the list shows for the text by default: neither deleted nor archived. */
export const findPatientsByText = (tx: Tx, text: string, limit: number) =>
  tx
    .selectFrom('patient')
    .select(['patient.id', 'patient.city', patientName.as('name')])
    .where('removed_at', 'is', null)
    .where('archived_at', 'is', null)
    .where(isPatientLike(text))
    .orderBy(rankOf(patientName, text))
    .orderBy(sql`plain(${patientName})`)
    .orderBy('patient.id')
    .limit(limit)
    .execute()

export const findAnimalsByText = (tx: Tx, text: string, limit: number) =>
  tx
    .selectFrom('animal')
    .innerJoin('race', 'race.id', 'animal.race_id')
    .innerJoin('species', 'species.id', 'race.species_id')
    .select(['animal.id', 'animal.name', 'race.name as race', 'species.name as species'])
    .where('animal.removed_at', 'is', null)
    .where(isLike(sql`animal.name`, text))
    .orderBy(rankOf(sql`animal.name`, text))
    .orderBy(sql`plain(animal.name)`)
    .limit(limit)
    .execute()

export const findClubsByText = (tx: Tx, text: string, limit: number) =>
  tx
    .selectFrom('club')
    .select(['club.id', 'club.name', 'club.city'])
    .where('club.removed_at', 'is', null)
    .where(isLike(sql`concat_ws(' ', club.name, club.city)`, text))
    .orderBy(rankOf(sql`club.name`, text))
    .orderBy(sql`plain(club.name)`)
    .limit(limit)
    .execute()
