const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 cannot hold, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text as it stands in an element or an attribute of XML. */
export const xmlText = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
