import { lateInterests } from 'shared/domain/billing/lateInterests'
import { paymentChoices } from 'shared/domain/billing/paymentChoices'
import { paymentTerms } from 'shared/domain/billing/paymentTerms'
import type { Handlers } from '../../handlers.ts'
import { refuseUnknownIds } from '../../knownIds.sql.ts'
import { findBills } from './billings.sql.ts'

export const billingHandlers = {
  'GET /billings': async ({ tx, member, query }) => {
    await refuseUnknownIds(tx, 'member', [query.therapistId])
    return findBills(tx, query, member.timeZone)
  },
  'GET /payment-terms': async () => [...paymentTerms],
  'GET /payment-choices': async () => paymentChoices.map(({ id, label }) => ({ id, label })),
  'GET /payment-late-interests': async () => lateInterests.map(({ id, label }) => ({ id, label })),
} satisfies Partial<Handlers>
