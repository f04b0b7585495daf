import { createContext } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'

/**
 * Opens the session of a pressed block. The blocks call it instead of the library's handler, which would render all
 * blocks again to mark the pressed one.
 */
export const OpenSessionContext = createContext<(session: ShortSession) => void>(() => {})
