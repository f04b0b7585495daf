/** One line of the table: ours beside the monolith's, and whether what we promise holds. */
export interface Line {
  what: string
  areas: number
  monolith?: number
  unit: 'ms' | 'bytes' | 'scripts'
  target?: Target
}

/** A share of the monolith's figure, so many bytes more than it, or a figure of its own. */
export type Target = { ratio: number } | { more: number } | { atMost: number }

export const ratioOf = ({ areas, monolith }: Line): number | undefined =>
  monolith === undefined || monolith === 0 ? undefined : areas / monolith

export function isMet({ areas, monolith = 0, target }: Line): boolean | undefined {
  if (!target) return undefined
  if ('ratio' in target) return areas <= target.ratio * monolith
  if ('more' in target) return areas - monolith <= target.more
  return areas <= target.atMost
}

const written = (value: number | undefined, unit: Line['unit']): string => {
  if (value === undefined) return ''
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === 'ms' ? `${Math.round(value)} ms` : String(value)
}

function promised({ target, unit }: Line): string {
  if (!target) return ''
  if ('ratio' in target) return `≤ ${target.ratio.toFixed(2)} ×`
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
  ratio: ratioOf(line)?.toFixed(2) ?? '',
  target: promised(line),
  met: verdicts.get(isMet(line)) ?? '',
})
