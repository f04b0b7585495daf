import type { FollowingNumbers } from 'shared/domain/bills/billNumber'
import { longMonth } from 'shared/domain/format'

/** Describes the numbers that follow: « Ensuite 43-2026, 44-2026 ; en janvier 2027 : 01-2027. » */
export function followingText({ next, later }: FollowingNumbers): string {
  const laterTexts = later.map(({ day, number }) => `en ${longMonth(day)} : ${number}`)
  return `Ensuite ${[next.join(', '), ...laterTexts].join(' ; ')}.`
}
