import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient } from 'shared/contracts/patients/patient'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { patientName } from 'shared/domain/patients/patientName'
import { isUndoable } from 'shared/domain/patients/import/undoPeriod'
import { auditMemberAll } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { patientOf } from '../../patients/patients/patientRow.ts'
import { isEmailFree } from '../../patients/patients/patients.sql.ts'
import { formerEmailOf, decryptFormerValues, importedColumns } from './formerColumns.ts'
import {
  deleteChanges,
  findChanges,
  findReferencedIds,
  lockPatientsAgainstReferences,
  deletePatientsWithoutEmployees,
  updateRestoredColumns,
  type ImportChange,
} from './importedPatients.sql.ts'
import { importOf } from './importRow.ts'
import { lockImport, updateImport } from './patientImports.sql.ts'
import { storedImport } from './storedImport.ts'

/** Deletes persons before firms, so that a firm whose employees are all deleted can be deleted too. */
async function deletePeopleAndFirms(
  context: MemberContext,
  people: readonly string[],
  firms: readonly string[],
): Promise<string[]> {
  const now = context.services.now()
  const deletedPeople = await deletePatientsWithoutEmployees(context.tx, people, now)
  return [...deletedPeople, ...(await deletePatientsWithoutEmployees(context.tx, firms, now))]
}

/** Restores the changed patients, except patients whose former e-mail address now belongs to another patient. */
async function restoreChangedPatients(
  context: MemberContext,
  changes: readonly ImportChange[],
  patients: ReadonlyMap<string, Patient>,
): Promise<string[]> {
  const { tx } = context
  const cipher = await cipherOf(context)
  const restoredIds: string[] = []
  for (const { patient_id: id, former_sealed: encryptedFormer } of changes) {
    if (!encryptedFormer) continue
    const formerValues = decryptFormerValues(cipher, id, encryptedFormer)
    const email = formerEmailOf(formerValues)
    const isOwnEmail = email.toLowerCase() === patients.get(id)?.email.toLowerCase()
    if (!isOwnEmail && !(await isEmailFree(tx, email))) continue
    await updateRestoredColumns(tx, id, formerValues, importedColumns)
    restoredIds.push(id)
  }
  return restoredIds
}

/**
 * Undoes an import: deletes added patients and restores changed patients. These are kept and named in the
 * result: patients changed since the import, added patients to whom other records refer or who have employees, and
 * changed patients whose former e-mail address is taken.
 */
export async function undoImport(context: MemberContext, id: string): Promise<PatientImport> {
  const { tx, services } = context
  const row = requireFound(await lockImport(tx, id))
  if (row.state !== 'DONE' || !row.finished_at || !isUndoable(row.finished_at, services.now()))
    throw new Refusal(409, errorCode.importStateChanged)
  const changes = await findChanges(tx, id)
  const ids = changes.map(({ patient_id }) => patient_id)
  const patientsById = new Map(
    (await lockPatientsAgainstReferences(tx, ids)).map((patient) => [patient.id, patientOf(patient)]),
  )
  const referencedIds = await findReferencedIds(tx, ids)
  const changesOfUnchangedPatients = changes.filter(
    ({ patient_id, version }) => patientsById.get(patient_id)?.version === version,
  )
  const deletableAdditions = changesOfUnchangedPatients.filter(
    ({ patient_id, former_sealed }) => former_sealed === null && !referencedIds.has(patient_id),
  )
  const isFirm = ({ patient_id }: { patient_id: string }) => patientsById.get(patient_id)?.type === 'FIRM'
  const idsOf = (importChanges: typeof changes) => importChanges.map(({ patient_id }) => patient_id)
  // Restores the changed patients first, so that none of them still belongs to a firm that the import added.
  const restoredIds = await restoreChangedPatients(context, changesOfUnchangedPatients, patientsById)
  const deletedIds = await deletePeopleAndFirms(
    context,
    idsOf(deletableAdditions.filter((change) => !isFirm(change))),
    idsOf(deletableAdditions.filter(isFirm)),
  )
  const undoneIds = new Set([...deletedIds, ...restoredIds])
  const keptNames = ids.flatMap((patientId) => {
    const patient = patientsById.get(patientId)
    return patient && !undoneIds.has(patientId) ? [patientName(patient)] : []
  })
  await auditMemberAll(context, [
    ...deletedIds.map((entityId) => ({ act: 'delete', entity: 'patient' as const, entityId, details: { import: id } })),
    ...restoredIds.map((entityId) => ({
      act: 'update',
      entity: 'patient' as const,
      entityId,
      details: { import: id, fields: ['undone'] },
    })),
  ])
  await deleteChanges(tx, id)
  const undoResult = { removed: deletedIds.length, restored: restoredIds.length, kept: keptNames }
  const cipher = await cipherOf(context)
  const columns = { state: 'UNDONE' as const, undone_sealed: storedImport.undone.encrypt(cipher, id, undoResult) }
  return importOf(requireFound(await updateImport(tx, id, 'DONE', columns)), cipher, services.now())
}
