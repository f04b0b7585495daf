import type { Handlers } from '../../handlers.ts'
import { found } from '../../refusal.ts'
import { changePatient, createPatient, deletePatient, listPatients } from './patients.service.ts'
import { findPatient } from './patients.sql.ts'

export const patientHandlers = {
  'GET /patients': (call) => listPatients(call, call.query),

  'POST /patients': (call) => createPatient(call, call.body),

  'GET /patients/:id/details': async ({ tx, params }) => found(await findPatient(tx, params.id)),

  'PUT /patients/:id': (call) => changePatient(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /patients/:id': (call) => deletePatient(call, call.params.id),
} satisfies Partial<Handlers>
