import type { Handlers } from '../../handlers.ts'
import { clubsOf } from './clubs.sql.ts'

export const clubHandlers = {
  'GET /clubs': ({ tx }) => clubsOf(tx),
} satisfies Partial<Handlers>
