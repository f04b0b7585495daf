import { requestPersistentStorage, storage } from 'shared/session'
import { hasRecords } from './encryptedRecords.ts'

const unsentKinds = ['line', 'recording']

/** Marks this device, so that the agenda checks it for unsent data, and asks the browser for persistent storage. */
export function markUnsent(): void {
  storage.write('complice.unsent', 'true')
  requestPersistentStorage()
}

/** Removes the mark once the device has no unsent data of any member. */
export async function clearUnsentMark(): Promise<void> {
  if (!(await hasRecords(unsentKinds))) storage.remove('complice.unsent')
}
