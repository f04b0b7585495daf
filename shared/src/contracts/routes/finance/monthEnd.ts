import { errorCode } from '../../errorCodes.ts'
import { MonthEnd, MonthEndSearch } from '../../finance/monthEnd.ts'
import type { Route } from '../route.ts'

export const monthEndRoutes = {
  'GET /month-end': {
    summary: 'The open tasks of a month that has begun, step by step',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: MonthEndSearch,
    ok: MonthEnd,
    status: 200,
    errors: [errorCode.reportTooLong],
  },
} as const satisfies Record<string, Route>
