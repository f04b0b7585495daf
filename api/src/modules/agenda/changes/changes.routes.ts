import { contentVersion } from '../../../contentVersion.ts'
import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { findLastChanges } from './changes.sql.ts'

export const changeHandlers = {
  // Every write adds an audit entry, so the ids of the latest entries identify the state of the data.
  'GET /changes': async ({ tx, member, reply }) => {
    const changes = { version: contentVersion(await findLastChanges(tx, member.tenantId)) }
    void reply.header('etag', etagOf(changes))
    return changes
  },
} satisfies Partial<Handlers>
