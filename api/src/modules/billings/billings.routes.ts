import type { Handlers } from '../../handlers.ts'
import { refuseUnknownIds } from '../../knownIds.sql.ts'
import { findBills } from './billings.sql.ts'

export const billingHandlers = {
  'GET /billings': async ({ tx, member, query }) => {
    await refuseUnknownIds(tx, 'member', [query.therapistId])
    return findBills(tx, query, member.timeZone)
  },
} satisfies Partial<Handlers>
