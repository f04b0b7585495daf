import { sql, type SqlBool } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/session'
import type { Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Chosen } from '../series/selection.service.ts'

/** What the session named before: it may have left the lists since, and stays good for this session. */
export interface Former {
  therapistId: string
  ids: readonly string[]
}

export function formerOf({ row, animals, employees }: Chosen): Former {
  const named = [row.patient_id, row.club_id, ...(animals.get(row.id) ?? []), ...employees]
  return { therapistId: row.therapist_id, ids: named.filter((id) => id !== null) }
}

const isTherapist = async (tx: Tx, id: string, former?: Former) => {
  const row = await tx
    .selectFrom('member')
    .select(sql<boolean>`'ROLE_THERAPIST' = any(roles)`.as('therapist'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && (row.therapist || former?.therapistId === id)
}

const hasType = async (tx: Tx, id: string) =>
  (await tx.selectFrom('session_type').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Whether all are in the practice's list, and not removed from it. */
async function areAll(
  tx: Tx,
  table: 'patient' | 'animal' | 'club',
  wanted: readonly string[],
  former?: Former,
): Promise<boolean> {
  const ids = [...new Set(wanted)]
  if (ids.length === 0) return true
  const kept = former?.ids ?? []
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where(sql<SqlBool>`(removed_at is null or id = any(${[...kept]}::uuid[]))`)
    .execute()
  return rows.length === ids.length
}

/** An evaluation may tell of an animal that has left the list since. */
async function areEvaluable(tx: Tx, { evaluation }: SessionInput): Promise<boolean> {
  const ids = evaluation?.bienEtreParAnimal.map(({ animalId }) => animalId) ?? []
  return areAll(tx, 'animal', ids, { therapistId: '', ids })
}

const given = (id: string | null) => (id ? [id] : [])

/** Everything a session names must be the practice's: otherwise 404, as for any id of another one. */
export async function checkReferences(tx: Tx, input: SessionInput, former?: Former): Promise<void> {
  const patients = [...given(input.withAnimalOnly ? null : input.patientId), ...(input.selectedCorporatePatients ?? [])]
  const known =
    (await isTherapist(tx, input.therapistId, former)) &&
    (await hasType(tx, input.sessionTypeId)) &&
    (await areAll(tx, 'patient', patients, former)) &&
    (await areAll(tx, 'animal', input.animalIds, former)) &&
    (await areEvaluable(tx, input)) &&
    (await areAll(tx, 'club', given(input.clubId), former))
  if (!known) throw new Refusal(404, errorCode.notFound)
}
