import type { Handlers } from '../../handlers.ts'
import { billPage } from './billings.sql.ts'

export const billingHandlers = {
  'GET /billings': ({ tx, member, query }) => billPage(tx, query, member.timeZone),
} satisfies Partial<Handlers>
