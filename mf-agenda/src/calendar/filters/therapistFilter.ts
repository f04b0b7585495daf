/** Value of the parameter `praticien`, and of the stored filter, for all practitioners. */
export const allTherapists = 'tous'

interface TherapistFilterOptions {
  /** Parameter `praticien` of the URL; null without one. */
  urlTherapist: string | null
  /** Last chosen practitioner, stored on the device; null without one. */
  storedTherapist: string | null
  /** Id of the signed-in member. */
  ownId: string | undefined
  /** Practitioners who can be chosen. With fewer than two, there is no filter. */
  therapistIds: readonly string[]
}

/**
 * Returns the filter by practitioner ('' for all): from the URL, else the stored one, else the default (ruling 169).
 * `defaultId` is the signed-in practitioner; '' for other members.
 */
export function resolveTherapistFilter({ urlTherapist, storedTherapist, ownId, therapistIds }: TherapistFilterOptions) {
  const defaultId = therapistIds.length > 1 && ownId !== undefined && therapistIds.includes(ownId) ? ownId : ''
  const isStoredTherapistValid =
    storedTherapist !== null && (storedTherapist === allTherapists || therapistIds.includes(storedTherapist))
  const storedOrDefaultId = therapistIds.length > 1 && isStoredTherapistValid ? storedTherapist : defaultId
  const chosenId = urlTherapist || storedOrDefaultId
  return { therapistId: chosenId === allTherapists ? '' : chosenId, defaultId }
}
