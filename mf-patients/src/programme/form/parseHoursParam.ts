/** Parses the hours in the URL, with at most two decimals; undefined for any other text. */
export function parseHoursParam(param: string | null): number | undefined {
  if (param === null || !/^\d{1,5}(\.\d{1,2})?$/.test(param)) return undefined
  const hours = Number(param)
  return hours > 0 ? hours : undefined
}
