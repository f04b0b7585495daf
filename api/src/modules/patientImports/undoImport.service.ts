import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientImport } from 'shared/contracts/patientImport'
import { patientName } from 'shared/domain/patients/patientName'
import { isUndoable } from 'shared/domain/patients/import/undoPeriod'
import { auditMemberAll } from '../../audit.ts'
import { sealOf, type MemberContext } from '../../memberContext.ts'
import { found, Refusal } from '../../refusal.ts'
import { patientOf } from '../patients/patientRow.ts'
import { openFormer, writtenColumns } from './formerColumns.ts'
import {
  deleteChanges,
  findChanges,
  findUsed,
  lockRows,
  removeUnemployed,
  restoreColumns,
} from './importedPatients.sql.ts'
import { importOf } from './importRow.ts'
import { lockImport, updateImport } from './patientImports.sql.ts'
import { storedImport } from './storedImport.ts'

/** People first, then firms: one whose employees all go goes too. */
async function removeAll(
  context: MemberContext,
  people: readonly string[],
  firms: readonly string[],
): Promise<string[]> {
  const now = context.services.now()
  const removedPeople = await removeUnemployed(context.tx, people, now)
  return [...removedPeople, ...(await removeUnemployed(context.tx, firms, now))]
}

/**
 * Takes an import back, whole: who was added is removed, who was changed gets back what stood there. Who was changed since,
 * or has a session, an animal, a quote, an invoice or employees by now, stays, and is named.
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
  const removed = await removeAll(context, idsOf(added.filter((one) => !isFirm(one))), idsOf(added.filter(isFirm)))
  const seal = await sealOf(context)
  const changed = untouched.filter(({ former_sealed }) => former_sealed !== null)
  for (const { patient_id: patientId, former_sealed: former } of changed)
    if (former) await restoreColumns(tx, patientId, openFormer(seal, patientId, former), writtenColumns)
  const done = new Set([...removed, ...idsOf(changed)])
  const kept = ids.flatMap((patientId) => {
    const patient = patients.get(patientId)
    return patient && !done.has(patientId) ? [patientName(patient)] : []
  })
  await auditMemberAll(context, [
    ...removed.map((entityId) => ({ act: 'delete', entity: 'patient' as const, entityId, details: { import: id } })),
    ...idsOf(changed).map((entityId) => ({
      act: 'update',
      entity: 'patient' as const,
      entityId,
      details: { import: id, fields: ['undone'] },
    })),
  ])
  await deleteChanges(tx, id)
  const undone = { removed: removed.length, restored: changed.length, kept }
  const columns = { state: 'UNDONE' as const, undone_sealed: storedImport.undone.close(seal, id, undone) }
  return importOf(found(await updateImport(tx, id, 'DONE', columns)), seal, services.now())
}
