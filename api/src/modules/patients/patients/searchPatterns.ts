/** Returns patterns for `plain(…) like all(…)`, which match texts with every typed word, ignoring accents and case. */
export const searchPatterns = (typedText: string): string[] => {
  const words = typedText.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
