import { networkInformation } from 'shared/client'

/** The user saves data, or has little of it: nothing is fetched that was not asked for. */
export function isThrifty(): boolean {
  const { saveData, effectiveType } = networkInformation()
  return saveData || effectiveType.endsWith('2g')
}

/** What takes long on a slow connection is not a fault yet. */
export const unhurried = (milliseconds: number): number =>
  /^(slow-2g|2g|3g)$/.test(networkInformation().effectiveType) ? milliseconds * 3 : milliseconds
