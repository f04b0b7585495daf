import { sql, type Updateable } from 'kysely'
import type { ImportState } from 'shared/contracts/patients/patientImport'
import type { ImportField } from 'shared/domain/patients/import/importFields'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import type { ImportRow } from './importRow.ts'

export type ImportColumns = Updateable<Tables['patient_import']>

export interface NewImport {
  id: string
  account_id: string
  preview: boolean
  file_sealed: Buffer
  preview_sealed: Buffer
}

export const insertImport = (tx: Tx, tenantId: string, columns: NewImport): Promise<ImportRow> =>
  tx
    .insertInto('patient_import')
    .values({ tenant_id: tenantId, state: 'READING', ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.selectFrom('patient_import').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the import's row and locks it until the transaction ends. */
export const lockImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.selectFrom('patient_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findRecentImports = (tx: Tx, since: Date): Promise<ImportRow[]> =>
  tx.selectFrom('patient_import').selectAll().where('created_at', '>', since).orderBy('created_at', 'desc').execute()

/**
 * Number of the practice's imports in the state READING: their files wait to be parsed or compared, or are just being
 * read.
 */
export async function countUnparsedFiles(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('patient_import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'READING')
    .executeTakeFirstOrThrow()
  return count
}

/** Updates an import only if it is in this state; returns undefined otherwise. */
export const updateImport = (
  tx: Tx,
  id: string,
  state: ImportState,
  columns: ImportColumns,
): Promise<ImportRow | undefined> =>
  tx
    .updateTable('patient_import')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()

/**
 * Locks the imports of a practice until the transaction ends, so that they run one after the other and each sees the
 * rows of the previous import.
 */
export async function lockImportsOfPractice(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`patient_import ${tenantId}`}, 0))`.execute(tx)
}

/** Fields that the practice chose in earlier imports, by column header; null for a column that it left out. */
export async function findRememberedColumns(tx: Tx): Promise<Map<string, ImportField | null>> {
  const rows = await tx.selectFrom('patient_import_column').select(['header', 'field']).execute()
  return new Map(rows.map(({ header, field }) => [header, field]))
}

export async function insertChosenColumns(
  tx: Tx,
  tenantId: string,
  fields: ReadonlyMap<string, ImportField | null>,
): Promise<void> {
  if (fields.size === 0) return
  await tx
    .insertInto('patient_import_column')
    .values([...fields].map(([header, field]) => ({ tenant_id: tenantId, header, field })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'header']).doUpdateSet((row) => ({ field: row.ref('excluded.field') })),
    )
    .execute()
}
