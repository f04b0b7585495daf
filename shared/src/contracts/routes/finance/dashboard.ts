import { ActivityStats, ReportSearch, TherapistActivities, TherapistSearch } from '../../finance/dashboard.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const dashboardRoutes = {
  'GET /user/activity': {
    summary: 'The activity and revenue of the practice between two days, week by week',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: ReportSearch,
    ok: ActivityStats,
    status: 200,
    errors: [],
  },
  'GET /user/activity/therapists': {
    summary: 'The activity and revenue of one therapist between two days, as a list of one',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: TherapistSearch,
    ok: TherapistActivities,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
