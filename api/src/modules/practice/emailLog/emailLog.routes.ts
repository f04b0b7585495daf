import type { Handlers } from '../../../handlers.ts'
import { readEmailQuota } from '../../../mail/practice/emailQuota.ts'
import { listEmailLog } from './emailLog.service.ts'

export const emailLogHandlers = {
  'GET /email-quota': ({ tx }) => readEmailQuota(tx),

  'GET /email-log': (call) => listEmailLog(call, call.query, call.query.page),
} satisfies Partial<Handlers>
