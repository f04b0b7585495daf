import { errorCode } from 'shared/contracts/errorCodes'
import { lengthInDays, type Period } from 'shared/domain/period'
import { Refusal } from './refusal.ts'

/** The period, refused when it ends before it starts or holds more days than one answer should. */
export function readablePeriod<P extends Period>(period: P, mostDays: number): P {
  const length = lengthInDays(period)
  const message = length < 1 ? 'Le dernier jour précède le premier.' : `Au plus ${mostDays} jours à la fois.`
  if (length < 1 || length > mostDays) throw new Refusal(400, errorCode.invalid, { problems: [{ field: 'endDate', message }] })
  return period
}
