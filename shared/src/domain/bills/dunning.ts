import { addDays, type Day } from '../calendar/day.ts'

/** Days from the due date to the first dunning e-mail, then from an e-mail to the next (ruling 102). */
const daysBeforeLevel = { 1: 7, 2: 15, 3: 15 } as const

export type DunningLevel = keyof typeof daysBeforeLevel

export interface OverdueBill {
  /** Null for a credit note, which is never due. */
  dueOn: Day | null
  /** The amount still to be paid, in cents or euros. */
  remaining: number
  /** The dunning e-mails that were sent or queued, with the day; except undeliverable e-mails. */
  sentEmails: readonly { level: number; day: Day }[]
}

export interface DueDunning {
  level: DunningLevel
  /** The first day on which the e-mail is proposed. */
  since: Day
}

/**
 * Returns the dunning e-mail to propose for an invoice on the day `today` of the practice; undefined before the next
 * e-mail is due, for a paid invoice, and after the third e-mail (ruling 102).
 */
export function dueDunning({ dueOn, remaining, sentEmails }: OverdueBill, today: Day): DueDunning | undefined {
  if (dueOn === null || remaining <= 0) return undefined
  const lastEmail = sentEmails.toSorted((first, second) => first.level - second.level).at(-1)
  const level = nextLevel(lastEmail?.level ?? 0)
  if (level === undefined) return undefined
  const since = addDays(lastEmail?.day ?? dueOn, daysBeforeLevel[level])
  return since <= today ? { level, since } : undefined
}

const nextLevel = (lastLevel: number): DunningLevel | undefined =>
  ([1, 2, 3] as const).find((level) => level === lastLevel + 1)
