import type { Handlers } from '../../../handlers.ts'
import { readRegister, readRegisterFile } from './register.service.ts'
import { readWellbeing } from './wellbeing.service.ts'

export const workloadHandlers = {
  'GET /animals/:id/wellbeing': (call) => readWellbeing(call, call.params.id),

  'GET /animals/:id/register': (call) => readRegister(call, call.params.id, call.query.month),

  'GET /animals/:id/register/file': (call) =>
    readRegisterFile(call, call.params.id, call.query.month, call.query.format),
} satisfies Partial<Handlers>
