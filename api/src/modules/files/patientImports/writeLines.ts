import type { PlannedLine } from 'shared/domain/patients/import/ImportPlan'
import { auditAll, changedColumns, type AuditEntry } from '../../../audit.ts'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Services } from '../../../services.ts'
import { locatePatient } from '../../patients/patients/patientPosition.ts'
import { noteColumns } from '../../patients/patients/practiceNote.ts'
import { patientColumns, patientOf, type PatientRow } from '../../patients/patients/patientRow.ts'
import { updatePatient } from '../../patients/patients/patients.sql.ts'
import { batchesOf } from './batchesOf.ts'
import { encryptFormerValues } from './formerColumns.ts'
import { insertChanges, insertPatients, type ImportChange, type WrittenColumns } from './importedPatients.sql.ts'

type PatientWrite = NonNullable<PlannedLine['write']>

interface WriteContext {
  tx: Tx
  services: Services
  cipher: FieldCipher
  tenantId: string
  importId: string
  accountId: string
  /** Existing patients by id; the patients that the import changes are locked until the transaction ends. */
  rowsById: ReadonlyMap<string, PatientRow>
}

async function columnsOf({ services, cipher }: WriteContext, { id, input }: PatientWrite): Promise<WrittenColumns> {
  const columns = { ...patientColumns(input), ...noteColumns(cipher, id, input) }
  return { ...columns, ...(await locatePatient(services, columns)) }
}

async function saveChanges(
  writeContext: WriteContext,
  changes: readonly ImportChange[],
  entries: readonly AuditEntry[],
): Promise<void> {
  const { tx, tenantId, accountId, importId } = writeContext
  await insertChanges(tx, tenantId, importId, changes)
  await auditAll(tx, { tenantId, accountId }, entries)
}

async function addPatients(writeContext: WriteContext, batch: readonly PatientWrite[]): Promise<void> {
  const { tx, tenantId, importId } = writeContext
  const rows = await Promise.all(
    batch.map(async (write) => ({ id: write.id, ...(await columnsOf(writeContext, write)) })),
  )
  const patients = await insertPatients(tx, tenantId, rows)
  await saveChanges(
    writeContext,
    patients.map(({ id, version }) => ({ patient_id: id, version, former_sealed: null })),
    patients.map(({ id }) => ({ act: 'create', entity: 'patient', entityId: id, details: { import: importId } })),
  )
}

async function changePatients(writeContext: WriteContext, batch: readonly PatientWrite[]): Promise<void> {
  const { tx, cipher, rowsById, importId } = writeContext
  const changes: ImportChange[] = []
  const entries: AuditEntry[] = []
  for (const write of batch) {
    const formerRow = rowsById.get(write.id)
    if (!formerRow) throw new Error('The patient to change is not in the practice.')
    const columns = await columnsOf(writeContext, write)
    const { id, version } = patientOf(await updatePatient(tx, write.id, columns))
    changes.push({ patient_id: id, version, former_sealed: encryptFormerValues(cipher, formerRow) })
    const details = { import: importId, fields: changedColumns(formerRow, columns) }
    entries.push({ act: 'update', entity: 'patient', entityId: id, details })
  }
  await saveChanges(writeContext, changes, entries)
}

/** Writes added and changed patients in the caller's transaction, firms first because employees refer to them. */
export async function writeLines(
  writeContext: WriteContext,
  lines: readonly PlannedLine[],
  onProgress: (fraction: number) => void,
): Promise<void> {
  const writes = lines.flatMap(({ write }) => (write ? [write] : []))
  const additions = writes.filter(({ former }) => !former)
  const firms = additions.filter(({ input }) => input.type === 'FIRM')
  const people = additions.filter(({ input }) => input.type !== 'FIRM')
  let writtenCount = 0
  const reportProgress = (batch: readonly PatientWrite[]) => {
    writtenCount += batch.length
    onProgress(writtenCount / writes.length)
  }
  for (const batch of [...batchesOf(firms), ...batchesOf(people)]) {
    await addPatients(writeContext, batch)
    reportProgress(batch)
  }
  for (const batch of batchesOf(writes.filter(({ former }) => former))) {
    await changePatients(writeContext, batch)
    reportProgress(batch)
  }
}
