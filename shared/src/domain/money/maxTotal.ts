import type { Cents } from './cents.ts'

/** What the total of a document is at most: what the amounts of all documents hold. */
export const maxTotal: Cents = 999_999_999
