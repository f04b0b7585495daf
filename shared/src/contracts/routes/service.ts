import * as Type from 'typebox'
import { errorCode } from '../errorCodes.ts'
import type { Route } from './route.ts'
import { AreaFault } from '../telemetry.ts'

export const serviceRoutes = {
  'GET /health': {
    summary: 'The process is alive',
    auth: 'public',
    status: 200,
    ok: Type.Object({ status: Type.Literal('ok') }),
    errors: [],
  },
  'GET /ready': {
    summary: 'The database responds and is migrated',
    auth: 'public',
    status: 200,
    ok: Type.Object({ status: Type.Literal('ready') }),
    errors: [errorCode.unavailable],
  },
  'POST /telemetry': {
    summary: 'Report that an area failed in a browser; the failures are counted for the operators',
    auth: 'public',
    perMinute: 60,
    body: AreaFault,
    status: 204,
    errors: [],
  },
} as const satisfies Record<string, Route>
