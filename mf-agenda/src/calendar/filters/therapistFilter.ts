/** Value of the parameter `praticien`, and of the remembered filter, for all practitioners. */
export const allTherapists = 'tous'

interface TherapistFilterOptions {
  /** Parameter `praticien` of the address; null without one. */
  param: string | null
  remembered: string | null
  /** Id of the signed-in member. */
  ownId: string | undefined
  /** Practitioners who can be chosen; fewer than two: there is no filter. */
  therapistIds: readonly string[]
}

/**
 * Returns the filter by practitioner ('' for all): a filter in the address comes first, then the remembered one, then
 * oneself (ruling 169). `defaultId` is the filter of a member who chose none.
 */
export function therapistFilter({ param, remembered, ownId, therapistIds }: TherapistFilterOptions) {
  const defaultId = therapistIds.length > 1 && ownId !== undefined && therapistIds.includes(ownId) ? ownId : ''
  const isRemembered = remembered !== null && (remembered === allTherapists || therapistIds.includes(remembered))
  const rememberedId = therapistIds.length > 1 && isRemembered ? remembered : defaultId
  const chosenId = param || rememberedId
  return { therapistId: chosenId === allTherapists ? '' : chosenId, defaultId }
}
