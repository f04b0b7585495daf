/** Replaces TherapistCrumbs.tsx in the embed, because a partner's page has no breadcrumbs to other therapists. */
export const TherapistCrumbs = () => null
