import * as Type from 'typebox'
import type { Static } from 'typebox'

/** The first steps of a new practice, in display order (ruling 183). Each frontend area has the text of its steps. */
export const FirstStepId = Type.Union([
  Type.Literal('profile'),
  Type.Literal('openingHours'),
  Type.Literal('animal'),
  Type.Literal('sessionTypes'),
  Type.Literal('patients'),
  Type.Literal('publicPage'),
  Type.Literal('session'),
])
export type FirstStepId = Static<typeof FirstStepId>

/** Steps with a default value. A member who keeps the default completes the step without a change. */
export const KeptStepId = Type.Union([Type.Literal('openingHours'), Type.Literal('sessionTypes')])
export type KeptStepId = Static<typeof KeptStepId>

export const FirstStep = Type.Object({ id: FirstStepId, isDone: Type.Boolean() })
export type FirstStep = Static<typeof FirstStep>

export const FirstSteps = Type.Object({ steps: Type.Array(FirstStep) })
export type FirstSteps = Static<typeof FirstSteps>
