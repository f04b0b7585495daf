import type { Route } from './route.ts'
import { Operator } from '../operator.ts'

export const operatorRoutes = {
  'GET /public/operator': {
    summary: 'Who operates this deployment, for the legal pages, and where a demonstration is booked',
    auth: 'public',
    ok: Operator,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
