import type { WorkLine } from '../../contracts/agenda/animal.ts'
import { labelOfAnswer } from '../evaluation/scales.ts'
import { shortDay } from '../format.ts'
import { minutesBetween } from '../calendar/time.ts'
import { forcedSentence } from '../sessions/forced.ts'

export const isValidLine = ({ correction }: WorkLine): boolean => correction === null

/** Sums the minutes of the valid lines, from start to end on the wall clock; corrected lines do not count. */
export const workedMinutes = (lines: readonly WorkLine[]): number =>
  lines.filter(isValidLine).reduce((minutes, { startTime, endTime }) => minutes + minutesBetween(startTime, endTime), 0)

/** Returns the label of a wellbeing score (« À surveiller » for 2); '' if the wellbeing was not rated. */
export const wellbeingText = (score: number | null): string => labelOfAnswer('wellbeing', score)

const correctionLabels = { changed: 'Séance modifiée', removed: 'Séance retirée' }

/** Describes a correction: « Séance modifiée le 20/11/2026 à 14:05 par Alice Durand »; '' for a valid line. */
export function correctionText({ correction }: WorkLine): string {
  if (!correction) return ''
  const { act, correctedAt, by } = correction
  return `${correctionLabels[act]} le ${shortDay(correctedAt)} à ${correctedAt.slice(11, 16)}${by ? ` par ${by}` : ''}`
}

/** Describes a session that was saved despite a conflict, with its reason; '' for other sessions. */
export const forcedText = ({ forceReason }: Pick<WorkLine, 'forceReason'>): string => forcedSentence(forceReason)

/** Returns the text below a line of the register: its correction, and why the session was saved despite a conflict. */
export const lineNote = (line: WorkLine): string => [correctionText(line), forcedText(line)].filter(Boolean).join('. ')
