import type { Handlers } from '../../../handlers.ts'
import { mergePatients, previewMerge } from './patientMerge.service.ts'

export const patientMergeHandlers = {
  'GET /patients/:id/merge': (call) => previewMerge(call, { remainingId: call.params.id, otherId: call.query.otherId }),

  'POST /patients/:id/merge': ({ request, ...call }) =>
    mergePatients(call, call.params.id, call.body, request.headers['if-match']),
} satisfies Partial<Handlers>
