import { Temporal } from 'temporal-polyfill'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats an offset in nanoseconds east of UTC as `+0200`. */
function offsetText(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 60e9)
  return `${nanoseconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`
}

/**
 * Returns the lines of one period of constant offset, which begins at a change of the clock; DTSTART is the local time
 * by the offset before the change.
 */
function observanceLines(change: Temporal.ZonedDateTime, fromOffset: number, standardOffset: number): string[] {
  const kind = change.offsetNanoseconds > standardOffset ? 'DAYLIGHT' : 'STANDARD'
  const local = change.toInstant().add({ nanoseconds: fromOffset }).toString({ smallestUnit: 'second' })
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.replaceAll(/[-:Z]/g, '')}`,
    `TZOFFSETFROM:${offsetText(fromOffset)}`,
    `TZOFFSETTO:${offsetText(change.offsetNanoseconds)}`,
    `END:${kind}`,
  ]
}

/**
 * Builds the VTIMEZONE of a zone (RFC 5545, 3.6.5) from the year before `year` to the year after `lastYear`, using
 * Node's time zone data.
 */
export function vtimezone(timeZone: string, year: number, lastYear = year): string {
  const startOfMonth = (yearOfMonth: number, month: number) =>
    Temporal.Instant.from(
      `${String(yearOfMonth).padStart(4, '0')}-${twoDigits(month)}-01T00:00:00Z`,
    ).toZonedDateTimeISO(timeZone)
  const standardOffset = Math.min(startOfMonth(year, 1).offsetNanoseconds, startOfMonth(year, 7).offsetNanoseconds)
  const end = startOfMonth(lastYear + 2, 1)
  let previous = startOfMonth(year - 1, 1)
  const lines = observanceLines(previous, previous.offsetNanoseconds, standardOffset)
  for (
    let change = previous.getTimeZoneTransition('next');
    change && Temporal.ZonedDateTime.compare(change, end) < 0;
    change = change.getTimeZoneTransition('next')
  ) {
    lines.push(...observanceLines(change, previous.offsetNanoseconds, standardOffset))
    previous = change
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'].join('\r\n')
}
