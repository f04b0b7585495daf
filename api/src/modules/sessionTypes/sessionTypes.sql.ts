import type { SessionType } from 'shared/contracts/sessionType'
import type { Tx } from '../../db.ts'
import { sessionTypeOf } from './sessionTypeRow.ts'

export async function listSessionTypes(tx: Tx): Promise<SessionType[]> {
  const rows = await tx.selectFrom('session_type').selectAll().orderBy('position').orderBy('name').execute()
  return rows.map(sessionTypeOf)
}
