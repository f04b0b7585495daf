import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Lists a patient's validated sessions with a price and without an invoiced part, in the order of the agenda. */
export const listUndecidedSessions = (tx: Tx, patientId: string) =>
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

/** Lists the unbilled parts of these payers that an invoice of another payer fixed. */
export const listFixedUnbilledParts = (tx: Tx, payerIds: readonly string[]) =>
  tx
    .selectFrom('session_part')
    .select(['payer_id', 'amount'])
    .where(sql<SqlBool>`payer_id = any(${[...payerIds]}::uuid[])`)
    .where('bill_id', 'is', null)
    .execute()
