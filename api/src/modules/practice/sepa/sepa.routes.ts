import type { Handlers } from '../../../handlers.ts'
import { readMandate } from './sepa.service.ts'

export const sepaHandlers = {
  'POST /user/sepa': (call) => readMandate(call),
} satisfies Partial<Handlers>
