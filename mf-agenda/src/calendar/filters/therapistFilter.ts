/** Value of the parameter `praticien`, and of the stored filter, for all practitioners. */
export const allTherapists = 'tous'

interface TherapistFilterOptions {
  /** Parameter `praticien` of the URL; null without one. */
  param: string | null
  /** Last chosen practitioner, stored on the device; null without one. */
  remembered: string | null
  /** Id of the signed-in member. */
  ownId: string | undefined
  /** Practitioners who can be chosen. With fewer than two, there is no filter. */
  therapistIds: readonly string[]
}

/**
 * Returns the filter by practitioner ('' for all): from the URL, else the stored one, else the default (ruling 169).
 * `defaultId` is the signed-in practitioner; '' for other members.
 */
export function therapistFilter({ param, remembered, ownId, therapistIds }: TherapistFilterOptions) {
  const defaultId = therapistIds.length > 1 && ownId !== undefined && therapistIds.includes(ownId) ? ownId : ''
  const isRemembered = remembered !== null && (remembered === allTherapists || therapistIds.includes(remembered))
  const rememberedId = therapistIds.length > 1 && isRemembered ? remembered : defaultId
  const chosenId = param || rememberedId
  return { therapistId: chosenId === allTherapists ? '' : chosenId, defaultId }
}
