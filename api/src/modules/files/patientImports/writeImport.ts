import type { Patient } from 'shared/contracts/patients/patient'
import type { PlannedLine } from 'shared/domain/patients/import/planImport'
import { auditAll, changedColumns, type AuditEntry } from '../../../audit.ts'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Services } from '../../../services.ts'
import { locatePatient } from '../../patients/patients/patientPosition.ts'
import { patientColumns, type PatientRow } from '../../patients/patients/patientRow.ts'
import { updatePatient } from '../../patients/patients/patients.sql.ts'
import { batchesOf } from './batchesOf.ts'
import { encryptFormerColumns } from './formerColumns.ts'
import { insertChanges, insertPatients, type ImportChange, type WrittenColumns } from './importedPatients.sql.ts'

type Written = NonNullable<PlannedLine['write']>

interface Writing {
  tx: Tx
  services: Services
  cipher: FieldCipher
  tenantId: string
  importId: string
  accountId: string
  /** Existing patients by id; those that the import changes are locked until the transaction ends. */
  rows: ReadonlyMap<string, PatientRow>
}

async function columnsOf({ services }: Writing, { input }: Written): Promise<WrittenColumns> {
  const columns = patientColumns(input)
  return { ...columns, ...(await locatePatient(services, columns)) }
}

async function record(
  writing: Writing,
  changes: readonly ImportChange[],
  entries: readonly AuditEntry[],
): Promise<void> {
  const { tx, tenantId, accountId, importId } = writing
  await insertChanges(tx, tenantId, importId, changes)
  await auditAll(tx, { tenantId, accountId }, entries)
}

async function add(writing: Writing, batch: readonly Written[]): Promise<void> {
  const { tx, tenantId, importId } = writing
  const rows = await Promise.all(batch.map(async (write) => ({ id: write.id, ...(await columnsOf(writing, write)) })))
  const patients = await insertPatients(tx, tenantId, rows)
  await record(
    writing,
    patients.map(({ id, version }) => ({ patient_id: id, version, former_sealed: null })),
    patients.map(({ id }) => ({ act: 'create', entity: 'patient', entityId: id, details: { import: importId } })),
  )
}

async function change(writing: Writing, batch: readonly Written[]): Promise<void> {
  const { tx, cipher, rows, importId } = writing
  const changes: ImportChange[] = []
  const entries: AuditEntry[] = []
  for (const write of batch) {
    const former = rows.get(write.id)
    if (!former) throw new Error('The patient to change is not in the practice.')
    const columns = await columnsOf(writing, write)
    const { id, version }: Patient = await updatePatient(tx, write.id, columns)
    changes.push({ patient_id: id, version, former_sealed: encryptFormerColumns(cipher, former) })
    const details = { import: importId, fields: changedColumns(former, columns) }
    entries.push({ act: 'update', entity: 'patient', entityId: id, details })
  }
  await record(writing, changes, entries)
}

/** Writes added and changed patients in the caller's transaction; firms first, because their employees refer to them. */
export async function writeLines(
  writing: Writing,
  lines: readonly PlannedLine[],
  onProgress: (part: number) => void,
): Promise<void> {
  const writes = lines.flatMap(({ write }) => (write ? [write] : []))
  const added = writes.filter(({ former }) => !former)
  const firms = added.filter(({ input }) => input.type === 'FIRM')
  const people = added.filter(({ input }) => input.type !== 'FIRM')
  let done = 0
  const advance = (batch: readonly Written[]) => {
    done += batch.length
    onProgress(done / writes.length)
  }
  for (const batch of [...batchesOf(firms), ...batchesOf(people)]) {
    await add(writing, batch)
    advance(batch)
  }
  for (const batch of batchesOf(writes.filter(({ former }) => former))) {
    await change(writing, batch)
    advance(batch)
  }
}
