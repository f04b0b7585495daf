import { centsOf, proportion, sumOf, type Cents } from './cents.ts'

export type ShareKind = 'AMOUNT' | 'PERCENT' | 'REST'

/** What somebody pays of a session; the patient where `payerId` is null. `value` is in euros or in percent, 0 of the rest. */
export interface Share {
  payerId: string | null
  kind: ShareKind
  value: number
}

/** What somebody pays of one session, excluding VAT. */
export interface Part {
  payerId: string | null
  amount: Cents
}

/** What a payer may still be asked for; no limit for whom it returns undefined. */
type Room = (payerId: string | null) => Cents | undefined

/** In hundredths of a percent, all of it. */
const whole = 10_000

interface Weighed {
  share: Share
  amount: Cents
  remainder: number
}

/**
 * What each percentage comes to: rounded down, and the cents that are then missing go one by one to those that lost most,
 * the first one where it is equal.
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
 * What each pays of a price, so that the parts add up to it to the cent: amounts first, as far as the price goes, then
 * percentages of the whole price, then whoever takes the rest; the patient has what nobody else takes, above a payer's
 * `roomOf` too. Who pays nothing is left out.
 */
export function divide(price: Cents, shares: readonly Share[], roomOf: Room = () => undefined): Part[] {
  const byPercent = percentages(
    price,
    shares.filter(({ kind }) => kind === 'PERCENT'),
  )
  const parts = new Map<string | null, Cents>()
  let left = price
  const take = ({ payerId }: Share, wanted: Cents) => {
    const room = payerId === null ? undefined : roomOf(payerId)
    const amount = Math.max(0, Math.min(wanted, left, room ?? wanted))
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

/** The most that a part may be, excluding VAT, where this much is left including it; `rate` in hundredths of a percent. */
export const netWithin = (left: Cents, rate: number): Cents =>
  Number((BigInt(Math.max(0, left)) * BigInt(whole)) / BigInt(whole + rate))

/** What a part counts for with its VAT, rounded up: several of them are never less than their invoice. */
export const grossOf = (amount: Cents, rate: number): Cents =>
  amount + Number((BigInt(amount) * BigInt(rate) + BigInt(whole) - 1n) / BigInt(whole))
