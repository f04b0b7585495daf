/**
 * The characters of RFC 5322 before the @, without dots at the ends or twice in a row; after it a domain name with a
 * dot, with accents (`école.fr`).
 */
const addressPattern =
  /^(?=.{1,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])$/u

/** Whether a text, without the spaces around it, is an e-mail address to which a mail server would accept a message. */
export const isEmail = (text: string): boolean => addressPattern.test(text.trim())

/** Matches spaces, invisible characters, punctuation and brackets around a copied address. */
const surroundingPattern = /^(?:mailto:|[\s\p{Cf}<(["'«,;:])+|[\s\p{Cf}>)\]"'»,;:.]+$/giu

/**
 * Returns the address within a pasted text: `parent@exemple.fr,` and `Julie <parent@exemple.fr>` become
 * `parent@exemple.fr`. A text without an address is returned unchanged, so that the form refuses it.
 */
export function extractEmail(text: string): string {
  const [, bracketed] = /^[^<>@]*<([^<>]+)>[\s,;.]*$/u.exec(text) ?? []
  const address = (bracketed ?? text).replaceAll(surroundingPattern, '')
  return isEmail(address) ? address : text
}
