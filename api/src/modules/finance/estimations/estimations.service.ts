import type { EstimationInput } from 'shared/contracts/finance/estimations'
import type { FileResponse } from 'shared/contracts/routes'
import type { Day } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { hasPrivilege, cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { createPatient } from '../../patients/patients/patients.service.ts'
import { isEmailFree } from '../../patients/patients/patients.sql.ts'
import type { EstimationContent } from './document/EstimationContent.ts'
import { fileField, estimationDownload, type EstimationFile } from './document/estimationFile.ts'
import { readEstimationContent } from './document/estimationContent.service.ts'
import { estimationPdf } from './document/estimationPdf.ts'
import { findEstimation, insertEstimation, insertNumber } from './estimations.sql.ts'

export async function previewEstimation(context: MemberContext, input: EstimationInput): Promise<FileResponse> {
  const content = await readEstimationContent(context, input)
  return estimationDownload(await estimationPdf({ ...content, number: null }), 'brouillon')
}

/**
 * Returns the id of the client's patient file; null without one. Creates a file for a new patient if it is requested,
 * the member has the privilege PATIENTS and the e-mail address is free.
 */
async function findOrCreatePatientId(context: MemberContext, input: EstimationInput): Promise<string | null> {
  const { patientId, newPatient, savePatient = false } = input
  if (patientId !== null || newPatient === null) return patientId
  if (!savePatient || !hasPrivilege(context, 'PATIENTS')) return null
  if (!(await isEmailFree(context.tx, newPatient.email))) return null
  return (await createPatient(context, newPatient)).id
}

export interface IssuedEstimation {
  file: FileResponse
  /** Whether a new patient was saved; undefined if that was not requested. */
  isPatientSaved: boolean | undefined
}

/** Numbers a quote and stores it with its PDF, in one transaction. */
export async function storeEstimation(
  context: MemberContext,
  content: Omit<EstimationContent, 'number'>,
  { patientId, therapistId }: { patientId: string | null; therapistId: string },
): Promise<{ id: string; number: string; bytes: Uint8Array }> {
  const { tx, member } = context
  const number = await insertNumber(tx, member.tenantId, yearOf(content.day))
  const bytes = await estimationPdf({ ...content, number })
  const id = uuidv7()
  const cipher = await cipherOf(context)
  await insertEstimation(tx, {
    tenant_id: member.tenantId,
    id,
    estimation_number: number,
    patient_id: patientId,
    client_name: content.client.name,
    therapist_id: therapistId,
    nb_hours_to_do: content.nbHoursToDo,
    unitary_price: content.unitaryPrice,
    taxes: content.taxes,
    valid_until: content.validUntil,
    content: cipher.encryptBytes(Buffer.from(bytes), fileField(id)),
    created_at: content.createdAt,
    for_firm: content.firm !== null,
  })
  return { id, number, bytes }
}

export async function issueEstimation(context: MemberContext, input: EstimationInput): Promise<IssuedEstimation> {
  // The content is read before a number is assigned, so that concurrent calls wait only while the PDF is rendered.
  const content = await readEstimationContent(context, input)
  const patientId = await findOrCreatePatientId(context, input)
  const { id, number, bytes } = await storeEstimation(context, content, { patientId, therapistId: input.therapistId })
  await auditMember(context, { act: 'issue', entity: 'estimation', entityId: id, details: { number } })
  const isSaveRequested = input.patientId === null && input.savePatient === true
  return { file: estimationDownload(bytes, number), isPatientSaved: isSaveRequested ? patientId !== null : undefined }
}

const yearOf = (day: Day) => Number(day.slice(0, 4))

/** Reads the issued PDF, which never changes. */
export async function readEstimationFile(context: MemberContext, id: string): Promise<EstimationFile> {
  const row = requireFound(await findEstimation(context.tx, id))
  const cipher = await cipherOf(context)
  return estimationDownload(cipher.decryptBytes(row.content, fileField(id)), row.estimation_number)
}
