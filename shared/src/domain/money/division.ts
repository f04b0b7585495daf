import { centsOf, proportion, sumOf, type Cents } from './cents.ts'

export type ShareKind = 'AMOUNT' | 'PERCENT' | 'REST'

/**
 * How much of a price a payer pays: an amount in euros, a percentage, or the rest (`value` is 0). The payer is the
 * patient if `payerId` is null.
 */
export interface Share {
  payerId: string | null
  kind: ShareKind
  value: number
}

/**
 * The amount that a payer pays for a session, in cents excluding VAT. The payer is the patient if `payerId` is null.
 */
export interface PayerAmount {
  payerId: string | null
  amount: Cents
}

/** Returns the amount that a payer may still be billed, in cents excluding VAT; undefined without a limit. */
type RemainingLimitOf = (payerId: string | null) => Cents | undefined

/** 100 %, in hundredths of a percent. */
const fullPercentage = 10_000

interface RoundedShare {
  share: Share
  amount: Cents
  remainder: number
}

/**
 * Calculates the amount of each percentage: rounded down, then the missing cents are added one by one to the shares
 * with the largest remainders.
 */
function amountsOfPercentages(price: Cents, shares: readonly Share[]): Map<Share, Cents> {
  const roundedDown = shares.map((share): RoundedShare => {
    const exact = BigInt(price) * BigInt(centsOf(share.value))
    return { share, amount: Number(exact / BigInt(fullPercentage)), remainder: Number(exact % BigInt(fullPercentage)) }
  })
  const percent = Math.min(fullPercentage, sumOf(shares.map(({ value }) => centsOf(value))))
  const missingCents = Math.max(
    0,
    proportion(price, percent, fullPercentage) - sumOf(roundedDown.map(({ amount }) => amount)),
  )
  const roundedUp = new Set(
    roundedDown.toSorted((left, right) => right.remainder - left.remainder).slice(0, missingCents),
  )
  return new Map(roundedDown.map((each) => [each.share, each.amount + Number(roundedUp.has(each))]))
}

/**
 * Divides a price among payers into amounts that sum to the price. Amounts are assigned first, up to the price, then
 * percentages of the whole price, then the rest. The excess over a payer's remaining limit goes to the payer of the
 * rest; the patient pays any amount that is still unassigned. Amounts of 0 are omitted.
 */
export function divideAmongPayers(
  price: Cents,
  shares: readonly Share[],
  remainingLimitOf: RemainingLimitOf = () => undefined,
): PayerAmount[] {
  const amountByShare = amountsOfPercentages(
    price,
    shares.filter(({ kind }) => kind === 'PERCENT'),
  )
  const amountByPayer = new Map<string | null, Cents>()
  let unassigned = price
  const allocate = ({ payerId }: Share, requestedAmount: Cents) => {
    const maximum = payerId === null ? undefined : remainingLimitOf(payerId)
    const amount = Math.max(0, Math.min(requestedAmount, unassigned, maximum ?? requestedAmount))
    amountByPayer.set(payerId, (amountByPayer.get(payerId) ?? 0) + amount)
    unassigned -= amount
  }
  for (const share of shares) if (share.kind === 'AMOUNT') allocate(share, centsOf(share.value))
  for (const [share, amount] of amountByShare) allocate(share, amount)
  for (const share of shares) if (share.kind === 'REST') allocate(share, unassigned)
  amountByPayer.set(null, (amountByPayer.get(null) ?? 0) + unassigned)
  const order = [...new Set([...shares.map(({ payerId }) => payerId), null])]
  return order
    .map((payerId) => ({ payerId, amount: amountByPayer.get(payerId) ?? 0 }))
    .filter(({ amount }) => amount > 0)
}

/**
 * Returns the largest amount excluding VAT that does not exceed `remainingLimit` once VAT is added; `rate` is in
 * hundredths of a percent.
 */
export const largestNetWithin = (remainingLimit: Cents, rate: number): Cents =>
  Number((BigInt(Math.max(0, remainingLimit)) * BigInt(fullPercentage)) / BigInt(fullPercentage + rate))

/**
 * Adds VAT to an amount, rounded up, so that the sum of several amounts is at least the total of their invoice; `rate`
 * is in hundredths of a percent.
 */
export const grossOf = (amount: Cents, rate: number): Cents =>
  amount + Number((BigInt(amount) * BigInt(rate) + BigInt(fullPercentage) - 1n) / BigInt(fullPercentage))
