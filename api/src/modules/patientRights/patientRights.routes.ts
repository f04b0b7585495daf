import type { Handlers } from '../../handlers.ts'
import { exportPatient } from './patientExport.service.ts'

export const patientRightsHandlers = {
  'GET /patients/:id/export': (call) => exportPatient(call, call.params.id),
} satisfies Partial<Handlers>
