import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { KeptUntil, Purge, PurgeInput, Retention, RetentionInput } from '../../patients/retention.ts'
import { ById, Flag } from '../../wire.ts'
import type { Route } from '../route.ts'

export const retentionRoutes = {
  'GET /patients/retention': {
    summary: 'The retention period of files, and the files past it',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    ok: Retention,
    status: 200,
    errors: [],
  },
  'PUT /patients/retention': {
    summary: 'Change the retention period of files after the last contact',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    body: RetentionInput,
    ok: Retention,
    status: 200,
    errors: [errorCode.changedMeanwhile],
  },
  'POST /patients/retention/purge': {
    summary: 'Erase files past their retention period; dryRun only counts what is erased and kept',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    query: Type.Object({ dryRun: Type.Optional(Flag) }),
    body: PurgeInput,
    ok: Purge,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id/retention': {
    summary: 'Keep a due file until a day, or stop keeping it',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    body: KeptUntil,
    ok: Retention,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile],
  },
} as const satisfies Record<string, Route>
