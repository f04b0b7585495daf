import { Type } from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import {
  PatientAnswer,
  PatientDetails,
  PatientDocument,
  PatientEvaluation,
  PatientSession,
  PatientSessionChange,
} from '../../patients/patientFile.ts'
import { DayRange } from '../../directory/therapist.ts'
import { TimelinePage, TimelineSearch } from '../../patients/timeline.ts'
import type { Route } from '../route.ts'
import { ById, Id } from '../../wire.ts'

export const patientFileRoutes = {
  'GET /patients/:id/details': {
    summary: 'The file of one patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: PatientDetails,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /patients/:id/sessions': {
    summary: 'The sessions of a patient with their comments, newest first',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    query: Type.Object({ ...Type.Partial(DayRange).properties, therapistId: Type.Optional(Id) }),
    ok: Type.Array(PatientSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'PATCH /patients/:id/sessions/:sessionId': {
    summary: 'Change whether a session is paid, whether the patient attended, or its comment',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: Type.Object({ id: Id, sessionId: Id }),
    body: PatientSessionChange,
    ok: PatientSession,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionBilled, errorCode.sessionStateChanged, errorCode.changedMeanwhile],
  },
  'GET /patients/:id/questions': {
    summary: 'The answers a patient gave when booking, in the order of the sessions',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: Type.Array(PatientAnswer),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /patients/:id/evaluations': {
    summary: "The answers to each criterion in a patient's evaluations, oldest first",
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: Type.Array(PatientEvaluation),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /patients/:id/documents': {
    summary: 'The quotes and invoices of a patient that the member may read, newest first',
    auth: 'bearer',
    privilege: ['ESTIMATION', 'BILL'],
    params: ById,
    ok: Type.Array(PatientDocument),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /patients/:id/timeline': {
    summary: 'The timeline of a patient, newest first, paginated',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    query: TimelineSearch,
    ok: TimelinePage,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /download/session-comments': {
    summary: 'The comments of sessions of one patient as a PDF',
    auth: 'bearer',
    privilege: 'PATIENTS',
    body: Type.Object({ sessionIds: Type.Array(Id, { minItems: 1, maxItems: 2000, uniqueItems: true }) }),
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound, errorCode.noCommentToConvert],
  },
} as const satisfies Record<string, Route>
