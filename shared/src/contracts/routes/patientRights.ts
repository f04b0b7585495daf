import { errorCode } from '../errorCodes.ts'
import { ById } from '../wire.ts'
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
} as const satisfies Record<string, Route>
