import type { Tx } from '../../../../db.ts'

/** Links an invoice to its quote. */
export async function insertBillOfEstimation(
  tx: Tx,
  ids: { tenantId: string; estimationId: string; billId: string },
): Promise<void> {
  await tx
    .insertInto('estimation_bill')
    .values({ tenant_id: ids.tenantId, estimation_id: ids.estimationId, bill_id: ids.billId })
    .execute()
}
