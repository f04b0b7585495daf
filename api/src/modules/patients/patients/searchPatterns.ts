/** Patterns for `plain(…) like all(…)`: the text contains every typed word, ignoring accents and case. */
export const searchPatterns = (typed: string): string[] => {
  const words = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
