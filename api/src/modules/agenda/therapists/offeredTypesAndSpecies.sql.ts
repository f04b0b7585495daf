import { sql } from 'kysely'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import type { Tx } from '../../../db.ts'

/** The session types and animal species that a therapist offers. */
export type OfferedTypesAndSpecies = Pick<TherapistCard, 'sessionTypes' | 'species'>

/** Session types and species by therapist id; one query for all practices. */
export async function listOfferedTypesAndSpecies(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, OfferedTypesAndSpecies>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; session_types: string[]; species: string[] }>`
    select * from auth.directory_kinds(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, session_types, species }) => [id, { sessionTypes: session_types, species }]))
}
