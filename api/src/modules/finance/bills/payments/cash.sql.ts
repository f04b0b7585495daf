import { sql } from 'kysely'
import type { Tx } from '../../../../db.ts'

/**
 * Finds whether the client of an invoice, who is the patient or a payer, is a firm. A payer counts as one unless they
 * are a guardian.
 */
export async function findIsFirm(tx: Tx, billId: string): Promise<boolean> {
  const { rows } = await sql<{ isFirm: boolean }>`
    select case when b.payer_id is null then p.type = 'FIRM' else payer.kind <> 'GUARDIAN' end as "isFirm"
    from bill b join patient p on p.tenant_id = b.tenant_id and p.id = b.patient_id
      left join patient_payer payer on payer.tenant_id = b.tenant_id and payer.id = b.payer_id
    where b.id = ${billId}`.execute(tx)
  return rows[0]?.isFirm ?? false
}
