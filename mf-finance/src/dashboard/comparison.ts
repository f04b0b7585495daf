import { decimal } from 'shared/domain/format'

/** « 1 200,00 € un an avant (+12,5 %) »; without a percentage if the former value was 0, undefined if it is unknown. */
export function comparison(
  value: number | null,
  former: number | null | undefined,
  format: (value: number) => string,
): string {
  if (former === null || former === undefined) return ''
  const before = `${format(former)} un an avant`
  if (value === null || former <= 0) return before
  const percent = Math.round(((value - former) / former) * 1000) / 10 || 0
  return `${before} (${percent > 0 ? '+' : ''}${decimal(percent)} %)`
}
