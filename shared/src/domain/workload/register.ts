import type { WorkLine } from '../../contracts/agenda/animal.ts'
import { labelOfAnswer } from '../evaluation/scales.ts'
import { shortDay } from '../format.ts'
import { minutesBetween } from '../calendar/time.ts'

export const holds = ({ correction }: WorkLine): boolean => correction === null

/** Wall-clock minutes of the valid lines, without corrected ones. */
export const workedMinutes = (lines: readonly WorkLine[]): number =>
  lines.filter(holds).reduce((minutes, { startTime, endTime }) => minutes + minutesBetween(startTime, endTime), 0)

/** « À surveiller » for 2; '' if not rated. */
export const wellbeingText = (score: number | null): string => labelOfAnswer('wellbeing', score)

const acts = { changed: 'Séance modifiée', removed: 'Séance retirée' }

/** « Séance modifiée le 20/11/2026 à 14:05 par Alice Durand »; '' for a valid line. */
export function correctionText({ correction }: WorkLine): string {
  if (!correction) return ''
  const { act, correctedAt, by } = correction
  return `${acts[act]} le ${shortDay(correctedAt)} à ${correctedAt.slice(11, 16)}${by ? ` par ${by}` : ''}`
}
