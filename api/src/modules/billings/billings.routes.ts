import { errorCode } from 'shared/contracts/errorCodes'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../refusal.ts'
import { billPage, isMember } from './billings.sql.ts'

export const billingHandlers = {
  'GET /billings': async ({ tx, member, query }) => {
    if (query.therapistId && !(await isMember(tx, query.therapistId))) throw new Refusal(404, errorCode.notFound)
    return billPage(tx, query, member.timeZone)
  },
} satisfies Partial<Handlers>
