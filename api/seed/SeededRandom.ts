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

  /** Returns true with this probability. */
  chance(probability: number): boolean {
    return this.nextFloat() < probability
  }

  /** Returns an integer from 0 to `count` - 1. */
  nextIntBelow(count: number): number {
    return Math.floor(this.nextFloat() * count)
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.nextIntBelow(choices.length)]
    if (choice === undefined) throw new Error('Nothing to pick from.')
    return choice
  }

  /** Returns the choices in random order. */
  toShuffled<T>(choices: readonly T[]): T[] {
    return choices
      .map((choice) => ({ choice, rank: this.nextFloat() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ choice }) => choice)
  }
}
