import type { Handlers } from '../../../handlers.ts'
import {
  changeVacation,
  createVacation,
  deleteVacation,
  listAffectedSessions,
  listVacations,
} from './absences.service.ts'
import { undoVacation } from './undoVacation.service.ts'

export const absenceHandlers = {
  'GET /user/personalize/vacations': (call) => listVacations(call),

  'POST /user/personalize/vacations': (call) => createVacation(call, call.body),

  'GET /user/personalize/vacations/sessions': (call) => listAffectedSessions(call, call.query),

  'PUT /user/personalize/vacations/:id': (call) =>
    changeVacation(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /user/personalize/vacations/:id': (call) => deleteVacation(call, call.params.id),

  'POST /user/personalize/vacation-acts/:id/undo': (call) => undoVacation(call, call.params.id),
} satisfies Partial<Handlers>
