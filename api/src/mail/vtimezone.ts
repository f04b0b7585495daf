const minute = 60_000
const day = 86_400_000

/** Reads the zone database Node carries: minutes east of UTC at an instant. */
function offsetsOf(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  }
}

const two = (value: number) => String(value).padStart(2, '0')
const written = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`
const localDate = (instant: number, offset: number) =>
  new Date(instant + offset * minute).toISOString().replaceAll(/[-:]|\.\d{3}Z/g, '')

/** The zone's hours from the year before `year` to the year after `lastYear`, clock changes in it (RFC 5545, 3.6.5). */
export function vtimezone(zone: string, year: number, lastYear = year): string {
  const offsetAt = offsetsOf(zone)
  const start = Date.UTC(year - 1, 0, 1)
  const standard = Math.min(offsetAt(Date.UTC(year, 0, 1)), offsetAt(Date.UTC(year, 6, 1)))
  const spell = (instant: number, from: number, to: number) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localDate(instant, from)}`,
      `TZOFFSETFROM:${written(from)}`,
      `TZOFFSETTO:${written(to)}`,
      `END:${kind}`,
    ]
  }
  let offset = offsetAt(start)
  const spells = [spell(start, offset, offset)]
  for (let instant = start; instant < Date.UTC(lastYear + 2, 0, 1); instant += day) {
    const next = offsetAt(instant + day)
    if (next === offset) continue
    let change = instant
    while (offsetAt(change) === offset) change += 15 * minute
    spells.push(spell(change, offset, next))
    offset = next
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...spells.flat(), 'END:VTIMEZONE'].join('\r\n')
}
