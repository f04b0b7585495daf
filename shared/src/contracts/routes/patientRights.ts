import { Type } from 'typebox'
import { Erasure } from '../erasure.ts'
import { errorCode } from '../errorCodes.ts'
import { ById, Flag } from '../wire.ts'
import type { Route } from './route.ts'

export const patientRightsRoutes = {
  'GET /patients/:id/export': {
    summary: 'All that is kept of a patient, as a ZIP archive',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    file: ['application/zip'],
    opensTransactions: true,
    status: 200,
    errors: [errorCode.notFound, errorCode.unavailable],
  },
  'POST /patients/:id/erasure': {
    summary: 'Erase what is kept of a patient but what an invoice needs; with dryRun, say what goes and what stays',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    query: Type.Object({ dryRun: Type.Optional(Flag) }),
    ok: Erasure,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionsAhead],
  },
} as const satisfies Record<string, Route>
