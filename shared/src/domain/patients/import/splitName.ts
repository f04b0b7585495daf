import { plainText } from '../../plainText.ts'

/** The particles that belong to the following word of a name: « DE LA TOUR », « Van der Berg », « Mc DONALD ». */
const particles = new Set(
  "de du des la le les d' l' da das do dos di del della delle van von der den ter ten zu af el al ben bin bint ibn abou abu mc mac o' st ste saint sainte".split(
    ' ',
  ),
)

/** The particles that are also given names. */
const givenParticles = new Set(['ben', 'mac', 'al', 'van', 'del'])

/** The conjunctions between two parts of a last name in capitals: « SOUZA e SILVA », « GARCIA y LOPEZ ». */
const conjunctions = new Set(['e', 'y', 'i', 'et'])

/** The titles before a name, several in a row: « M. et Mme », « Monsieur le Dr. ». */
const titles =
  /^(?:(?:(?:mm?|mmes?|mlles?|mr|drs?|pr|prof)\.|(?:mmes?|mlles?|melle|mr|(?:monsieur|madame) l[ea]|monsieur|madame|mademoiselle|messieurs|mesdames|docteure?|professeure?|dr|pr|prof|m(?= et )))\s+(?:et\s+)?)+/i

/** Whether the name has a title: « Mme Martin ». */
export const hasTitle = (name: string): boolean => titles.test(name.trim())

/** Removes the titles before a name: « Petit » for « Mme Petit ». */
export const withoutTitles = (name: string): string => name.trim().replace(titles, '')

/** Matches a prefix with lower-case letters of a word in capitals: « McDONALD », « d'ORNANO », « deLA TOUR ». */
const lowerCasePrefix = /^(?:mc|mac|fitz|de|du|la|le|[dlo]['’])(?=\p{Lu}['’\p{Lu}])/iu

function isInCapitals(word: string): boolean {
  const letters = word.replace(lowerCasePrefix, '').replaceAll(/\P{L}/gu, '')
  return letters.length > 1 && /\p{Lu}/u.test(letters) && letters === letters.toUpperCase()
}

const isParticle = (word: string) => particles.has(word.toLowerCase())

export interface SplitName {
  lastname: string
  firstname: string
}

const joinNames = (lastname: readonly string[], firstname: readonly string[]): SplitName => ({
  lastname: lastname.join(' '),
  firstname: firstname.join(' '),
})

/** Whether the word is part of the last name: in capitals, a particle, or a conjunction between words in capitals. */
function belongsToLastname(words: readonly string[], index: number): boolean {
  const word = words[index] ?? ''
  if (isInCapitals(word) || isParticle(word)) return true
  const isBetweenCapitals = isInCapitals(words[index - 1] ?? '') && isInCapitals(words[index + 1] ?? '')
  return isBetweenCapitals && conjunctions.has(word.toLowerCase())
}

/** Splits a name some of whose words are in capitals; undefined if no given name is among the others. */
function splitByCapitals(words: readonly string[]): SplitName | undefined {
  if (!words.some(isInCapitals)) return undefined
  const lastname = words.filter((_word, index) => belongsToLastname(words, index))
  const firstname = words.filter((_word, index) => !belongsToLastname(words, index))
  if (firstname.length > 0) return joinNames(lastname, firstname)
  // « Ben MARTIN »: a capitalised particle alone before the capitals is the given name.
  const [first = '', ...others] = words
  return /^\p{Lu}\p{Ll}+$/u.test(first) &&
    others.length > 0 &&
    others.every(isInCapitals) &&
    givenParticles.has(plainText(first))
    ? joinNames(others, [first])
    : undefined
}

/**
 * Splits a full name, without its titles. The last name is the text before a comma, else the words in capitals with
 * their particles, else the first word with its particles; if `firstnameFirst`, it is the words after the first name.
 */
export function splitName(cell: string, firstnameFirst = false): SplitName {
  const text = cell
    .trim()
    .replaceAll(/\\(?=['’])/g, '')
    .replace(titles, '')
    .replaceAll(/\s+/g, ' ')
  const [textBeforeComma = '', textAfterComma] = text.split(/\s*,\s*/, 2)
  if (textAfterComma) return { lastname: textBeforeComma, firstname: textAfterComma.replace(titles, '') }
  const words = text.split(' ')
  const names = splitByCapitals(words)
  if (names) return names
  if (firstnameFirst) {
    const firstParticle = words.findIndex((word, index) => index > 0 && isParticle(word))
    const start = firstParticle === -1 ? 1 : firstParticle
    return joinNames(words.slice(start), words.slice(0, start))
  }
  const end = words.findIndex((word) => !isParticle(word)) + 1
  return joinNames(words.slice(0, Math.max(end, 1)), words.slice(Math.max(end, 1)))
}
