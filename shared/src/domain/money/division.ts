import { centsOf, proportion, sumOf, type Cents } from './cents.ts'

export type ShareKind = 'AMOUNT' | 'PERCENT' | 'REST'

/**
 * A payer's share of a session; the patient's if `payerId` is null. `value` is in euros or in percent, 0 for the rest.
 */
export interface Share {
  payerId: string | null
  kind: ShareKind
  value: number
}

/** A payer's part of one session, excluding VAT. */
export interface Part {
  payerId: string | null
  amount: Cents
}

/** The amount a payer may still be billed; undefined without a limit. */
type RemainingLimitOf = (payerId: string | null) => Cents | undefined

/** 100 %, in hundredths of a percent. */
const whole = 10_000

interface Weighed {
  share: Share
  amount: Cents
  remainder: number
}

/**
 * The amount of each percentage: rounded down, then the missing cents go one by one to those with the largest
 * remainders, the first one if equal.
 */
function percentages(price: Cents, shares: readonly Share[]): Map<Share, Cents> {
  const weighed = shares.map((share): Weighed => {
    const exact = BigInt(price) * BigInt(centsOf(share.value))
    return { share, amount: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) }
  })
  const percent = Math.min(whole, sumOf(shares.map(({ value }) => centsOf(value))))
  const missing = Math.max(0, proportion(price, percent, whole) - sumOf(weighed.map(({ amount }) => amount)))
  const rounded = new Set(weighed.toSorted((left, right) => right.remainder - left.remainder).slice(0, missing))
  return new Map(weighed.map((each) => [each.share, each.amount + Number(rounded.has(each))]))
}

/**
 * Divides a price among payers; the parts sum to it to the cent. Amounts come first, up to the price, then percentages
 * of the whole price, then the payer of the rest; the patient gets what is unassigned or exceeds a payer's `remainingLimitOf`.
 * Parts of 0 are omitted.
 */
export function divide(
  price: Cents,
  shares: readonly Share[],
  remainingLimitOf: RemainingLimitOf = () => undefined,
): Part[] {
  const byPercent = percentages(
    price,
    shares.filter(({ kind }) => kind === 'PERCENT'),
  )
  const parts = new Map<string | null, Cents>()
  let left = price
  const take = ({ payerId }: Share, wanted: Cents) => {
    const maximum = payerId === null ? undefined : remainingLimitOf(payerId)
    const amount = Math.max(0, Math.min(wanted, left, maximum ?? wanted))
    parts.set(payerId, (parts.get(payerId) ?? 0) + amount)
    left -= amount
  }
  for (const share of shares) if (share.kind === 'AMOUNT') take(share, centsOf(share.value))
  for (const [share, amount] of byPercent) take(share, amount)
  for (const share of shares) if (share.kind === 'REST') take(share, left)
  parts.set(null, (parts.get(null) ?? 0) + left)
  const order = [...new Set([...shares.map(({ payerId }) => payerId), null])]
  return order.map((payerId) => ({ payerId, amount: parts.get(payerId) ?? 0 })).filter(({ amount }) => amount > 0)
}

/** The largest part, excluding VAT, within this remaining amount including VAT; `rate` in hundredths of a percent. */
export const netWithin = (left: Cents, rate: number): Cents =>
  Number((BigInt(Math.max(0, left)) * BigInt(whole)) / BigInt(whole + rate))

/** A part including VAT, rounded up: the sum of several parts is never less than their invoice. */
export const grossOf = (amount: Cents, rate: number): Cents =>
  amount + Number((BigInt(amount) * BigInt(rate) + BigInt(whole) - 1n) / BigInt(whole))
