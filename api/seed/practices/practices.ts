import type { DemoPractice } from './DemoPractice.ts'
import { largePractice } from './largePractice.ts'
import { otherPractices } from './otherPractices.ts'
import { overduePractice } from './overduePractice.ts'
import { proPractice } from './proPractice.ts'
import { standardPractice } from './standardPractice.ts'

/** The demonstration: four practices with accounts to sign in, and the other therapists of the directory. */
export const practices: DemoPractice[] = [
  largePractice,
  proPractice,
  standardPractice,
  overduePractice,
  ...otherPractices,
]
