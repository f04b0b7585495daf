import { call } from 'shared/client'
import type { KeptStepId } from 'shared/contracts/accounts/firstSteps'

export const readFirstSteps = (signal: AbortSignal) => call('GET /first-steps', { signal })
export const keepProposedValues = (step: KeptStepId) => call('POST /first-steps/:step/keep', { params: { step } })
export const endFirstSteps = () => call('POST /first-steps/end')
