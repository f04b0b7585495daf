import { decimal } from 'shared/domain/format'

/**
 * Returns the comparison with a year before: « 1 200,00 € un an avant (+12,5 %) », without a percentage if the former
 * value was negative or the current value is unknown; '' if the former value is 0 or unknown.
 */
export function comparisonText(
  value: number | null,
  formerValue: number | null | undefined,
  format: (value: number) => string,
): string {
  if (formerValue === null || formerValue === undefined || formerValue === 0) return ''
  const formerText = `${format(formerValue)} un an avant`
  if (value === null || formerValue < 0) return formerText
  const percent = Math.round(((value - formerValue) / formerValue) * 1000) / 10 || 0
  return `${formerText} (${percent > 0 ? '+' : ''}${decimal(percent)} %)`
}
