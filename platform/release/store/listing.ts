interface Listing {
  files: { key: string; written: number }[]
  /** With the slash at their end. */
  folders: string[]
  /** What asks for the rest, when there is more than a thousand. */
  next: string | undefined
}

/** The answer to `list-type=2`: flat, of one machine's making, and the only XML there is to read. */
export const listingIn = (xml: string): Listing => ({
  files: elements(xml, 'Contents').map((object) => ({
    key: textIn(object, 'Key'),
    written: Date.parse(textIn(object, 'LastModified')),
  })),
  folders: elements(xml, 'CommonPrefixes').map((common) => textIn(common, 'Prefix')),
  next: textIn(xml, 'NextContinuationToken') || undefined,
})

/** Why the server refused, or the beginning of what it said. */
export const messageIn = (xml: string): string => textIn(xml, 'Message') || xml.slice(0, 200)

const elements = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner)
const textIn = (xml: string, tag: string): string => unescaped(elements(xml, tag)[0] ?? '')

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (written, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? written)
  })
