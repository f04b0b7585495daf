import * as Type from 'typebox'
import { Club, ClubActivity, ClubActivitySearch, ClubInput, ClubSession, ClubSessionInput } from '../../agenda/club.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { ById, Id } from '../../wire.ts'

export const clubRoutes = {
  'GET /clubs': {
    summary: 'The clubs',
    auth: 'bearer',
    privilege: ['CLUBS', 'AGENDA'],
    ok: Type.Array(Club),
    status: 200,
    errors: [],
  },
  'POST /clubs': {
    summary: 'Add a club',
    auth: 'bearer',
    privilege: 'CLUBS',
    body: ClubInput,
    ok: Club,
    status: 201,
    errors: [errorCode.clubNameTaken, errorCode.clubEmailTaken],
  },
  'GET /clubs/:id': {
    summary: 'One club',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    ok: Club,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /clubs/:id': {
    summary: 'Change a club',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    body: ClubInput,
    ok: Club,
    status: 200,
    errors: [errorCode.notFound, errorCode.clubNameTaken, errorCode.clubEmailTaken, errorCode.changedMeanwhile],
  },
  'DELETE /clubs/:id': {
    summary: 'Remove a club',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound],
  },
  'GET /clubs/:id/activity': {
    summary:
      'The sessions at a club between two days, paginated if a page is requested; sums and patients cover all pages',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    query: ClubActivitySearch,
    ok: ClubActivity,
    status: 200,
    errors: [errorCode.notFound, errorCode.listTooLong],
  },
  'PUT /clubs/:id/sessions/:sessionId': {
    summary: 'Set the amount due to the club for a session, and whether it is paid',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: Type.Object({ id: Id, sessionId: Id }),
    body: ClubSessionInput,
    ok: ClubSession,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile],
  },
} as const satisfies Record<string, Route>
