/** Returns a percentile of sorted values; `fraction` is from 0 to 1. Returns 0 without values. */
export const percentile = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0
