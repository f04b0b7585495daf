import * as Type from 'typebox'
import { Accesses } from '../../patients/accessLog.ts'
import { Erasure } from '../../patients/erasure.ts'
import { errorCode } from '../../errorCodes.ts'
import { ById, Flag } from '../../wire.ts'
import type { Route } from '../route.ts'

export const patientRightsRoutes = {
  'GET /patients/:id/export': {
    summary: 'All stored data of a patient, as a ZIP archive',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    file: ['application/zip'],
    managesOwnTransactions: true,
    status: 200,
    errors: [errorCode.notFound, errorCode.unavailable],
  },
  'POST /patients/:id/erasure': {
    summary: "Erase a patient's data except what invoices require; dryRun only counts what is erased and kept",
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    query: Type.Object({ dryRun: Type.Optional(Flag) }),
    ok: Erasure,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionsAhead],
  },
  'GET /patients/:id/accesses': {
    summary: "The members who read or changed a patient's file in the last twelve months, newest first",
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) }),
    ok: Accesses,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
