import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpackWoff.ts'

const { resolve } = createRequire(import.meta.url)

function loadFace(subset: string, weight: number): Font {
  const font = create(
    unpackWoff(readFileSync(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`))),
  )
  if (!('layout' in font)) throw new Error('The file is a collection of fonts, not a single font.')
  rememberCharacters(font)
  return font
}

const ligatures = { first: 0xfb00, last: 0xfb06 }

/**
 * A font caches each glyph with the characters for which it was first requested; a glyph first requested as a component
 * of an accented letter (the « u » of « ü ») has none. Requesting all glyphs at the start in a fixed order makes a
 * document's text and bytes independent of earlier documents. Ligatures are left out: they are cached with the letters
 * that they replace.
 */
function rememberCharacters(font: Font): void {
  for (const character of font.characterSet)
    if (character < ligatures.first || character > ligatures.last) font.glyphForCodePoint(character)
}

export type Face = 'regular' | 'bold' | 'regularExt' | 'boldExt'

let parsedFaces: Record<Face, Font> | undefined

/**
 * Returns the typeface of the screens, parsed once per process; the `Ext` faces have only the letters of other
 * Latin-script languages.
 */
export function faces(): Record<Face, Font> {
  parsedFaces ??= {
    regular: loadFace('latin', 400),
    bold: loadFace('latin', 700),
    regularExt: loadFace('latin-ext', 400),
    boldExt: loadFace('latin-ext', 700),
  }
  return parsedFaces
}

const latinCharacter =
  /[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2212]/u
const extendedCharacter =
  /[\u0100-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0130\u0132-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150\u0151\u0154-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2\u1EF3]/u

const narrowSpace = /[\u2000-\u200A\u202F\u205F\t]/gu
const invisibleCharacters = /[\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFEFF]|\u200C|\u200D|\u200E|\u200F|\uFE0F/gu

/** Replaces a character missing from the typeface by its letter without the accent, or a question mark. */
function withoutAccent(character: string): string {
  if (latinCharacter.test(character) || extendedCharacter.test(character)) return character
  const [letter = '?'] = character.normalize('NFD')
  return latinCharacter.test(letter) ? letter : '?'
}

/** Replaces characters that the typeface lacks; a narrow no-break space becomes a normal no-break space. */
export const toDrawable = (text: string): string =>
  Array.from(
    text.normalize('NFC').replaceAll(narrowSpace, '\u00A0').replaceAll(invisibleCharacters, ''),
    withoutAccent,
  ).join('')

export interface Run {
  text: string
  extended: boolean
}

/** Splits the text into runs of one font file each: `extended` runs need the second file, with letters such as « č ». */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const character of toDrawable(text)) {
    const last = runs.at(-1)
    const extended = !latinCharacter.test(character)
    if (last?.extended === extended) last.text += character
    else runs.push({ text: character, extended })
  }
  return runs
}
