import { contentVersion } from '../../../contentVersion.ts'
import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { findLastChanges } from './changes.sql.ts'

export const changeHandlers = {
  // Whoever creates, changes or deletes something is audited: a new entry is a change.
  'GET /changes': async ({ tx, member, reply }) => {
    const changes = { version: contentVersion(await findLastChanges(tx, member.tenantId)) }
    void reply.header('etag', etagOf(changes))
    return changes
  },
} satisfies Partial<Handlers>
