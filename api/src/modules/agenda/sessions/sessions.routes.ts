import type { FastifyRequest } from 'fastify'
import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { changeDivision } from './edit/changeDivision.service.ts'
import { changeSession } from './edit/changeSession.service.ts'
import { createSession } from './edit/createSession.service.ts'
import { deleteSession } from './edit/deleteSession.service.ts'
import { setSessionPaid } from './edit/payment.service.ts'
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

  'PATCH /sessions/:id/validate': (call) => validateRequest(call, call.params.id, ifMatchOf(call.request)),

  'PATCH /sessions/:id/cancel': (call) => cancelSession(call, call.params.id, ifMatchOf(call.request)),

  'PATCH /sessions/:id': (call) =>
    setSessionPaid(call, call.params.id, call.query.paid === 'true', ifMatchOf(call.request)),

  'GET /sessions/:id/questions': (call) => readAnswers(call, call.params.id),
} satisfies Partial<Handlers>
