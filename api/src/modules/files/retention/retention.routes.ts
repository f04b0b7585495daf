import type { Handlers } from '../../../handlers.ts'
import { changeRetention, keepFile, eraseDueFiles, readRetention } from './retention.service.ts'

export const retentionHandlers = {
  'GET /patients/retention': (call) => readRetention(call),

  'PUT /patients/retention': (call) => changeRetention(call, call.body, call.request.headers['if-match']),

  'POST /patients/retention/purge': (call) =>
    eraseDueFiles(call, call.body.ids, { isDryRun: call.query.dryRun === 'true' }),

  'PUT /patients/:id/retention': (call) =>
    keepFile(call, call.params.id, call.body.keptUntil, call.request.headers['if-match']),
} satisfies Partial<Handlers>
