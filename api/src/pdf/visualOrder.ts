import createBidi from 'bidi-js'

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u

let bidi: ReturnType<typeof createBidi> | undefined

const isReversed = (level: number): boolean => level % 2 === 1

/** The order from left to right of texts with right-to-left words, by the Unicode Bidirectional Algorithm. */
export const visualOrder = {
  /** Splits a left-to-right text into characters, with the embedding level of each: odd from right to left. */
  levelsOf(text: string): { characters: string[]; levels: number[] } {
    const characters = Array.from(text)
    if (!rightToLeft.test(text)) return { characters, levels: characters.map(() => 0) }
    bidi ??= createBidi()
    const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
    let offset = 0
    return {
      characters,
      levels: characters.map((character) => {
        const level = levels[offset] ?? 0
        offset += character.length
        return level
      }),
    }
  },

  /** Sorts the runs of one line from left to right (rule L2). */
  sortRuns<T extends { level: number }>(runs: readonly T[]): T[] {
    const sorted = [...runs]
    for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
      for (let start = 0; start < sorted.length; start += 1) {
        let end = start
        while ((sorted[end]?.level ?? -1) >= level) end += 1
        if (end > start) sorted.splice(start, end - start, ...sorted.slice(start, end).toReversed())
        start = Math.max(start, end - 1)
      }
    return sorted
  },

  /**
   * Returns punctuation and spaces as they are seen at a right-to-left level: reversed, with mirrored brackets (L4).
   */
  mirror: (text: string, level: number): string =>
    isReversed(level)
      ? Array.from(text, (character) => bidi?.getMirroredCharacter(character) ?? character)
          .toReversed()
          .join('')
      : text,
}
