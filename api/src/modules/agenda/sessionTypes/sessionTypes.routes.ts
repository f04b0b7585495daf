import type { Handlers } from '../../../handlers.ts'
import { changeQuestion, createQuestion, deleteQuestion, listQuestions } from './questions.service.ts'
import {
  changeSessionType,
  createSessionType,
  deleteSessionType,
  readUsage,
  reorderSessionTypes,
} from './sessionTypes.service.ts'
import { listSessionTypes } from './sessionTypes.sql.ts'

export const sessionTypeHandlers = {
  'GET /tenant/personalize/session-types': ({ tx }) => listSessionTypes(tx),

  'POST /tenant/personalize/session-types': (call) => createSessionType(call, call.body),

  'PUT /tenant/personalize/session-types': (call) => reorderSessionTypes(call, call.body.sessionTypeIds),

  'PUT /tenant/personalize/session-types/:id': (call) =>
    changeSessionType(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /tenant/personalize/session-types/:id': (call) => deleteSessionType(call, call.params.id),

  'GET /tenant/personalize/session-types/:id/usage': (call) => readUsage(call, call.params.id),

  'GET /tenant/personalize/session-types/:id/questions': (call) => listQuestions(call, call.params.id),

  'POST /tenant/personalize/session-types/:id/questions': (call) =>
    createQuestion(call, call.params.id, call.body.text),

  'PUT /tenant/personalize/session-types/:id/questions/:questionId': (call) =>
    changeQuestion(call, call.params, call.body.text, call.request.headers['if-match']),

  'DELETE /tenant/personalize/session-types/:id/questions/:questionId': (call) =>
    deleteQuestion(call, call.params.id, call.params.questionId),
} satisfies Partial<Handlers>
