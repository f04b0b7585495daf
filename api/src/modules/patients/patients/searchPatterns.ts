/** Splits a typed text into words in lower case without accents, like the SQL function `plain`, escaped for `like`. */
const wordsOf = (typedText: string): string[] => {
  const words = typedText.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`))
}

/** Returns patterns for `plain(…) like all(…)`, which match texts with every typed word, ignoring accents and case. */
export const searchPatterns = (typedText: string): string[] => wordsOf(typedText).map((word) => `%${word}%`)

/** Returns a pattern for `plain(…) like …`, which matches texts that begin as typed, ignoring accents and case. */
export const beginningPattern = (typedText: string): string => `${wordsOf(typedText).join(' ')}%`
