import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { encodePath } from './woff/encodePath.ts'
import { unpackWoff } from './woff/unpackWoff.ts'
import { unpackWoff2 } from './woff/unpackWoff2.ts'

const require = createRequire(import.meta.url)

/** A subset of a typeface's characters: one variable font file, or one file per weight for Figtree. */
export interface FontFile {
  /** Package of the typeface: `figtree`. */
  typeface: string
  subset: string
}

/** Name and parsed font of a file in one weight. */
export interface Face {
  name: string
  font: Font
}

/**
 * Whether a code point is a Unicode presentation form: a ligature or a positional form, whose glyph the font also uses
 * for the ordinary letters.
 */
const isPresentationForm = (codePoint: number): boolean =>
  (codePoint >= 0xfb00 && codePoint <= 0xfdff) || (codePoint >= 0xfe70 && codePoint <= 0xfeff)

/**
 * A font caches each glyph with the characters for which it was first requested; a glyph first requested as a component
 * of an accented letter (the « u » of « ü ») has none. Requesting all glyphs at the start in a fixed order makes a
 * document's text and bytes independent of earlier documents. Presentation forms are left out: their glyphs are cached
 * with the ordinary letters.
 */
function cacheGlyphs(font: Font): void {
  for (const character of font.characterSet) if (!isPresentationForm(character)) font.glyphForCodePoint(character)
}

/** Disables the font features that place marks on letters. */
const withoutMarkPlacement = { mark: false, mkmk: false, abvm: false, blwm: false }

/**
 * Lays marks out at their default place where fontkit 2.0.4 cannot place them: it throws where a font places a mark on
 * some letters only, as for « ਜੈ ».
 */
function placeMarksSafely(font: Font): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    try {
      return layout(text, features)
    } catch {
      return layout(text, withoutMarkPlacement)
    }
  }
}

/**
 * Keeps accented letters as one glyph each: some fonts replace « ị » by a letter and a dot, and the text that readers
 * extract would have both the whole letter and the dot.
 */
function keepAccentedLetters(font: Font): void {
  const layout = font.layout.bind(font)
  font.layout = (text) => layout(text, { ccmp: false })
}

const readFile = (path: string): Buffer => readFileSync(require.resolve(path))

function parse(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('The file is a collection of fonts, not a single font.')
  return font
}

/** Parts of fontkit that its published types do not declare. */
interface EncodedSubset {
  glyphEncoder?: { encodeSimple: typeof encodePath }
}
interface FontWithHead {
  head?: { checkSumAdjustment: number }
}

/** Encodes the glyphs of the computed weight: the encoder of fontkit 2.0.4 throws. */
function embedComputedGlyphs(font: Font): void {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset: ReturnType<typeof createSubset> & EncodedSubset = createSubset()
    subset.glyphEncoder = { encodeSimple: encodePath }
    return subset
  }
}

/** Reads a variable font at a weight; its default weight needs no computed variation. */
function readVariableFont({ typeface, subset }: FontFile, weight: number): Font {
  const path = `@fontsource-variable/${typeface}/files/${typeface}-${subset}-wght-normal.woff2`
  const font = parse(unpackWoff2(readFile(path)))
  if (font.variationAxes.wght?.default === weight) return font
  const variation: Font & FontWithHead = font.getVariation({ wght: weight })
  embedComputedGlyphs(variation)
  // pdfkit identifies a font by its checksum, which two weights of one file would share.
  if (variation.head) variation.head.checkSumAdjustment += weight
  return variation
}

function readFont(file: FontFile, weight: 400 | 700): Font {
  const { typeface, subset } = file
  const font =
    typeface === 'figtree'
      ? parse(unpackWoff(readFile(`@fontsource/${typeface}/files/${typeface}-${subset}-${weight}-normal.woff`)))
      : readVariableFont(file, weight)
  cacheGlyphs(font)
  if (typeface !== 'figtree') placeMarksSafely(font)
  if (typeface === 'noto-sans' && subset !== 'devanagari') keepAccentedLetters(font)
  return font
}

const parsedFonts = new Map<string, Font>()

/** Returns the face of a font file, which is parsed once per process, when a text first needs it. */
export function faceOf(file: FontFile, isBold: boolean): Face {
  const weight = isBold ? 700 : 400
  const name = `${file.typeface}-${file.subset}-${weight}`
  const font = parsedFonts.get(name) ?? readFont(file, weight)
  parsedFonts.set(name, font)
  return { name, font }
}
