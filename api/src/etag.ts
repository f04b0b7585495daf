import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from './refusal.ts'

/** The ETag of what has a version. */
export const etagOf = ({ version }: { version: number | string }): string => `"${version}"`

/** Throws 412 when an If-Match header names other versions than this one. */
export function refuseStale(ifMatch: string | undefined, row: { version: number | string }): void {
  if (ifMatch === undefined) return
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes('*') && !tags.includes(etagOf(row))) throw new Refusal(412, errorCode.changedMeanwhile)
}
