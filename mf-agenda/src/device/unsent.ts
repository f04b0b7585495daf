import { storage } from 'shared/session'
import { hasRecords } from './encryptedRecords.ts'

const unsentKinds = ['line', 'recording']

/** Makes the agenda check this device for unsent data. */
export const markUnsent = (): void => storage.write('complice.unsent', 'true')

/** Ends this check once the device has no unsent data of any member. */
export async function unmarkSent(): Promise<void> {
  if (!(await hasRecords(unsentKinds))) storage.remove('complice.unsent')
}
