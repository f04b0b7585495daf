import { createHash } from 'node:crypto'
import type { Span } from 'shared/domain/calendar/availability'

/** An identifier of the time taken, in the shape of a UUID (version 8): it leads to no session (ruling 19). */
export function opaqueId(therapistId: string, { date, startTime, endTime }: Span): string {
  const hex = createHash('sha256').update([therapistId, date, startTime, endTime].join('|')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
