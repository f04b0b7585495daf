const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 forbids, even escaped. */
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes text for an XML element or attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(forbiddenCharacters, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
