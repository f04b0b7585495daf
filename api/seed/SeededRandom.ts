/** Pseudo-random numbers from a seed, the same every time (mulberry32). */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** Returns a number in [0, 1). */
  nextFloat(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  chance(probability: number): boolean {
    return this.nextFloat() < probability
  }

  below(count: number): number {
    return Math.floor(this.nextFloat() * count)
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)]
    if (choice === undefined) throw new Error('Nothing to pick from.')
    return choice
  }

  /** Returns the choices in random order. */
  shuffled<T>(choices: readonly T[]): T[] {
    return choices
      .map((choice) => ({ choice, rank: this.nextFloat() }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ choice }) => choice)
  }
}
