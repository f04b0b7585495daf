import type { Handlers } from '../../../handlers.ts'
import { requireFound } from '../../../refusal.ts'
import { changeClub, createClub, deleteClub } from './clubs.service.ts'
import { findClub, listClubs } from './clubs.sql.ts'
import { changeClubSession, readClubActivity } from './clubSessions.service.ts'

export const clubHandlers = {
  'GET /clubs': ({ tx }) => listClubs(tx),

  'POST /clubs': (call) => createClub(call, call.body),

  'GET /clubs/:id': async ({ tx, params }) => requireFound(await findClub(tx, params.id)),

  'PUT /clubs/:id': (call) => changeClub(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /clubs/:id': (call) => deleteClub(call, call.params.id),

  'GET /clubs/:id/activity': (call) => readClubActivity(call, call.params.id, call.query),

  'PUT /clubs/:id/sessions/:sessionId': (call) =>
    changeClubSession(call, call.params, call.body, call.request.headers['if-match']),
} satisfies Partial<Handlers>
