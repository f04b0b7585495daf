import type { Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export const findVaccines = (tx: Tx): Promise<Selectable<Tables['vaccine']>[]> =>
  tx.selectFrom('vaccine').selectAll().execute()

export const findAppointments = (tx: Tx): Promise<Selectable<Tables['medical_appointment']>[]> =>
  tx.selectFrom('medical_appointment').selectAll().execute()

export const findBillEmails = (tx: Tx): Promise<Selectable<Tables['bill_letter']>[]> =>
  tx.selectFrom('bill_letter').selectAll().orderBy('asked_at').execute()
