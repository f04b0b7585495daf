/** A partner's page has no links from its therapist to others. */
export const TherapistCrumbs = () => null
