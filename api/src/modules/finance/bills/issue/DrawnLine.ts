import type { BillLine } from '../BillContent.ts'

/** A line with the session that it bills; null of a free line. */
export interface DrawnLine extends BillLine {
  sessionId: string | null
}
