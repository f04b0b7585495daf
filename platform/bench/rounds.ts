export interface Both<T> {
  areas: T[]
  monolith: T[]
}

/** Measures both sides alternately, so that other load on the machine falls on both. */
export async function inTurns<T>(rounds: number, measure: (side: keyof Both<T>) => Promise<T>): Promise<Both<T>> {
  const both: Both<T> = { areas: [], monolith: [] }
  for (let round = 0; round < rounds; round += 1) {
    both.areas.push(await measure('areas'))
    both.monolith.push(await measure('monolith'))
  }
  return both
}

export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
