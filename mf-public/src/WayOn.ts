import { createContext } from 'react'

/** Where one goes on once all is said: to the directory, or to the only therapist of a partner's page. */
export const WayOn = createContext({ to: '/therapists', back: 'Revenir aux praticiens' })
