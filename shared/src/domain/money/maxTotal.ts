import type { Cents } from './cents.ts'

/** The maximum total of a document, in cents; the API accepts no larger amount. */
export const maxTotal: Cents = 999_999_999
