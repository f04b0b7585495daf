import { plainText } from '../../plainText.ts'
import { hasTitle } from './splitName.ts'

/** Words that occur only in the names of firms, not of persons. */
const firmWords =
  /\b(?:sarl|sasu|eurl|sci|scop|ehpad|ime|esat|itep|asso|association|fondation|mairie|lycee|ecole|creche|clinique|ets|societe)\b/

/** First words of firms' names that are also surnames of persons. */
const firmBeginnings = /^(?:l |le |la |les )?(?:mas|fam|sas|foyer|centre|college|residence|hopital)\b/

const isGivenName = (word: string) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word)

/**
 * Whether a name is the name of a firm: « EHPAD du Parc », « Foyer de vie Les Tilleuls ». A first word that is also a
 * surname denotes a person if only a given name follows, or if the name has a title or a comma: « MAS Pierre ».
 */
export function isFirmName(name: string): boolean {
  const plainName = plainText(name)
  if (firmWords.test(plainName)) return true
  if (!firmBeginnings.test(plainName) || hasTitle(name) || name.includes(',')) return false
  const [, ...otherWords] = name.trim().split(/\s+/)
  return otherWords.length > 1 || otherWords.some((word) => !isGivenName(word))
}
