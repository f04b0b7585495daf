import type { Handlers } from '../../../../handlers.ts'
import { closureFile, listClosures } from './closures.service.ts'

export const billClosureHandlers = {
  'GET /bill-closures': (call) => listClosures(call, call.query),

  'GET /bill-closures/file': (call) => closureFile(call, call.query.period),
} satisfies Partial<Handlers>
