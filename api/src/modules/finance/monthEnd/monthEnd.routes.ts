import type { Handlers } from '../../../handlers.ts'
import { readMonthEnd } from './monthEnd.service.ts'

export const monthEndHandlers = {
  'GET /month-end': (call) => readMonthEnd(call, call.query.month),
} satisfies Partial<Handlers>
