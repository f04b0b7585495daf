import { storage } from 'shared/session'
import { hasRecords } from './encryptedRecords.ts'

const unsentKinds = ['line', 'recording']

/** Marks this device, so that the agenda checks it for unsent data. */
export const markUnsent = (): void => storage.write('complice.unsent', 'true')

/** Removes the mark once the device has no unsent data of any member. */
export async function clearUnsentMark(): Promise<void> {
  if (!(await hasRecords(unsentKinds))) storage.remove('complice.unsent')
}
