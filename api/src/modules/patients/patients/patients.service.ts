import { errorCode } from 'shared/contracts/errorCodes'
import type { ListedPatient, Patient, PatientChange, PatientInput } from 'shared/contracts/patients/patient'
import type { Query } from 'shared/contracts/routes'
import { patientProblems } from 'shared/domain/patients/patient'
import { isUuid } from 'shared/domain/uuid'
import { v7 as uuidv7 } from 'uuid'
import { auditMember, changedColumns } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { cipherOf, hasPrivilege, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { lockSessionsOf } from '../../sessionStore/sessions/sessionsOfPatient.sql.ts'
import { detachEmployees } from './detachEmployees.service.ts'
import { lockFirm } from './employees.sql.ts'
import { addLastComments } from './lastComments.service.ts'
import { locatePatient } from './patientPosition.ts'
import { withOmittedFields } from './omittedFields.ts'
import { nameOnlyPatientOf, patientColumns, patientOf, type PatientRow } from './patientRow.ts'
import { noteColumns, noteOf, patientWithNoteOf } from './practiceNote.ts'
import { findNotes, findPatients } from './patientSearch.sql.ts'
import { findPatient, insertPatient, lockPatient, lockPatientAgainstReferences, updatePatient } from './patients.sql.ts'

function parseIds(commaSeparated = ''): string[] {
  const ids = commaSeparated.split(',').filter(Boolean)
  if (!ids.every(isUuid)) refuseProblems([{ field: 'sessionTypes', message: 'Valeur incorrecte' }])
  return ids
}

/** Validates a patient. Accepts the firms that the patient already belongs to (`currentFirmIds`), even if deleted. */
export async function checkPatient(
  context: MemberContext,
  input: PatientInput,
  currentFirmIds: readonly (string | null)[] = [],
): Promise<void> {
  refuseProblems(patientProblems(input, todayOf(context)))
  const firmId = input.type === 'INDIVIDUAL' ? input.individual?.firm : null
  if (!firmId || currentFirmIds.includes(firmId) || (await lockFirm(context.tx, firmId))) return
  const problems = [{ field: 'individual.firm', message: "Cette entreprise n'existe plus" }]
  throw new Refusal(404, errorCode.notFound, { problems })
}

export async function listPatients(
  context: MemberContext,
  { sessionTypes, lastComment, practiceNote, ...search }: Query<'GET /patients'>,
): Promise<ListedPatient[]> {
  const sessionTypeIds = parseIds(sessionTypes)
  // Deleted session types are accepted, because their sessions still exist.
  await refuseUnknownIds(context.tx, 'session_type', sessionTypeIds, { formerIds: sessionTypeIds })
  const canReadFiles = hasPrivilege(context, 'PATIENTS')
  const patients = await findPatients(context.tx, { ...search, sessionTypeIds, searchesNamesOnly: !canReadFiles })
  if (!canReadFiles) return patients.map(nameOnlyPatientOf)
  const patientsWithNotes = practiceNote === 'true' ? await addNotes(context, patients) : patients
  return lastComment === 'true' ? addLastComments(context, patientsWithNotes) : patientsWithNotes
}

/** Adds the practice's notes to listed patients, for an export. */
async function addNotes(context: MemberContext, patients: readonly ListedPatient[]): Promise<ListedPatient[]> {
  const cipher = await cipherOf(context)
  const notes = new Map((await findNotes(context.tx)).map((row) => [row.id, noteOf(cipher, row)]))
  return patients.map((patient) => ({ ...patient, practiceNote: notes.get(patient.id) ?? '' }))
}

export async function createPatient(context: MemberContext, input: PatientInput): Promise<Patient> {
  await checkPatient(context, input)
  const columns = patientColumns(input)
  const position = await locatePatient(context.services, columns)
  const cipher = await cipherOf(context)
  const id = uuidv7()
  const note = noteColumns(cipher, id, input)
  const row = await insertPatient(context.tx, context.member.tenantId, { id, ...columns, ...position, ...note })
  await auditMember(context, { act: 'create', entity: 'patient', entityId: id })
  return patientWithNoteOf(cipher, row)
}

/** Locks a patient; a firm that becomes an individual is locked after its sessions, and against new employees. */
async function lockChangedPatient({ tx }: MemberContext, id: string, { type }: PatientInput): Promise<PatientRow> {
  if (type === 'FIRM' || (await findPatient(tx, id))?.type !== 'FIRM') return requireFound(await lockPatient(tx, id))
  await lockSessionsOf(tx, id)
  return requireFound(await lockPatientAgainstReferences(tx, id))
}

/** Updates a patient. The audit entry names the changed fields, never their values. */
export async function changePatient(
  context: MemberContext,
  id: string,
  { detachedEmployees, ...change }: PatientChange,
  ifMatch?: string,
): Promise<Patient> {
  const storedRow = await lockChangedPatient(context, id, change)
  refuseOutdatedVersion(ifMatch, patientOf(storedRow))
  const input = withOmittedFields(change, storedRow)
  await checkPatient(context, input, [storedRow.firm_id])
  if (storedRow.type === 'FIRM' && input.type !== 'FIRM') await detachEmployees(context, id, detachedEmployees)
  const cipher = await cipherOf(context)
  const columns = { ...patientColumns(input), ...noteColumns(cipher, id, input) }
  const position = await locatePatient(context.services, columns)
  const row = await updatePatient(context.tx, id, { ...columns, ...position })
  const details = { fields: changedColumns(storedRow, columns) }
  await auditMember(context, { act: 'update', entity: 'patient', entityId: id, details })
  return patientWithNoteOf(cipher, row)
}
