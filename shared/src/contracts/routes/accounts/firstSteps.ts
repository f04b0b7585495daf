import * as Type from 'typebox'
import { FirstSteps, KeptStepId } from '../../accounts/firstSteps.ts'
import type { Route } from '../route.ts'

export const firstStepRoutes = {
  'GET /first-steps': {
    summary: 'The first steps of my practice, and which are done',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    ok: FirstSteps,
    status: 200,
    errors: [],
  },
  'POST /first-steps/:step/keep': {
    summary: 'Keep the proposed opening hours or session types: the step is done',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: Type.Object({ step: KeptStepId }),
    ok: FirstSteps,
    status: 200,
    errors: [],
  },
  'POST /first-steps/end': {
    summary: 'Stop showing the first steps to the members of the practice; idempotent',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    status: 204,
    errors: [],
  },
} as const satisfies Record<string, Route>
