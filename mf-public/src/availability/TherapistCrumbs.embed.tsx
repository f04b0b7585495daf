/** On a partner's page none leads from the therapist whom it shows to others. */
export const TherapistCrumbs = () => null
