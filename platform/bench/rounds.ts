export interface ResultsBySide<T> {
  areas: T[]
  monolith: T[]
}

/** Measures both sides alternately, so that other load on the machine falls on both. */
export async function measureAlternately<T>(
  rounds: number,
  measure: (side: keyof ResultsBySide<T>) => Promise<T>,
): Promise<ResultsBySide<T>> {
  const results: ResultsBySide<T> = { areas: [], monolith: [] }
  for (let round = 0; round < rounds; round += 1) {
    results.areas.push(await measure('areas'))
    results.monolith.push(await measure('monolith'))
  }
  return results
}

export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
