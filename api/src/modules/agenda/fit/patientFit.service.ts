import type { PatientFit, PatientFitInput } from 'shared/contracts/agenda/fit'
import { patientFitProblems } from 'shared/domain/fit/fitProblems'
import { nothingRecorded } from 'shared/domain/fit/nothingRecorded'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseStale } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { sealOf, type MemberContext } from '../../../memberContext.ts'
import { found, refuseProblems } from '../../../refusal.ts'
import { findPatient, lockPatient } from '../../patients/patients/patients.sql.ts'
import { findSpeciesIds, fitChoices, needsOf, saveNeeds } from './patientFit.sql.ts'

const namedBy = ({ allergies, fears, preferredAnimalIds, avoidedAnimalIds }: PatientFitInput): string[] => [
  ...allergies,
  ...fears,
  ...preferredAnimalIds,
  ...avoidedAnimalIds,
]

async function currentNeeds(context: MemberContext, patientId: string): Promise<PatientFitInput> {
  const needs = await needsOf(context.tx, await sealOf(context), [patientId])
  return needs.get(patientId) ?? nothingRecorded
}

/** The order of the fields is that of `nothingRecorded`, whatever the order they were sent in. */
const versionOf = (needs: PatientFitInput): string => contentVersion({ ...nothingRecorded, ...needs })

const shown = async ({ tx }: MemberContext, needs: PatientFitInput): Promise<PatientFit> => ({
  ...needs,
  choices: await fitChoices(tx, namedBy(needs)),
  version: versionOf(needs),
})

export async function readPatientFit(context: MemberContext, patientId: string): Promise<PatientFit> {
  found(await findPatient(context.tx, patientId))
  return shown(context, await currentNeeds(context, patientId))
}

/** An animal that left the list since stays named; another one cannot be added. */
async function check({ tx }: MemberContext, input: PatientFitInput, former: PatientFitInput): Promise<void> {
  refuseProblems(patientFitProblems(input))
  const species = new Set(await findSpeciesIds(tx))
  const maySpecies = [...input.allergies, ...input.fears].filter((id) => !species.has(id))
  const animalIds = [...maySpecies, ...input.preferredAnimalIds, ...input.avoidedAnimalIds]
  await refuseUnknownIds(tx, 'animal', animalIds, { former: namedBy(former) })
}

/** For a patient who was just added: the audit of that act says all it may. */
export async function recordFit(context: MemberContext, patientId: string, input: PatientFitInput): Promise<void> {
  const { tx, member } = context
  await check(context, input, nothingRecorded)
  await saveNeeds(tx, await sealOf(context), { tenantId: member.tenantId, patientId }, input)
}

/** The audit records that it was changed, not which of it: which field is filled says something of the patient's health. */
export async function changePatientFit(
  context: MemberContext,
  patientId: string,
  input: PatientFitInput,
  ifMatch?: string,
): Promise<PatientFit> {
  const { tx, member } = context
  found(await lockPatient(tx, patientId))
  const former = await currentNeeds(context, patientId)
  refuseStale(ifMatch, { version: versionOf(former) })
  await check(context, input, former)
  await saveNeeds(tx, await sealOf(context), { tenantId: member.tenantId, patientId }, input)
  await auditMember(context, { act: 'update', entity: 'patient', entityId: patientId, details: { fields: ['fit'] } })
  return shown(context, input)
}
