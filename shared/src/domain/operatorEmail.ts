/** The default e-mail address of the operator, for example for requests about the offer Ultime. */
export const defaultOperatorEmail = 'contact@complice.fr'
