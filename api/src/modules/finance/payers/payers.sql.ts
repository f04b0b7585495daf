import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import type { Share } from 'shared/domain/money/division'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type PayerRow = Selectable<Tables['patient_payer']>

/** Finds the payers of these patients, including removed payers, in their order. */
export const findPayers = (tx: Tx, patientIds: readonly string[]): Promise<PayerRow[]> =>
  tx
    .selectFrom('patient_payer')
    .selectAll()
    .where(sql<SqlBool>`patient_id = any(${[...patientIds]}::uuid[])`)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Finds and locks the payers, so that their parts cannot be fixed or changed until the transaction ends. */
export const lockPayers = (tx: Tx, patientId: string): Promise<PayerRow[]> =>
  tx
    .selectFrom('patient_payer')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .forUpdate()
    .execute()
    .then((rows) => rows.toSorted((first, second) => first.position - second.position))

/** Finds the shares of these patients' sessions, by patient; a patient without shares pays everything. */
export async function findShares(tx: Tx, patientIds: readonly string[]): Promise<Map<string, Share[]>> {
  const rows = await tx
    .selectFrom('patient_division')
    .select(['patient_id', 'shares'])
    .where(sql<SqlBool>`patient_id = any(${[...patientIds]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ patient_id, shares }) => [patient_id, shares]))
}

export async function updateShares(
  tx: Tx,
  keys: { tenantId: string; patientId: string },
  division: readonly Share[],
): Promise<void> {
  const shares = JSON.stringify(division)
  await tx
    .insertInto('patient_division')
    .values({ tenant_id: keys.tenantId, patient_id: keys.patientId, shares })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patient_id']).doUpdateSet({ shares }))
    .execute()
}

/** Adds a payer, or changes the payer with this id. */
export async function updatePayer(tx: Tx, row: Insertable<Tables['patient_payer']>): Promise<void> {
  const { tenant_id: _tenant, id: _id, patient_id: _patient, ...columns } = row
  await tx
    .insertInto('patient_payer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(columns))
    .execute()
}

/** Marks the payers as removed; their invoices and stored parts keep them. */
export async function deletePayers(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('patient_payer')
    .set({ removed_at: now })
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()
}
