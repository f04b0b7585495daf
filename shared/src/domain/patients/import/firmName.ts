import { plainText } from '../../plainText.ts'
import { hasTitle } from './splitName.ts'

/** What stands in the names of firms and in no person's. */
const firmWords =
  /\b(?:sarl|sasu|eurl|sci|scop|ehpad|ime|esat|itep|asso|association|fondation|mairie|lycee|ecole|creche|clinique|ets|societe)\b/

/** What firms begin with and some people are called, before what follows it. */
const firmBeginnings = /^(?:l |le |la |les )?(?:mas|fam|sas|foyer|centre|college|residence|hopital)\b/

const isGivenName = (word: string) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word)

/**
 * Whether a name is that of a firm: « EHPAD du Parc », « Foyer de vie Les Tilleuls ». Where its first word is a surname
 * too, with nothing or only a given name behind it, a title or a comma, it is a person's: « MAS Pierre », « FOYER, Marie ».
 */
export function isFirmName(name: string): boolean {
  const plain = plainText(name)
  if (firmWords.test(plain)) return true
  if (!firmBeginnings.test(plain) || hasTitle(name) || name.includes(',')) return false
  const [, ...rest] = name.trim().split(/\s+/)
  return rest.length > 1 || rest.some((word) => !isGivenName(word))
}
