import { createHash } from 'node:crypto'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** Hashes a busy time to a UUID (version 8), so that the public agenda does not reveal session ids (ruling 19). */
export function opaqueId(therapistId: string, { date, startTime, endTime }: TimeSlot): string {
  const hex = createHash('sha256').update([therapistId, date, startTime, endTime].join('|')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
