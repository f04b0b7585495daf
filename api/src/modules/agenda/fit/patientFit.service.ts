import type { PatientFit, PatientFitInput } from 'shared/contracts/agenda/fit'
import { patientFitProblems } from 'shared/domain/fit/fitProblems'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../refusal.ts'
import { findPatient, lockPatient, type FindOptions } from '../../patients/patients/patients.sql.ts'
import { findSpeciesIds, listFitChoices, listNeeds, updateNeeds } from './patientFit.sql.ts'

const referencedIdsOf = ({ allergies, fears, preferredAnimalIds, avoidedAnimalIds }: PatientFitInput): string[] => [
  ...allergies,
  ...fears,
  ...preferredAnimalIds,
  ...avoidedAnimalIds,
]

async function findCurrentNeeds(context: MemberContext, patientId: string): Promise<PatientFitInput> {
  const needs = await listNeeds(context.tx, await cipherOf(context), [patientId])
  return needs.get(patientId) ?? emptyPatientFit
}

/** Computes the version of the needs, independent of the order of the fields. */
const needsVersionOf = (needs: PatientFitInput): string => contentVersion({ ...emptyPatientFit, ...needs })

const fitResponseOf = async ({ tx }: MemberContext, needs: PatientFitInput): Promise<PatientFit> => ({
  ...needs,
  choices: await listFitChoices(tx, referencedIdsOf(needs)),
  version: needsVersionOf(needs),
})

export async function readPatientFit(
  context: MemberContext,
  patientId: string,
  options?: FindOptions,
): Promise<PatientFit> {
  requireFound(await findPatient(context.tx, patientId, options))
  return fitResponseOf(context, await findCurrentNeeds(context, patientId))
}

/** Validates the needs; accepts a deleted animal only if the former needs contain it. */
async function checkNeeds({ tx }: MemberContext, input: PatientFitInput, formerNeeds: PatientFitInput): Promise<void> {
  refuseProblems(patientFitProblems(input))
  const speciesIds = new Set(await findSpeciesIds(tx))
  const possibleAnimalIds = [...input.allergies, ...input.fears].filter((id) => !speciesIds.has(id))
  const animalIds = [...possibleAnimalIds, ...input.preferredAnimalIds, ...input.avoidedAnimalIds]
  await refuseUnknownIds(tx, 'animal', animalIds, { formerIds: referencedIdsOf(formerNeeds) })
}

/** Stores the needs of a new patient without an audit entry, because the creation of the patient has one. */
export async function saveFitOfNewPatient(
  context: MemberContext,
  patientId: string,
  input: PatientFitInput,
): Promise<void> {
  const { tx, member } = context
  await checkNeeds(context, input, emptyPatientFit)
  await updateNeeds(tx, await cipherOf(context), { tenantId: member.tenantId, patientId }, input)
}

/**
 * Changes the needs. The audit entry does not name the changed fields, because they would reveal health information.
 */
export async function changePatientFit(
  context: MemberContext,
  patientId: string,
  input: PatientFitInput,
  ifMatch?: string,
): Promise<PatientFit> {
  const { tx, member } = context
  requireFound(await lockPatient(tx, patientId))
  const formerNeeds = await findCurrentNeeds(context, patientId)
  refuseOutdatedVersion(ifMatch, { version: needsVersionOf(formerNeeds) })
  await checkNeeds(context, input, formerNeeds)
  await updateNeeds(tx, await cipherOf(context), { tenantId: member.tenantId, patientId }, input)
  await auditMember(context, { act: 'update', entity: 'patient', entityId: patientId, details: { fields: ['fit'] } })
  return fitResponseOf(context, input)
}
