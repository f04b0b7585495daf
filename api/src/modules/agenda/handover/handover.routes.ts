import type { Handlers } from '../../../handlers.ts'
import { transferSessions } from './handover.service.ts'

export const handoverHandlers = {
  'POST /user/team/members/:id/handover': (call) =>
    transferSessions(call, call.params.id, call.body, { dryRun: call.query.dryRun === 'true' }),
} satisfies Partial<Handlers>
