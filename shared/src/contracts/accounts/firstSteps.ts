import { Type, type Static } from 'typebox'

/** The first steps of a new practice, in their order (ruling 183). Areas declare how each is shown. */
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

/** The steps with a proposed value that a member can keep: the step is then done without a change. */
export const KeptStepId = Type.Union([Type.Literal('openingHours'), Type.Literal('sessionTypes')])
export type KeptStepId = Static<typeof KeptStepId>

export const FirstStep = Type.Object({ id: FirstStepId, isDone: Type.Boolean() })
export type FirstStep = Static<typeof FirstStep>

export const FirstSteps = Type.Object({ steps: Type.Array(FirstStep) })
export type FirstSteps = Static<typeof FirstSteps>
