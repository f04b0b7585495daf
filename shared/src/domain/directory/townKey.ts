import { plainText } from '../plainText.ts'

/**
 * Additions around a town's name, in plain text and in the order of their removal: country, Cedex office, preceding
 * postal code or département, arrondissement. The database function `town_key` has the same rules.
 */
const additions: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<! de) france$/, ''],
  [/ cedex( \d{1,2})?$/, ''],
  [/^(\d{5}|\d{2,3}|2[ab]) (?=\D)/, ''],
  [/^(paris|lyon|marseille) \d{1,2}( ?(er|e|eme|nd))?( (arr|ardt|arrondissement))?$/, '$1'],
]

/** A postal code or département in brackets, in the text as typed. */
const bracketedCode = /\(\s*(\d{5}|\d{2,3}|2[ab])\s*\)/gi

/**
 * Normalises the name of a town for comparisons, like the database function `town_key`. The key is the same for
 * « Saint-Étienne », « St Étienne » and « saint etienne ». It is also the same for « Lyon », « Lyon, France »,
 * « Lyon (69) », « Lyon 3e » and « Lyon Cedex 03 ».
 */
export const townKey = (town: string): string =>
  additions
    .reduce(
      (name, [pattern, replacement]) => name.replace(pattern, replacement),
      plainText(town.replaceAll(bracketedCode, ' ')),
    )
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
