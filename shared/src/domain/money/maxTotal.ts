import type { Cents } from './cents.ts'

/** The maximum total of a document, limited by the wire's amounts. */
export const maxTotal: Cents = 999_999_999
