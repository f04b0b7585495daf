interface Listing {
  files: { key: string; lastModifiedMs: number }[]
  /** Keys of the folders, each with a slash at the end. */
  folders: string[]
  /** The token that requests the next page, when there are more than a thousand files. */
  continuationToken: string | undefined
}

/** Parses the response to a `list-type=2` request, a flat and generated XML document, with regular expressions. */
export const parseListing = (xml: string): Listing => ({
  files: elements(xml, 'Contents').map((object) => ({
    key: textIn(object, 'Key'),
    lastModifiedMs: Date.parse(textIn(object, 'LastModified')),
  })),
  folders: elements(xml, 'CommonPrefixes').map((common) => textIn(common, 'Prefix')),
  continuationToken: textIn(xml, 'NextContinuationToken') || undefined,
})

/** Returns the server's error message, or the beginning of its response if it has none. */
export const parseErrorMessage = (xml: string): string => textIn(xml, 'Message') || xml.slice(0, 200)

const elements = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner)
const textIn = (xml: string, tag: string): string => unescapeEntities(elements(xml, tag)[0] ?? '')

const namedEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescapeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (match, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (namedEntities[name] ?? match)
  })
