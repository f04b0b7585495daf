import { sql } from 'kysely'
import type { FitChoice, PatientFitInput } from 'shared/contracts/agenda/fit'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { encryptNeeds, decryptNeeds } from './patientNeeds.ts'

/** Returns the stored needs by patient id; patients without needs have no entry. */
export async function listNeeds(
  tx: Tx,
  cipher: FieldCipher,
  patientIds: readonly string[],
): Promise<Map<string, PatientFitInput>> {
  if (patientIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('patient_fit')
    .select(['patient_id', 'sealed'])
    .where('patient_id', 'in', patientIds)
    .execute()
  return new Map(
    rows.map(({ patient_id, sealed: encryptedNeeds }) => [
      patient_id,
      decryptNeeds(cipher, patient_id, encryptedNeeds),
    ]),
  )
}

/** Inserts or replaces the needs of a patient. */
export async function updateNeeds(
  tx: Tx,
  cipher: FieldCipher,
  { tenantId, patientId }: { tenantId: string; patientId: string },
  needs: PatientFitInput,
): Promise<void> {
  const encryptedNeeds = encryptNeeds(cipher, patientId, needs)
  await tx
    .insertInto('patient_fit')
    .values({ tenant_id: tenantId, patient_id: patientId, sealed: encryptedNeeds })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patient_id']).doUpdateSet({ sealed: encryptedNeeds }))
    .execute()
}

/** Lists all species in their fixed order, then by name the animals that are not deleted or are among `namedIds`. */
export async function listFitChoices(tx: Tx, namedIds: readonly string[]): Promise<FitChoice[]> {
  const species = await tx
    .selectFrom('species')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy(sql`plain(name)`)
    .execute()
  const animals = await tx
    .selectFrom('animal')
    .select(['id', 'name'])
    .where((where) => where.or([where('removed_at', 'is', null), sql<boolean>`id = any(${[...namedIds]}::uuid[])`]))
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()
  return [
    ...species.map((row) => ({ ...row, kind: 'species' as const })),
    ...animals.map((row) => ({ ...row, kind: 'animal' as const })),
  ]
}

export async function findSpeciesIds(tx: Tx): Promise<string[]> {
  const species = await tx.selectFrom('species').select('id').execute()
  return species.map(({ id }) => id)
}
