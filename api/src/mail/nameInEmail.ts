const maxLength = 40

/**
 * Matches a text that a mail client could show as a link, but not initials such as « A.B. ». Full-width characters
 * match too, since NFKC makes them ASCII.
 */
const linkPattern = /[.。](?:\p{L}{2}|\p{L}\p{N}|xn--)|https?|www|[@/\\]/iu

/**
 * Returns a typed name for an e-mail to an address that may be another person's: at most 40 characters, on one line.
 * Returns '' for a name that mail clients could show as a link or an address: the e-mail is then written without a
 * name.
 */
export function nameInEmail(name: string): string {
  const text = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  if (linkPattern.test(text)) return ''
  const characters = Array.from(text)
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : text
}
