/** Sums by name, in cents. */
export type Sums = Record<string, string>

/** The sums that the screens show and the database does not have, in words. */
export const differences = (shown: Sums, summed: Record<string, unknown>): string[] =>
  Object.entries(shown)
    .filter(([name, sum]) => sum !== summed[name])
    .map(([name, sum]) => `${name} ${sum} shown, ${String(summed[name])} in the database`)
