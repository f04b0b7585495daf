import type { Operator } from 'shared/contracts/operator'

/** What the frame around each composed page says of the deployment. */
export interface Site {
  /** The address people type, without a slash at the end. */
  origin: string
  /** The year of the copyright line. */
  year: number
  operator: Operator
}
