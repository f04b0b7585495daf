import type { Handlers } from '../../../handlers.ts'
import { readActivityStats } from './dashboard.service.ts'

export const dashboardHandlers = {
  'GET /user/activity': (call) => readActivityStats(call, call.query),

  'GET /user/activity/therapists': async (call) => [
    { therapistId: call.query.therapistId, activities: await readActivityStats(call, call.query) },
  ],
} satisfies Partial<Handlers>
