import { inflateSync } from 'node:zlib'

const streamsOf = (pdf: string) => [
  ...pdf.matchAll(/(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)>>\nstream\n([\s\S]*?)\nendstream/g),
]

const textOf = (dictionary: string, stream: string) => {
  const bytes = Buffer.from(stream, 'latin1')
  return dictionary.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : stream
}

const operators = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Reads the characters that each glyph of a font represents. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) =>
      glyphs.set(Number.parseInt(first, 16) + index, operators(hex.replaceAll(' ', ''))),
    )
  }
  return glyphs
}

/** Extracts the text of a pdfkit PDF, one piece per line, in rendering order; an unmapped glyph becomes « □ ». */
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
  const names = new Map([...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fonts.get(id)]))
  const pieces: string[] = []
  for (const [, id = ''] of pdf.matchAll(/\/Contents (\d+) 0 R/g)) {
    let font = new Map<number, string>()
    for (const [, name, shown] of (streams.get(id)?.() ?? '').matchAll(
      /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\d\s.-])*)\] TJ/g,
    )) {
      if (name !== undefined) font = names.get(name) ?? font
      else {
        const hex = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('')
        pieces.push((hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '□').join(''))
      }
    }
  }
  return pieces.join('\n')
}
