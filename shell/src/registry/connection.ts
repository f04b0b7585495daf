import { networkInformation } from 'shared/client'
import { slowConnectionFactor } from './loaderTimeouts.ts'

/** Whether the browser's data saver is on or the connection is very slow: nothing is then fetched in advance. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType } = networkInformation()
  return saveData || effectiveType.endsWith('2g')
}

/** A timeout in milliseconds, longer on a slow connection. */
export const scaledTimeoutMs = (milliseconds: number): number =>
  /^(slow-2g|2g|3g)$/.test(networkInformation().effectiveType) ? milliseconds * slowConnectionFactor : milliseconds
