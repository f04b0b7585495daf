/** Sums by name, in cents. */
export type Sums = Record<string, string>

/** Returns a sentence for each shown sum that differs from the sum in the database. */
export const describeDifferences = (shown: Sums, databaseSums: Record<string, unknown>): string[] =>
  Object.entries(shown)
    .filter(([name, sum]) => sum !== databaseSums[name])
    .map(([name, sum]) => `${name} ${sum} shown, ${String(databaseSums[name])} in the database`)
