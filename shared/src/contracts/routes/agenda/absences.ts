import * as Type from 'typebox'
import { AffectedSession, SavedVacation, Vacation, VacationInput, VacationPeriod } from '../../agenda/absence.ts'
import { errorCode } from '../../errorCodes.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

const savingErrors = [
  errorCode.forbidden,
  errorCode.invalid,
  errorCode.datesRefused,
  errorCode.timesRefused,
  errorCode.notFound,
  errorCode.sessionConflict,
  errorCode.sessionStateChanged,
  errorCode.sessionBilled,
  errorCode.changedMeanwhile,
] as const

export const absenceRoutes = {
  'GET /user/personalize/vacations': {
    summary: 'My absences, next ones first',
    auth: 'bearer',
    ok: Type.Array(Vacation),
    status: 200,
    errors: [],
  },
  'POST /user/personalize/vacations': {
    summary: 'Add an absence, and move, cancel or keep the sessions during it, in one transaction',
    auth: 'bearer',
    body: VacationInput,
    ok: SavedVacation,
    status: 201,
    errors: savingErrors,
  },
  'GET /user/personalize/vacations/sessions': {
    summary: 'My upcoming sessions between two moments',
    auth: 'bearer',
    privilege: 'AGENDA',
    query: VacationPeriod,
    ok: Type.Array(AffectedSession),
    status: 200,
    errors: [errorCode.invalid],
  },
  'PUT /user/personalize/vacations/:id': {
    summary: 'Change an absence and the sessions during it; refused (412) if If-Match has an outdated version',
    auth: 'bearer',
    params: ById,
    body: VacationInput,
    ok: SavedVacation,
    status: 200,
    errors: savingErrors,
  },
  'DELETE /user/personalize/vacations/:id': {
    summary: 'Delete an absence; sessions are unchanged',
    auth: 'bearer',
    params: ById,
    status: 204,
    errors: [errorCode.notFound],
  },
  'POST /user/personalize/vacation-acts/:id/undo': {
    summary: 'Undo saving an absence; refused (409) once its e-mails were sent, or a session was changed since',
    auth: 'bearer',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.sessionStateChanged, errorCode.sessionConflict],
  },
} as const satisfies Record<string, Route>
