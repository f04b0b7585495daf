import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient } from 'shared/contracts/patients/patient'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { patientName } from 'shared/domain/patients/patientName'
import { isUndoable } from 'shared/domain/patients/import/undoPeriod'
import { auditMemberAll } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { found, Refusal } from '../../../refusal.ts'
import { patientOf } from '../../patients/patients/patientRow.ts'
import { isEmailFree } from '../../patients/patients/patients.sql.ts'
import { formerEmail, decryptFormerColumns, writtenColumns } from './formerColumns.ts'
import {
  deleteChanges,
  findChanges,
  findUsed,
  lockRows,
  deleteUnemployed,
  updateRestoredColumns,
  type ImportChange,
} from './importedPatients.sql.ts'
import { importOf } from './importRow.ts'
import { lockImport, updateImport } from './patientImports.sql.ts'
import { storedImport } from './storedImport.ts'

/** Deletes people before firms, so that a firm whose employees are all deleted can be deleted too. */
async function removePeopleAndFirms(
  context: MemberContext,
  people: readonly string[],
  firms: readonly string[],
): Promise<string[]> {
  const now = context.services.now()
  const removedPeople = await deleteUnemployed(context.tx, people, now)
  return [...removedPeople, ...(await deleteUnemployed(context.tx, firms, now))]
}

/** Restores the changed patients, unless another patient now has their former e-mail address. */
async function restoreChanged(
  context: MemberContext,
  changes: readonly ImportChange[],
  patients: ReadonlyMap<string, Patient>,
): Promise<string[]> {
  const { tx } = context
  const cipher = await cipherOf(context)
  const restored: string[] = []
  for (const { patient_id: id, former_sealed: encrypted } of changes) {
    if (!encrypted) continue
    const former = decryptFormerColumns(cipher, id, encrypted)
    const email = formerEmail(former)
    const isOwn = email.toLowerCase() === patients.get(id)?.email.toLowerCase()
    if (!isOwn && !(await isEmailFree(tx, email))) continue
    await updateRestoredColumns(tx, id, former, writtenColumns)
    restored.push(id)
  }
  return restored
}

/**
 * Undoes an import: deletes added patients and restores changed ones. Patients who have since been changed or got a session,
 * an animal, a quote, an invoice or employees, or whose former e-mail address is taken, are kept and named in the result.
 */
export async function undoImport(context: MemberContext, id: string): Promise<PatientImport> {
  const { tx, services } = context
  const row = found(await lockImport(tx, id))
  if (row.state !== 'DONE' || !row.finished_at || !isUndoable(row.finished_at, services.now()))
    throw new Refusal(409, errorCode.importStateChanged)
  const changes = await findChanges(tx, id)
  const ids = changes.map(({ patient_id }) => patient_id)
  const patients = new Map((await lockRows(tx, ids)).map((patient) => [patient.id, patientOf(patient)]))
  const used = await findUsed(tx, ids)
  const untouched = changes.filter(({ patient_id, version }) => patients.get(patient_id)?.version === version)
  const added = untouched.filter(({ patient_id, former_sealed }) => former_sealed === null && !used.has(patient_id))
  const isFirm = ({ patient_id }: { patient_id: string }) => patients.get(patient_id)?.type === 'FIRM'
  const idsOf = (of: typeof changes) => of.map(({ patient_id }) => patient_id)
  // Restored before deleting, so that patients who joined an added firm have left it.
  const restored = await restoreChanged(context, untouched, patients)
  const removed = await removePeopleAndFirms(
    context,
    idsOf(added.filter((change) => !isFirm(change))),
    idsOf(added.filter(isFirm)),
  )
  const done = new Set([...removed, ...restored])
  const kept = ids.flatMap((patientId) => {
    const patient = patients.get(patientId)
    return patient && !done.has(patientId) ? [patientName(patient)] : []
  })
  await auditMemberAll(context, [
    ...removed.map((entityId) => ({ act: 'delete', entity: 'patient' as const, entityId, details: { import: id } })),
    ...restored.map((entityId) => ({
      act: 'update',
      entity: 'patient' as const,
      entityId,
      details: { import: id, fields: ['undone'] },
    })),
  ])
  await deleteChanges(tx, id)
  const undone = { removed: removed.length, restored: restored.length, kept }
  const cipher = await cipherOf(context)
  const columns = { state: 'UNDONE' as const, undone_sealed: storedImport.undone.encrypt(cipher, id, undone) }
  return importOf(found(await updateImport(tx, id, 'DONE', columns)), cipher, services.now())
}
