import type { Handlers } from '../../../handlers.ts'
import { endFirstSteps, keepProposedValues, readFirstSteps } from './firstSteps.service.ts'

export const firstStepHandlers = {
  'GET /first-steps': (call) => readFirstSteps(call),
  'POST /first-steps/:step/keep': (call) => keepProposedValues(call, call.params.step),
  'POST /first-steps/end': (call) => endFirstSteps(call),
} satisfies Partial<Handlers>
