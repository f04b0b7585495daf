import type { Handlers } from '../../../handlers.ts'
import { archivePatients } from './archivePatients.service.ts'
import { listDeletedPatients, restorePatient } from './deletedPatients.service.ts'
import { deletePatient, readDeletion } from './deletePatient.service.ts'
import { changePatient, listPatients } from './patients.service.ts'

export const patientHandlers = {
  'GET /patients': (call) => listPatients(call, call.query),

  'POST /patients/archive': (call) => archivePatients(call, call.body),

  'PUT /patients/:id': (call) => changePatient(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /patients/:id': (call) => deletePatient(call, call.params.id),

  'GET /patients/:id/deletion': (call) => readDeletion(call, call.params.id),

  'GET /patients/deleted': (call) => listDeletedPatients(call, call.query),

  'POST /patients/:id/restore': (call) => restorePatient(call, call.params.id),
} satisfies Partial<Handlers>
