import type { Handlers } from '../../../handlers.ts'
import { endFirstSteps, keepProposed, readFirstSteps } from './firstSteps.service.ts'

export const firstStepHandlers = {
  'GET /first-steps': (call) => readFirstSteps(call),
  'POST /first-steps/:step/keep': (call) => keepProposed(call, call.params.step),
  'POST /first-steps/end': (call) => endFirstSteps(call),
} satisfies Partial<Handlers>
