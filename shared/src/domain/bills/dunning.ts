import { addDays, type Day } from '../calendar/day.ts'

/** Days from the due date to the first dunning e-mail, and from each one to the next (ruling 102). */
const daysBefore = { 1: 7, 2: 15, 3: 15 } as const

export type DunningLevel = keyof typeof daysBefore

export interface OverdueBill {
  /** Null for a credit note, which is never due. */
  dueOn: Day | null
  /** The amount still to be paid, in cents or euros. */
  remaining: number
  /** The dunning e-mails sent or queued, except undeliverable ones. */
  sent: readonly { level: number; on: Day }[]
}

export interface DueDunning {
  level: DunningLevel
  /** The first day it is proposed. */
  since: Day
}

/**
 * The dunning e-mail to propose for an invoice on the practice's day `today`; undefined while none is due, once nothing
 * remains to be paid, and after the third (ruling 102).
 */
export function dueDunning({ dueOn, remaining, sent }: OverdueBill, today: Day): DueDunning | undefined {
  if (dueOn === null || remaining <= 0) return undefined
  const last = sent.toSorted((one, other) => one.level - other.level).at(-1)
  const level = nextLevel(last?.level ?? 0)
  if (level === undefined) return undefined
  const since = addDays(last?.on ?? dueOn, daysBefore[level])
  return since <= today ? { level, since } : undefined
}

const nextLevel = (last: number): DunningLevel | undefined => ([1, 2, 3] as const).find((level) => level === last + 1)
