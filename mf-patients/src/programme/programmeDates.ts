import type { Programme } from 'shared/contracts/patients/programme'
import { shortDay } from 'shared/domain/format'

/**
 * Returns the period of a programme, for example « Depuis le 02/11/2026, fin prévue le 26/02/2027 » or « Du 02/11/2026
 * au 26/02/2027 ».
 */
export function programmeDates({ startDate, plannedEndDate, endedOn }: Programme): string {
  if (endedOn) return `Du ${shortDay(startDate)} au ${shortDay(endedOn)}`
  return `Depuis le ${shortDay(startDate)}${plannedEndDate ? `, fin prévue le ${shortDay(plannedEndDate)}` : ''}`
}
