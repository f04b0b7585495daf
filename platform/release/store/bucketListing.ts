interface Listing {
  files: { key: string; lastModifiedMs: number }[]
  /** Keys of the folders, each with a slash at its end. */
  folders: string[]
  /** Token of the next page, when there are more than a thousand files. */
  continuationToken: string | undefined
}

/** Parses the response of `list-type=2`, the only XML read here, which is flat and generated. */
export const listingIn = (xml: string): Listing => ({
  files: elements(xml, 'Contents').map((object) => ({
    key: textIn(object, 'Key'),
    lastModifiedMs: Date.parse(textIn(object, 'LastModified')),
  })),
  folders: elements(xml, 'CommonPrefixes').map((common) => textIn(common, 'Prefix')),
  continuationToken: textIn(xml, 'NextContinuationToken') || undefined,
})

/** The server's error message, or the beginning of its response. */
export const messageIn = (xml: string): string => textIn(xml, 'Message') || xml.slice(0, 200)

const elements = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner)
const textIn = (xml: string, tag: string): string => unescaped(elements(xml, tag)[0] ?? '')

const namedEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (match, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (namedEntities[name] ?? match)
  })
