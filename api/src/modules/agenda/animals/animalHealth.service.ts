import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/agenda/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { healthProblems, type HealthDraft } from 'shared/domain/animals/health'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import {
  listAppointments,
  deleteHealthRecord,
  insertAppointment,
  insertVaccine,
  lockAppointment,
  lockVaccine,
  updateAppointment,
  updateVaccine,
  listVaccines,
  type HealthRecordId,
  type PracticeContext,
} from './animalHealth.sql.ts'

/** Throws 400 when fields are invalid, 404 when the animal is deleted or unknown. */
async function checkRecord({ tx }: MemberContext, animalId: string, input: HealthDraft): Promise<void> {
  await refuseUnknownIds(tx, 'animal', [animalId])
  refuseProblems(healthProblems(input))
}

const practiceContextOf = async (context: MemberContext): Promise<PracticeContext> => ({
  tx: context.tx,
  tenantId: context.member.tenantId,
  cipher: await cipherOf(context),
})

export async function readHealth(context: MemberContext, animalId: string) {
  const { tx } = context
  await refuseUnknownIds(tx, 'animal', [animalId], { isReadOnly: true })
  const cipher = await cipherOf(context)
  return {
    vaccines: await listVaccines(tx, cipher, animalId),
    medicalAppointments: await listAppointments(tx, cipher, animalId),
  }
}

export async function createVaccine(context: MemberContext, animalId: string, input: VaccineInput): Promise<Vaccine> {
  await checkRecord(context, animalId, input)
  const id = uuidv7()
  const vaccine = await insertVaccine(await practiceContextOf(context), { id, animalId }, input)
  await auditMember(context, { act: 'create', entity: 'vaccine', entityId: id })
  return vaccine
}

export async function changeVaccine(
  context: MemberContext,
  record: HealthRecordId,
  input: VaccineInput,
  ifMatch?: string,
): Promise<Vaccine> {
  await checkRecord(context, record.animalId, input)
  const practice = await practiceContextOf(context)
  refuseOutdatedVersion(ifMatch, requireFound(await lockVaccine(practice, record)))
  const vaccine = requireFound(await updateVaccine(practice, record, input))
  await auditMember(context, { act: 'update', entity: 'vaccine', entityId: record.id })
  return vaccine
}

export async function createAppointment(
  context: MemberContext,
  animalId: string,
  input: AppointmentInput,
): Promise<Appointment> {
  await checkRecord(context, animalId, input)
  const id = uuidv7()
  const appointment = await insertAppointment(await practiceContextOf(context), { id, animalId }, input)
  await auditMember(context, { act: 'create', entity: 'medical_appointment', entityId: id })
  return appointment
}

export async function changeAppointment(
  context: MemberContext,
  record: HealthRecordId,
  input: AppointmentInput,
  ifMatch?: string,
): Promise<Appointment> {
  await checkRecord(context, record.animalId, input)
  const practice = await practiceContextOf(context)
  refuseOutdatedVersion(ifMatch, requireFound(await lockAppointment(practice, record)))
  const appointment = requireFound(await updateAppointment(practice, record, input))
  await auditMember(context, { act: 'update', entity: 'medical_appointment', entityId: record.id })
  return appointment
}

async function deleteRecord(
  context: MemberContext,
  entity: 'vaccine' | 'medical_appointment',
  record: HealthRecordId,
): Promise<void> {
  await refuseUnknownIds(context.tx, 'animal', [record.animalId])
  if (!(await deleteHealthRecord(context.tx, entity, record))) throw new Refusal(404, errorCode.notFound)
  await auditMember(context, { act: 'delete', entity, entityId: record.id })
}

export const deleteVaccine = (context: MemberContext, record: HealthRecordId): Promise<void> =>
  deleteRecord(context, 'vaccine', record)

export const deleteAppointment = (context: MemberContext, record: HealthRecordId): Promise<void> =>
  deleteRecord(context, 'medical_appointment', record)
