import type { Handlers } from '../../../handlers.ts'
import { changePatientSession } from './changePatientSession.service.ts'
import { listDocuments } from './documents.service.ts'
import { listEvaluations } from './evaluations.service.ts'
import { listAnswers, listPatientSessions, readPatientFile, readPatientSessionPage } from './patientFiles.service.ts'
import { readSessionCommentsFile } from './sessionComments.service.ts'
import { readTimeline } from './timeline/timeline.service.ts'

export const patientFileHandlers = {
  'GET /patients/:id/details': (call) => readPatientFile(call, call.params.id),

  'GET /patients/:id/sessions': (call) => listPatientSessions(call, call.params.id, call.query),

  'GET /patients/:id/sessions/page': (call) => readPatientSessionPage(call, call.params.id, call.query),

  'PATCH /patients/:id/sessions/:sessionId': ({ request, ...call }) =>
    changePatientSession(call, call.params, call.body, request.headers['if-match']),

  'GET /patients/:id/questions': (call) => listAnswers(call, call.params.id),

  'GET /patients/:id/evaluations': (call) => listEvaluations(call, call.params.id),

  'GET /patients/:id/documents': (call) => listDocuments(call, call.params.id),

  'GET /patients/:id/timeline': (call) => readTimeline(call, call.params.id, call.query),

  'POST /download/session-comments': (call) => readSessionCommentsFile(call, call.body.sessionIds),
} satisfies Partial<Handlers>
