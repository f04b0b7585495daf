import type { Handlers } from '../../../handlers.ts'
import { listAccesses } from '../accessLog/accessLog.service.ts'
import { erasePatient } from './erasure.service.ts'
import { exportPatient } from './patientExport.service.ts'

export const patientRightsHandlers = {
  'GET /patients/:id/export': (call) => exportPatient(call, call.params.id),

  'POST /patients/:id/erasure': (call) =>
    erasePatient(call, call.params.id, { isDryRun: call.query.dryRun === 'true' }),

  'GET /patients/:id/accesses': (call) => listAccesses(call, call.params.id, call.query.page),
} satisfies Partial<Handlers>
