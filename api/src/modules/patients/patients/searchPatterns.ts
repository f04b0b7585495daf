/** Patterns for `plain(…) like all(…)`: every word typed is somewhere in the text, accents and capitals aside. */
export const searchPatterns = (typed: string): string[] => {
  const words = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
