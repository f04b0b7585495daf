import type { Handlers } from '../../../../handlers.ts'
import { readClosureFile, listClosures } from './closures.service.ts'

export const billClosureHandlers = {
  'GET /bill-closures': (call) => listClosures(call, call.query),

  'GET /bill-closures/file': (call) => readClosureFile(call, call.query.period),
} satisfies Partial<Handlers>
