import type { ColourSettings } from 'shared/contracts/agenda'
import type { Tx } from '../../db.ts'

/** How the member colours the calendar, with the colours of every mode, so that a change of mode finds its own again. */
export async function coloursOf(tx: Tx, memberId: string): Promise<ColourSettings> {
  const { colour_mode } = await tx
    .selectFrom('member')
    .select('colour_mode')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const colors = await tx
    .selectFrom('colour')
    .select(['hexa', 'object_id as objectId'])
    .where('member_id', '=', memberId)
    .orderBy('object_id')
    .execute()
  return { type: colour_mode, colors }
}
