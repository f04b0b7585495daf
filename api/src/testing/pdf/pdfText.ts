import { inflateSync } from 'node:zlib'

const streamsOf = (pdf: string) => [
  ...pdf.matchAll(/(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)>>\nstream\n([\s\S]*?)\nendstream/g),
]

const textOf = (dictionary: string, stream: string) => {
  const bytes = Buffer.from(stream, 'latin1')
  return dictionary.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : stream
}

const charactersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads a PDF string in UTF-16 with its byte order mark. */
const stringOf = (literal: string): string =>
  charactersOf(
    Buffer.from(
      literal.replaceAll(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character).slice(2),
      'latin1',
    ).toString('hex'),
  )

/** Reads from a font's ToUnicode map which characters each glyph represents. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) =>
      glyphs.set(Number.parseInt(first, 16) + index, charactersOf(hex.replaceAll(' ', ''))),
    )
  }
  return glyphs
}

/**
 * Extracts the text of a PDF made by pdfkit, in rendering order, one line per text operator. Marked content with an
 * `ActualText` becomes this text; a glyph without characters becomes « □ ».
 */
export function pdfText(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes).toString('latin1')
  const streams = new Map(
    streamsOf(pdf).map(([, id = '', dictionary = '', stream = '']) => [id, () => textOf(dictionary, stream)]),
  )
  const fonts = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)\/ToUnicode (\d+) 0 R/g)].map(
      ([, id = '', , map = '']) => [id, glyphsOf(streams.get(map)?.() ?? '')],
    ),
  )
  const fontByName = new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fonts.get(id)]),
  )
  const textLines: string[] = []
  for (const [, id = ''] of pdf.matchAll(/\/Contents (\d+) 0 R/g)) {
    let font = new Map<number, string>()
    let isReplaced = false
    for (const [operator, name, textOperands, actualText] of (streams.get(id)?.() ?? '').matchAll(
      /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\d\s.-])*)\] TJ|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|\bEMC\b/g,
    )) {
      if (name !== undefined) font = fontByName.get(name) ?? font
      else if (actualText !== undefined) textLines.push(stringOf(actualText))
      if (actualText !== undefined || operator === 'EMC') isReplaced = actualText !== undefined
      else if (textOperands !== undefined && !isReplaced) {
        const hex = [...(textOperands ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('')
        textLines.push((hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '□').join(''))
      }
    }
  }
  return textLines.join('\n')
}
