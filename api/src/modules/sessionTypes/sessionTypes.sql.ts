import type { Tx } from '../../db.ts'

export const sessionTypesOf = (tx: Tx) =>
  tx
    .selectFrom('session_type')
    .select(['id', 'name', 'duration', 'default_session_price as defaultSessionPrice'])
    .orderBy('position')
    .orderBy('name')
    .execute()
