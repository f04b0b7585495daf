/** The address for requests to us: the Ultime offer, an account to reactivate, the footer. */
export const providerEmail = 'contact@complice.fr'
