/** The particles that belong to the following word of a name: « DE LA TOUR », « Van der Berg ». */
const particles = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  "d'",
  'van',
  'von',
  'der',
  'den',
  'el',
  'ben',
  'da',
  'di',
  'dos',
  'st',
  'saint',
  'sainte',
])
const titles = /^(?:m\.|mme\.?|mlle\.?|mr\.?|monsieur|madame|mademoiselle|dr\.?)\s+/i

/** Whether the name has a title: « Mme Martin ». */
export const hasTitle = (name: string): boolean => titles.test(name.trim())

const isInCapitals = (word: string) =>
  /\p{Lu}/u.test(word) && word === word.toUpperCase() && word.replaceAll(/\P{L}/gu, '').length > 1
const isParticle = (word: string) => particles.has(word.toLowerCase())

export interface SplitName {
  lastname: string
  firstname: string
}

const joinNames = (lastname: readonly string[], firstname: readonly string[]): SplitName => ({
  lastname: lastname.join(' '),
  firstname: firstname.join(' '),
})

/**
 * Splits a full name. The last name is the text before a comma, else the words in capitals, else the first word with its
 * particles; if `firstnameFirst`, it is the words after the first name.
 */
export function splitName(cell: string, firstnameFirst = false): SplitName {
  const text = cell.trim().replace(titles, '').replaceAll(/\s+/g, ' ')
  const [before = '', after] = text.split(/\s*,\s*/, 2)
  if (after) return { lastname: before, firstname: after }
  const words = text.split(' ')
  const capitals = words.filter(isInCapitals)
  const otherWords = words.filter((word) => !isInCapitals(word))
  const givenNames = otherWords.filter((word) => !isParticle(word))
  if (capitals.length > 0 && givenNames.length > 0)
    return joinNames(
      words.filter((word) => isInCapitals(word) || isParticle(word)),
      givenNames,
    )
  if (firstnameFirst) {
    const firstParticle = words.findIndex((word, index) => index > 0 && isParticle(word))
    const start = firstParticle === -1 ? 1 : firstParticle
    return joinNames(words.slice(start), words.slice(0, start))
  }
  const end = words.findIndex((word) => !isParticle(word)) + 1
  return joinNames(words.slice(0, Math.max(end, 1)), words.slice(Math.max(end, 1)))
}
