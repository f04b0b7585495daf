import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import type { ProgrammeColumns, ProgrammeRow } from './programmeRow.ts'

/** Finds the programmes of a patient, the newest first. */
export const findProgrammes = (tx: Tx, patientId: string): Promise<ProgrammeRow[]> =>
  tx.selectFrom('programme').selectAll().where('patient_id', '=', patientId).orderBy('start_date', 'desc').execute()

export const findProgramme = (tx: Tx, id: string): Promise<ProgrammeRow | undefined> =>
  tx.selectFrom('programme').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the programme's row and locks it until the transaction ends. */
export const lockProgramme = (tx: Tx, id: string): Promise<ProgrammeRow | undefined> =>
  tx.selectFrom('programme').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * Locks the patient's programme that began before the day and ends on it or later, if this end is in the future;
 * undefined without one.
 */
export const lockEndingProgramme = (
  tx: Tx,
  { patientId, day, today }: { patientId: string; day: Day; today: Day },
): Promise<ProgrammeRow | undefined> =>
  tx
    .selectFrom('programme')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('start_date', '<', day)
    .where('ended_on', '>=', day)
    .where('ended_on', '>', today)
    .forNoKeyUpdate()
    .executeTakeFirst()

interface ProgrammeKey {
  tenantId: string
  patientId: string
  id: string
}

export const insertProgramme = (
  tx: Tx,
  { tenantId, patientId, id }: ProgrammeKey,
  columns: ProgrammeColumns,
): Promise<ProgrammeRow> =>
  tx
    .insertInto('programme')
    .values({ tenant_id: tenantId, patient_id: patientId, id, ended_on: null, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateProgramme = (
  tx: Tx,
  id: string,
  change: Partial<ProgrammeColumns> & { ended_on?: Day },
): Promise<ProgrammeRow> =>
  tx
    .updateTable('programme')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
