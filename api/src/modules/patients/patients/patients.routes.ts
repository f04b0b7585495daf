import type { Handlers } from '../../../handlers.ts'
import { archivePatients } from './archivePatients.service.ts'
import { changePatient, deletePatient, listPatients } from './patients.service.ts'

export const patientHandlers = {
  'GET /patients': (call) => listPatients(call, call.query),

  'POST /patients/archive': (call) => archivePatients(call, call.body),

  'PUT /patients/:id': (call) => changePatient(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /patients/:id': (call) => deletePatient(call, call.params.id),
} satisfies Partial<Handlers>
