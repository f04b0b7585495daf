import type { Route } from './route.ts'
import { Operator } from '../operator.ts'

export const operatorRoutes = {
  'GET /public/operator': {
    summary: 'The operator of this deployment, for the legal pages, and the URL for booking a demonstration',
    auth: 'public',
    ok: Operator,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
