import { decimal } from 'shared/domain/format'

/**
 * Returns the comparison with a year before: « 1 200,00 € un an avant (+12,5 %) », without a percentage if the former
 * value was 0 or the current value is unknown; '' if the former value is unknown.
 */
export function comparisonText(
  value: number | null,
  former: number | null | undefined,
  format: (value: number) => string,
): string {
  if (former === null || former === undefined) return ''
  const formerText = `${format(former)} un an avant`
  if (value === null || former <= 0) return formerText
  const percent = Math.round(((value - former) / former) * 1000) / 10 || 0
  return `${formerText} (${percent > 0 ? '+' : ''}${decimal(percent)} %)`
}
