import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from './refusal.ts'

/** Maximum number of rows in a response without pages. */
export const maxUnpagedRows = 25_000

/** Maximum size of the texts in a response without pages. */
const maxUnpagedBytes = 32 * 1024 * 1024

/** Throws 400 (E278) when a response without pages would exceed its maximum, since responses are never truncated. */
export function refuseTooLongList(count: number, textBytes = 0): void {
  if (count > maxUnpagedRows || textBytes > maxUnpagedBytes) throw new Refusal(400, errorCode.listTooLong)
}

/**
 * Returns the range of the requested page; of all `count` rows if neither a page nor a size is requested. Throws 400
 * (E278) when all rows are too many.
 */
export function requirePageRange(
  { page, size, defaultSize }: { page?: number; size?: number; defaultSize: number },
  count: number,
): { offset: number; limit: number } {
  if (page === undefined && size === undefined) {
    refuseTooLongList(count)
    return { offset: 0, limit: Math.max(1, count) }
  }
  const limit = size ?? defaultSize
  return { offset: (page ?? 0) * limit, limit }
}
