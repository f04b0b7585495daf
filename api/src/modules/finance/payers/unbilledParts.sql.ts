import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Lists a patient's validated sessions with a price of which no part is billed, by date and time. */
export const listSessionsWithoutInvoice = (tx: Tx, patientId: string) =>
  tx
    .selectFrom('session')
    .select(['id', 'day', 'price', 'patient_id', 'division', 'bill_id', 'part_bill_id', 'patient_present'])
    .select(sql<string>`to_char(day + end_time, 'YYYY-MM-DD HH24:MI')`.as('ends_at'))
    .where('patient_id', '=', patientId)
    .where('state', '=', 'VALIDATED')
    .where('bill_id', 'is', null)
    .where('part_bill_id', 'is', null)
    .where('price', '>', 0)
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('id')
    .execute()

/** Lists the unbilled parts of payers that were stored because another part of the session was billed. */
export const listStoredUnbilledParts = (tx: Tx, payerIds: readonly string[]) =>
  tx
    .selectFrom('session_part')
    .select(['payer_id', 'amount'])
    .where(sql<SqlBool>`payer_id = any(${[...payerIds]}::uuid[])`)
    .where('bill_id', 'is', null)
    .execute()
