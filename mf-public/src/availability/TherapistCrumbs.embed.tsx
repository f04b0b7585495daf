/** Renders nothing: a partner's page for one therapist has no links to other therapists. */
export const TherapistCrumbs = () => null
