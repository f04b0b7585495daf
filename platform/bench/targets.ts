/** One line of the table: the product's figure, what it is compared with, and the target. */
export interface Line {
  what: string
  areas: number
  monolith?: number
  /** Of a bad release: what a good one takes. */
  healthy?: number
  unit: 'ms' | 'bytes' | 'scripts'
  target?: Target
}

/**
 * A multiple of the figure it is compared with (after the time the loader waits by design), so many bytes more than
 * that figure, or a figure of its own.
 */
export type Target = { ratio: number; waitingMs?: number } | { more: number } | { atMost: number }

/** What a line is compared with. */
const referenceOf = ({ monolith, healthy }: Line): number => monolith ?? healthy ?? 0

const waitingOf = ({ target }: Line): number => (target && 'waitingMs' in target ? (target.waitingMs ?? 0) : 0)

export function ratioOf(line: Line): number | undefined {
  const reference = referenceOf(line)
  return reference === 0 ? undefined : Math.max(0, line.areas - waitingOf(line)) / reference
}

export function isMet(line: Line): boolean | undefined {
  const { areas, target } = line
  if (!target) return undefined
  if ('ratio' in target) return areas <= waitingOf(line) + target.ratio * referenceOf(line)
  if ('more' in target) return areas - referenceOf(line) <= target.more
  return areas <= target.atMost
}

const written = (value: number | undefined, unit: Line['unit']): string => {
  if (value === undefined) return ''
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === 'ms' ? `${Math.round(value)} ms` : String(value)
}

function promised(line: Line): string {
  const { target, unit } = line
  if (!target) return ''
  const waiting = waitingOf(line) ? `${waitingOf(line)} ms + ` : ''
  if ('ratio' in target) return `≤ ${waiting}${target.ratio.toFixed(2)} ×`
  if ('more' in target) return `≤ + ${written(target.more, unit)}`
  return `≤ ${written(target.atMost, unit)}`
}

const verdicts = new Map<boolean | undefined, string>([
  [true, 'yes'],
  [false, 'NO'],
])

export const rowOf = (line: Line) => ({
  measure: line.what,
  areas: written(line.areas, line.unit),
  monolith: written(line.monolith, line.unit),
  ...(line.healthy !== undefined && { 'good release': written(line.healthy, line.unit) }),
  ratio: ratioOf(line)?.toFixed(2) ?? '',
  target: promised(line),
  isMet: verdicts.get(isMet(line)) ?? '',
})
