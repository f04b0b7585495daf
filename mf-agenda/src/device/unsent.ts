import { storage } from 'shared/session'
import { hasRecords } from './encryptedRecords.ts'

const unsentKinds = ['line', 'recording']

/** From now on the agenda looks for what this device has still to send. */
export const markUnsent = (): void => storage.write('complice.unsent', 'true')

/** Once nothing is left of anybody's, the agenda no longer looks for it. */
export async function unmarkSent(): Promise<void> {
  if (!(await hasRecords(unsentKinds))) storage.remove('complice.unsent')
}
