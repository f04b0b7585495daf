import { createContext } from 'react'

/** Link that is shown after a booking: to the directory, or to the therapist whom a partner's page names. */
export const ReturnLink = createContext({ to: '/therapists', back: 'Revenir aux praticiens' })
