import type { Handlers } from '../../handlers.ts'
import { sessionTypesOf } from './sessionTypes.sql.ts'

export const sessionTypeHandlers = {
  'GET /tenant/personalize/session-types': ({ tx }) => sessionTypesOf(tx),
} satisfies Partial<Handlers>
