import type { Operator } from 'shared/contracts/operator'

/** Deployment data in the layout of each server-rendered page. */
export interface Site {
  /** Public origin, without a trailing slash. */
  origin: string
  /** Year of the copyright line. */
  year: number
  operator: Operator
}
