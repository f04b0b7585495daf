import type { Tx } from '../../../../db.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'

/** Maximum number of rows; the caller decrypts them one by one until it finds an evaluation with objectives. */
const maxEvaluations = 20

/** Lists the last evaluated sessions of a patient before a session, the latest first. */
export const listEarlierEvaluations = (
  tx: Tx,
  { patient_id, day, start_time }: Pick<SessionRow, 'day' | 'start_time'> & { patient_id: string },
) =>
  tx
    .selectFrom('session')
    .select(['id', 'day', 'evaluation'])
    .where('patient_id', '=', patient_id)
    .where('state', '=', 'VALIDATED')
    .where('evaluation', 'is not', null)
    .where((eb) => eb.or([eb('day', '<', day), eb.and([eb('day', '=', day), eb('start_time', '<', start_time)])]))
    .orderBy('day', 'desc')
    .orderBy('start_time', 'desc')
    .limit(maxEvaluations)
    .execute()
