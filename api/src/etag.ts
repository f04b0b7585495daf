import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from './refusal.ts'

/** Returns the ETag of a versioned row. */
export const etagOf = ({ version }: { version: number | string }): string => `"${version}"`

/** Throws 412 if an If-Match header does not contain this version. */
export function refuseOutdatedVersion(ifMatch: string | undefined, row: { version: number | string }): void {
  if (ifMatch === undefined) return
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes('*') && !tags.includes(etagOf(row))) throw new Refusal(412, errorCode.changedMeanwhile)
}
