import type { FastifyRequest } from 'fastify'
import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { deleteSession } from './deletion/deleteSession.service.ts'
import { previewDeletion } from './deletion/deletionPlan.service.ts'
import { undoDeletion } from './deletion/undoDeletion.service.ts'
import { changeDivision } from './edit/changeDivision.service.ts'
import { changeSession } from './edit/changeSession.service.ts'
import { createSession } from './edit/createSession.service.ts'
import { setSessionPaid } from './edit/payment.service.ts'
import { readLastSession } from './lastSession/lastSession.service.ts'
import { changeFollowUp } from './edit/followUp.service.ts'
import { readPreviousObjectives } from './edit/previousObjectives.service.ts'
import { previewSessions } from './preview/preview.service.ts'
import { cancelSession, validateRequest } from './requests/requests.service.ts'
import { listSessions, readAnswers, readSession } from './sessions.service.ts'

const ifMatchOf = ({ headers }: FastifyRequest) => headers['if-match']

export const sessionHandlers = {
  'GET /short-sessions': (call) => listSessions(call, call.query),

  'POST /sessions': (call) => createSession(call, call.body),

  'POST /sessions/preview': (call) => previewSessions(call, call.body),

  'GET /sessions/:id': async (call) => {
    const session = await readSession(call, call.params.id)
    void call.reply.header('etag', etagOf(session))
    return session
  },

  'GET /patients/:id/last-session': (call) => readLastSession(call, call.params.id),

  'PUT /sessions/:id': async (call) => {
    const { saved, etag } = await changeSession(call, call.params.id, call.body, {
      scope: call.query.type,
      ifMatch: ifMatchOf(call.request),
    })
    void call.reply.header('etag', etag)
    return saved
  },

  'PUT /sessions/:id/division': (call) =>
    changeDivision(call, call.params.id, call.body, { scope: call.query.type, ifMatch: ifMatchOf(call.request) }),

  'DELETE /sessions/:id': (call) =>
    deleteSession(call, call.params.id, { scope: call.query.type, ifMatch: ifMatchOf(call.request) }),

  'GET /sessions/:id/deletion': (call) => previewDeletion(call, call.params.id, call.query.type),

  'POST /session-deletions/:id/undo': (call) => undoDeletion(call, call.params.id),

  'PATCH /sessions/:id/validate': (call) => validateRequest(call, call.params.id, ifMatchOf(call.request)),

  'PATCH /sessions/:id/cancel': (call) => cancelSession(call, call.params.id, ifMatchOf(call.request)),

  'PATCH /sessions/:id': (call) =>
    setSessionPaid(
      call,
      call.params.id,
      { paid: call.query.paid === 'true', means: call.query.means },
      ifMatchOf(call.request),
    ),

  'PATCH /sessions/:id/follow-up': (call) => changeFollowUp(call, call.params.id, call.body, ifMatchOf(call.request)),

  'GET /sessions/:id/previous-objectives': (call) => readPreviousObjectives(call, call.params.id),

  'GET /sessions/:id/questions': (call) => readAnswers(call, call.params.id),
} satisfies Partial<Handlers>
