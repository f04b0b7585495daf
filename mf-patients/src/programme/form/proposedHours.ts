/** The hours an address proposes, of at most two decimals; undefined for what is no such number. */
export function proposedHours(param: string | null): number | undefined {
  if (param === null || !/^\d{1,5}(\.\d{1,2})?$/.test(param)) return undefined
  const hours = Number(param)
  return hours > 0 ? hours : undefined
}
