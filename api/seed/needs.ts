import { nothingRecorded } from 'shared/domain/fit/nothingRecorded'
import { updateNeeds } from '../src/modules/agenda/fit/patientFit.sql.ts'
import type { Demo } from './Demo.ts'
import type { Patients } from './patients.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'

const idsIn = (rows: readonly { id: string; name: string }[], wanted: string | undefined) =>
  rows.filter(({ name }) => name === wanted).map(({ id }) => id)

/** Adds weight, fears and preferences of a few patients. */
export async function addNeeds(
  { tx, services }: Demo,
  { needs = [] }: DemoPractice,
  tenantId: string,
  { individualIds }: Patients,
): Promise<void> {
  if (needs.length === 0) return
  const species = await tx.selectFrom('species').select(['id', 'name']).execute()
  const animals = await tx.selectFrom('animal').select(['id', 'name']).where('tenant_id', '=', tenantId).execute()
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  for (const { individual, fears, prefers, ...recorded } of needs) {
    const patientId = individualIds[individual]
    if (patientId === undefined) throw new Error(`The practice has no individual ${individual}.`)
    await updateNeeds(
      tx,
      cipher,
      { tenantId, patientId },
      { ...nothingRecorded, ...recorded, fears: idsIn(species, fears), preferredAnimalIds: idsIn(animals, prefers) },
    )
  }
}
