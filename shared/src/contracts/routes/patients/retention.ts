import { Type } from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { KeptUntil, Purge, PurgeInput, Retention, RetentionInput } from '../../patients/retention.ts'
import { ById, Flag } from '../../wire.ts'
import type { Route } from '../route.ts'

export const retentionRoutes = {
  'GET /patients/retention': {
    summary: 'For how long files are kept, and which are due',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    ok: Retention,
    status: 200,
    errors: [],
  },
  'PUT /patients/retention': {
    summary: 'Change for how long files are kept after the last contact',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    body: RetentionInput,
    ok: Retention,
    status: 200,
    errors: [errorCode.changedMeanwhile],
  },
  'POST /patients/retention/purge': {
    summary: 'Erase files that are due; with dryRun, say what goes and what stays',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: Type.Object({ dryRun: Type.Optional(Flag) }),
    body: PurgeInput,
    ok: Purge,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id/retention': {
    summary: 'Keep a file that is due until a day, or no longer',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    body: KeptUntil,
    ok: Retention,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile],
  },
} as const satisfies Record<string, Route>
