/** A line of the results table: the product's figure, the figure to compare it with, and the target. */
export interface ResultLine {
  measure: string
  /** The product's figure; the product is built as separate areas. */
  areas: number
  /** The same figure of the monolithic build. */
  monolith?: number
  /** For a bad release: the same figure of a good release. */
  goodRelease?: number
  unit: 'ms' | 'bytes' | 'scripts' | 'points'
  target?: Target
}

/**
 * A multiple of the reference figure, in addition to the loader's timeout, which a fault may use up; or an increase
 * over the reference in the line's unit; or an absolute maximum or minimum.
 */
type Target =
  | { maxRatio: number; loaderTimeoutMs?: number }
  | { maxIncrease: number }
  | { max: number }
  | { min: number }

/** Returns the figure with which the line's figure is compared. */
const referenceOf = ({ monolith, goodRelease }: ResultLine): number => monolith ?? goodRelease ?? 0

const loaderTimeoutOf = ({ target }: ResultLine): number =>
  target && 'loaderTimeoutMs' in target ? (target.loaderTimeoutMs ?? 0) : 0

/** Returns the ratio to the reference figure, after deducting the loader's timeout; undefined without a reference. */
export function ratioOf(line: ResultLine): number | undefined {
  const reference = referenceOf(line)
  return reference === 0 ? undefined : Math.max(0, line.areas - loaderTimeoutOf(line)) / reference
}

export function isMet(line: ResultLine): boolean | undefined {
  const { areas, target } = line
  if (!target) return undefined
  if ('maxRatio' in target) return areas <= loaderTimeoutOf(line) + target.maxRatio * referenceOf(line)
  if ('maxIncrease' in target) return areas - referenceOf(line) <= target.maxIncrease
  return 'min' in target ? areas >= target.min : areas <= target.max
}

const formatFigure = (value: number | undefined, unit: ResultLine['unit']): string => {
  if (value === undefined) return ''
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === 'ms' ? `${Math.round(value)} ms` : String(value)
}

function targetText(line: ResultLine): string {
  const { target, unit } = line
  if (!target) return ''
  const loaderTimeout = loaderTimeoutOf(line) ? `${loaderTimeoutOf(line)} ms + ` : ''
  if ('maxRatio' in target) return `≤ ${loaderTimeout}${target.maxRatio.toFixed(2)} ×`
  if ('maxIncrease' in target) return `≤ + ${formatFigure(target.maxIncrease, unit)}`
  if ('min' in target) return `≥ ${formatFigure(target.min, unit)}`
  return `≤ ${formatFigure(target.max, unit)}`
}

const resultTexts = new Map<boolean | undefined, string>([
  [true, 'yes'],
  [false, 'NO'],
])

export const rowOf = (line: ResultLine) => ({
  measure: line.measure,
  areas: formatFigure(line.areas, line.unit),
  monolith: formatFigure(line.monolith, line.unit),
  ...(line.goodRelease !== undefined && { 'good release': formatFigure(line.goodRelease, line.unit) }),
  ratio: ratioOf(line)?.toFixed(2) ?? '',
  target: targetText(line),
  isMet: resultTexts.get(isMet(line)) ?? '',
})
