import { errorCode } from 'shared/contracts/errorCodes'
import type { ListedPatient, Patient, PatientInput } from 'shared/contracts/patient'
import type { Query } from 'shared/contracts/routes'
import { patientProblems } from 'shared/domain/patients/patient'
import { isUuid } from 'shared/domain/uuid'
import { auditMember, changedColumns } from '../../audit.ts'
import type { Tx } from '../../db.ts'
import { refuseStale } from '../../etag.ts'
import { refuseUnknownIds } from '../../knownIds.sql.ts'
import { hasPrivilege, type MemberContext } from '../../memberContext.ts'
import { found, Refusal, refuseProblems } from '../../refusal.ts'
import { withLastComments } from './lastComments.service.ts'
import { namedOnly, patientColumns, patientOf } from './patientRow.ts'
import { findPatient, findPatients, insertPatient, lockPatient, removePatient, updatePatient } from './patients.sql.ts'

function parseIds(commaSeparated = ''): string[] {
  const ids = commaSeparated.split(',').filter(Boolean)
  if (!ids.every(isUuid)) refuseProblems([{ field: 'sessionTypes', message: 'Valeur incorrecte' }])
  return ids
}

async function check(tx: Tx, input: PatientInput): Promise<void> {
  refuseProblems(patientProblems(input))
  const firmId = input.type === 'INDIVIDUAL' ? input.individual?.firm : null
  if (firmId && (await findPatient(tx, firmId))?.type !== 'FIRM') throw new Refusal(404, errorCode.notFound)
}

export async function listPatients(
  context: MemberContext,
  { sessionTypes, lastComment, ...search }: Query<'GET /patients'>,
): Promise<ListedPatient[]> {
  const sessionTypeIds = parseIds(sessionTypes)
  await refuseUnknownIds(context.tx, 'session_type', sessionTypeIds)
  const patients = await findPatients(context.tx, { ...search, sessionTypeIds })
  if (!hasPrivilege(context, 'PATIENTS')) return patients.map(namedOnly)
  return lastComment === 'true' ? withLastComments(context, patients) : patients
}

export async function createPatient(context: MemberContext, input: PatientInput): Promise<Patient> {
  await check(context.tx, input)
  const patient = await insertPatient(context.tx, context.member.tenantId, patientColumns(input))
  await auditMember(context, { act: 'create', entity: 'patient', entityId: patient.id })
  return patient
}

/** The audit names the fields that change, never what they contain. */
export async function changePatient(
  context: MemberContext,
  id: string,
  input: PatientInput,
  ifMatch?: string,
): Promise<Patient> {
  const former = found(await lockPatient(context.tx, id))
  refuseStale(ifMatch, patientOf(former))
  await check(context.tx, input)
  const columns = patientColumns(input)
  const patient = await updatePatient(context.tx, id, columns)
  const details = { fields: changedColumns(former, columns) }
  await auditMember(context, { act: 'update', entity: 'patient', entityId: id, details })
  return patient
}

export async function deletePatient(context: MemberContext, id: string): Promise<void> {
  if (!(await removePatient(context.tx, id, context.services.now()))) throw new Refusal(404, errorCode.notFound)
  await auditMember(context, { act: 'delete', entity: 'patient', entityId: id })
}
