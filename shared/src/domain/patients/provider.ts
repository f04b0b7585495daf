/** Where a practice writes to us: the Ultime offer, an account to reactivate, the footer. */
export const providerEmail = 'contact@complice.fr'
