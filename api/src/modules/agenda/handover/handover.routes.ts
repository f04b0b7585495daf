import type { Handlers } from '../../../handlers.ts'
import { handOver } from './handover.service.ts'

export const handoverHandlers = {
  'POST /user/team/members/:id/handover': (call) =>
    handOver(call, call.params.id, call.body, { dryRun: call.query.dryRun === 'true' }),
} satisfies Partial<Handlers>
