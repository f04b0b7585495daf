import { createContext } from 'react'

/** Link shown after a booking is sent: to the directory, or to the only therapist of a partner's page. */
export const ReturnLink = createContext({ to: '/therapists', back: 'Revenir aux praticiens' })
