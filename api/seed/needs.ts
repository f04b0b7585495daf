import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { updateNeeds } from '../src/modules/agenda/fit/patientFit.sql.ts'
import type { SeedContext } from './SeedContext.ts'
import type { SeededPatients } from './patients.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'

const idsOfName = (rows: readonly { id: string; name: string }[], wantedName: string | undefined) =>
  rows.filter(({ name }) => name === wantedName).map(({ id }) => id)

/** Adds what the choice of an animal considers for a few patients: weight, feared species, preferred animal, note. */
export async function addNeeds(
  { tx, services }: SeedContext,
  { needs = [] }: DemoPractice,
  tenantId: string,
  { individualIds }: SeededPatients,
): Promise<void> {
  if (needs.length === 0) return
  const species = await tx.selectFrom('species').select(['id', 'name']).execute()
  const animals = await tx.selectFrom('animal').select(['id', 'name']).where('tenant_id', '=', tenantId).execute()
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  for (const { patientIndex, fearedSpecies, preferredAnimal, ...recordedNeeds } of needs) {
    const patientId = individualIds[patientIndex]
    if (patientId === undefined) throw new Error(`The practice has no individual ${patientIndex}.`)
    await updateNeeds(
      tx,
      cipher,
      { tenantId, patientId },
      {
        ...emptyPatientFit,
        ...recordedNeeds,
        fears: idsOfName(species, fearedSpecies),
        preferredAnimalIds: idsOfName(animals, preferredAnimal),
      },
    )
  }
}
