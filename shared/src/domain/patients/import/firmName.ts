import { plainText } from '../../plainText.ts'
import { hasTitle } from './splitName.ts'

/** Words that occur in the names of firms only. */
const firmWords =
  /\b(?:sarl|sasu|eurl|sci|scop|ehpad|ime|esat|itep|asso|association|fondation|mairie|lycee|ecole|creche|clinique|ets|societe)\b/

/** First words of firms' names that are also surnames, before the rest of the name. */
const firmBeginnings = /^(?:l |le |la |les )?(?:mas|fam|sas|foyer|centre|college|residence|hopital)\b/

const isGivenName = (word: string) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word)

/**
 * Whether a name is a firm's: « EHPAD du Parc », « Foyer de vie Les Tilleuls ». If its first word is also a surname,
 * followed by nothing or only a given name, a title or a comma, it is a person's: « MAS Pierre », « FOYER, Marie ».
 */
export function isFirmName(name: string): boolean {
  const plain = plainText(name)
  if (firmWords.test(plain)) return true
  if (!firmBeginnings.test(plain) || hasTitle(name) || name.includes(',')) return false
  const [, ...rest] = name.trim().split(/\s+/)
  return rest.length > 1 || rest.some((word) => !isGivenName(word))
}
