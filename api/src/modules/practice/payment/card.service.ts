import { errorCode } from 'shared/contracts/errorCodes'
import type { MaskedCard, PaymentCard } from 'shared/contracts/accounts/payment'
import { cardProblems, maskCardNumber, formatExpiry } from 'shared/domain/accounts/payment/paymentCard'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import { updatePublishedTherapists } from '../user/user.sql.ts'
import { findMeans, updateMeans, updatePayable, type MeansRow } from './payment.sql.ts'

const maskedCardOf = (row: Pick<MeansRow, 'last_four' | 'expiry_month' | 'expiry_year'> | undefined): MaskedCard => ({
  cardNumber: row ? maskCardNumber(row.last_four) : '',
  expirationDate: row ? formatExpiry(row.expiry_month, row.expiry_year) : '',
  cvc: '',
})

export const readCard = async ({ tx }: MemberContext): Promise<MaskedCard> => maskedCardOf(await findMeans(tx))

/**
 * Passes the card to the payment provider and stores the token that it returns; a blocked practice is unblocked (ruling
 * 6).
 */
export async function changeCard(context: MemberContext, card: PaymentCard): Promise<MaskedCard> {
  const { tx, member, services } = context
  refuseProblems(cardProblems(card, todayOf(context)))
  const tokenisedCard = await services.payments.tokenise(card)
  if (!tokenisedCard)
    throw new Refusal(400, errorCode.cardDeclined, {
      problems: [{ field: 'cardNumber', message: 'Cette carte est refusée par la banque.' }],
    })
  const { token, brand, lastFour, month, year } = tokenisedCard
  const row = {
    tenant_id: member.tenantId,
    customer_id: uuidv7(),
    token,
    brand,
    last_four: lastFour,
    expiry_month: month,
    expiry_year: year,
    status: 'ACTIVE' as const,
    status_at: services.now(),
  }
  await updateMeans(tx, row)
  await updatePayable(tx, true)
  await updatePublishedTherapists(tx)
  await auditMember(context, { act: 'changeCard', entity: 'tenant', entityId: member.tenantId })
  return maskedCardOf(row)
}
