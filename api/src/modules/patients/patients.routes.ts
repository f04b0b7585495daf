import type { Handlers } from '../../handlers.ts'
import { archivePatients } from './archivePatients.service.ts'
import { changePatient, createPatient, deletePatient, listPatients } from './patients.service.ts'

export const patientHandlers = {
  'GET /patients': (call) => listPatients(call, call.query),

  'POST /patients': (call) => createPatient(call, call.body),

  'POST /patients/archive': (call) => archivePatients(call, call.body),

  'PUT /patients/:id': (call) => changePatient(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /patients/:id': (call) => deletePatient(call, call.params.id),
} satisfies Partial<Handlers>
