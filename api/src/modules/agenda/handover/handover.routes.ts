import type { Handlers } from '../../../handlers.ts'
import { handOverSessions } from './handover.service.ts'

export const handoverHandlers = {
  'POST /user/team/members/:id/handover': (call) =>
    handOverSessions(call, call.params.id, call.body, { dryRun: call.query.dryRun === 'true' }),
} satisfies Partial<Handlers>
