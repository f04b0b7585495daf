import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import {
  QuestionInput,
  SessionType,
  SessionTypeQuestion,
  SessionTypeInput,
  SessionTypeOrder,
  SessionTypeUsage,
} from '../../directory/sessionType.ts'
import { ById, Id } from '../../wire.ts'
import type { Route } from '../route.ts'

const QuestionById = Type.Object({ id: Id, questionId: Id })

export const sessionTypeRoutes = {
  'GET /tenant/personalize/session-types': {
    summary: 'The types of session of the practice',
    auth: 'bearer',
    ok: Type.Array(SessionType),
    status: 200,
    errors: [],
  },
  'POST /tenant/personalize/session-types': {
    summary: 'Add a type of session, after the others',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    body: SessionTypeInput,
    ok: SessionType,
    status: 201,
    errors: [errorCode.invalid, errorCode.notFound],
  },
  'PUT /tenant/personalize/session-types': {
    summary: 'Set the order of the types of session',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    body: SessionTypeOrder,
    ok: Type.Array(SessionType),
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /tenant/personalize/session-types/:id': {
    summary: 'Change a type of session; refused (412) if If-Match has an outdated version',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    body: SessionTypeInput,
    ok: SessionType,
    status: 200,
    errors: [errorCode.invalid, errorCode.notFound, errorCode.changedMeanwhile],
  },
  'DELETE /tenant/personalize/session-types/:id': {
    summary: 'Delete a type of session from the lists: existing sessions keep it. The last one cannot be deleted (409)',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.lastSessionType],
  },
  'GET /tenant/personalize/session-types/:id/usage': {
    summary: 'The number of sessions of this type',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    ok: SessionTypeUsage,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /tenant/personalize/session-types/:id/questions': {
    summary: 'The questions asked at the first booking of this type',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    ok: Type.Array(SessionTypeQuestion),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /tenant/personalize/session-types/:id/questions': {
    summary: 'Add a question, after the others',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ById,
    body: QuestionInput,
    ok: SessionTypeQuestion,
    status: 201,
    errors: [errorCode.invalid, errorCode.notFound],
  },
  'PUT /tenant/personalize/session-types/:id/questions/:questionId': {
    summary: 'Change a question; existing answers keep its former text',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: QuestionById,
    body: QuestionInput,
    ok: SessionTypeQuestion,
    status: 200,
    errors: [errorCode.invalid, errorCode.notFound, errorCode.changedMeanwhile],
  },
  'DELETE /tenant/personalize/session-types/:id/questions/:questionId': {
    summary: 'Delete a question; existing answers are kept',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: QuestionById,
    status: 204,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
