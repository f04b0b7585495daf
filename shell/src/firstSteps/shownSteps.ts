import type { FirstStep } from 'shared/contracts/accounts/firstSteps'
import type { AreaFirstStep } from 'shared/federation'

export type ShownStep = AreaFirstStep & FirstStep

/** Joins the steps of the API, in their order, with the areas' texts. Omits steps that no area offers the member. */
export const shownSteps = (steps: readonly FirstStep[], areaSteps: readonly AreaFirstStep[]): ShownStep[] =>
  steps.flatMap((step) => {
    const areaStep = areaSteps.find(({ id }) => id === step.id)
    return areaStep ? [{ ...areaStep, ...step }] : []
  })
