import type { Handlers } from '../../handlers.ts'
import { listSessionTypes } from './sessionTypes.sql.ts'

export const sessionTypeHandlers = {
  'GET /tenant/personalize/session-types': ({ tx }) => listSessionTypes(tx),
} satisfies Partial<Handlers>
