import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpackWoff.ts'
import { visualOrder } from './visualOrder.ts'

const require = createRequire(import.meta.url)

/** A font file with a subset of a typeface's characters, in both weights. */
interface FontFile {
  /** Package of the typeface: `figtree`. */
  typeface: string
  subset: string
  has: (codePoint: number) => boolean
}

/** Forms of letters by their position in a word, and ligatures, which a font also shows for the letters themselves. */
const isPresentationForm = (codePoint: number): boolean =>
  (codePoint >= 0xfb00 && codePoint <= 0xfdff) || (codePoint >= 0xfe70 && codePoint <= 0xfeff)

/**
 * A font caches each glyph with the characters for which it was first requested; a glyph first requested as a component
 * of an accented letter (the « u » of « ü ») has none. Requesting all glyphs at the start in a fixed order makes a
 * document's text and bytes independent of earlier documents. Ligatures are left out: they are cached with the letters
 * that they replace.
 */
function rememberCharacters(font: Font): void {
  for (const character of font.characterSet) if (!isPresentationForm(character)) font.glyphForCodePoint(character)
}

/**
 * Keeps accented letters as one glyph each: some fonts replace « ị » by a letter and a dot, and the text that readers
 * extract would have both the whole letter and the dot.
 */
function keepAccentedLetters(font: Font): void {
  const layout = font.layout.bind(font)
  font.layout = (text) => layout(text, { ccmp: false })
}

function readFont(typeface: string, subset: string, weight: 400 | 700): Font {
  const font = create(
    unpackWoff(
      readFileSync(require.resolve(`@fontsource/${typeface}/files/${typeface}-${subset}-${weight}-normal.woff`)),
    ),
  )
  if (!('layout' in font)) throw new Error('The file is a collection of fonts, not a single font.')
  rememberCharacters(font)
  if (typeface === 'noto-sans' && subset !== 'devanagari') keepAccentedLetters(font)
  return font
}

const parsedFonts = new Map<string, Font>()

/** Name and parsed font of a file in one weight. */
export interface Face {
  name: string
  font: Font
}

/** Returns the face of a font file, which is parsed once per process, when a text first needs it. */
export function faceOf({ typeface, subset }: FontFile, isBold: boolean): Face {
  const weight = isBold ? 700 : 400
  const name = `${typeface}-${subset}-${weight}`
  const font = parsedFonts.get(name) ?? readFont(typeface, subset, weight)
  parsedFonts.set(name, font)
  return { name, font }
}

const latinCharacter =
  /[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2212]/u
const extendedCharacter =
  /[\u0100-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0130\u0132-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150\u0151\u0154-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2\u1EF3]/u

/** The typeface of the screens; the second file has only the letters of other Latin-script languages. */
export const latinFile: FontFile = {
  typeface: 'figtree',
  subset: 'latin',
  has: (codePoint) => latinCharacter.test(String.fromCodePoint(codePoint)),
}
const extendedFile: FontFile = {
  typeface: 'figtree',
  subset: 'latin-ext',
  has: (codePoint) => extendedCharacter.test(String.fromCodePoint(codePoint)),
}

/** Parses « U+0301,U+0400-045F » to ranges of code points. */
const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** The files of a typeface with these scripts; without `scripts`, all of its files. */
function filesOf(typeface: string, scripts?: readonly string[]): FontFile[] {
  const rangesBySubset: Record<string, string> = require(`@fontsource/${typeface}/unicode.json`)
  return Object.entries(rangesBySubset).flatMap(([key, text]) => {
    const subset = key.replaceAll(/[[\]]/g, '')
    if (scripts && !scripts.includes(subset)) return []
    const ranges = rangesOf(text)
    const file = { typeface, subset }
    const isInRanges = (codePoint: number) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
    const has = (codePoint: number) =>
      isInRanges(codePoint) && faceOf({ ...file, has }, false).font.hasGlyphForCodePoint(codePoint)
    return [{ ...file, has }]
  })
}

let otherFiles: FontFile[] | undefined

/** The files for other scripts and for emoji, in order of preference; they are read when a text first needs them. */
function filesOfOtherScripts(): FontFile[] {
  otherFiles ??= [
    ...filesOf('noto-sans', [
      'vietnamese',
      'latin-ext',
      'cyrillic',
      'cyrillic-ext',
      'greek',
      'greek-ext',
      'devanagari',
    ]),
    ...filesOf('noto-sans-arabic', ['arabic']),
    ...filesOf('noto-sans-hebrew', ['hebrew']),
    ...filesOf('noto-emoji'),
  ]
  return otherFiles
}

const filesByCodePoint = new Map<number, FontFile | undefined>()

/** Returns the first font file with the character; undefined if no file has it. */
function fileOf(character: string): FontFile | undefined {
  if (latinCharacter.test(character)) return latinFile
  if (extendedCharacter.test(character)) return extendedFile
  const codePoint = character.codePointAt(0) ?? 0
  if (!filesByCodePoint.has(codePoint))
    filesByCodePoint.set(
      codePoint,
      filesOfOtherScripts().find((file) => file.has(codePoint)),
    )
  return filesByCodePoint.get(codePoint)
}

const narrowSpace = /[\u2000-\u200A\u202F\u205F\t]/gu
const invisibleCharacters =
  /[\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFEFF]|\u200C|\u200D|\u200E|\u200F|[\uFE00-\uFE0F]|[\u{1F3FB}-\u{1F3FF}]/gu

/** Replaces a character that no typeface has by its letter without the accent, or a question mark. */
function toKnownCharacter(character: string): string {
  if (fileOf(character)) return character
  const [letter = '?'] = character.normalize('NFD')
  return fileOf(letter) ? letter : '?'
}

/** Replaces characters that no typeface has; a narrow no-break space becomes a normal no-break space. */
export const toDrawable = (text: string): string =>
  Array.from(
    text.normalize('NFC').replaceAll(narrowSpace, '\u00A0').replaceAll(invisibleCharacters, ''),
    toKnownCharacter,
  ).join('')

export interface Run {
  text: string
  file: FontFile
}

/**
 * Splits the text into runs of one font file each, from left to right: words of a right-to-left script come in reverse
 * order. The letters of a word are in reading order.
 */
export function runsOf(text: string): Run[] {
  const runs: (Run & { level: number })[] = []
  const { characters, levels } = visualOrder.levelsOf(toDrawable(text))
  characters.forEach((character, index) => {
    const last = runs.at(-1)
    const level = levels[index] ?? 0
    const file = fileOf(character) ?? latinFile
    if (last?.file === file && last.level === level) last.text += character
    else runs.push({ text: character, file, level })
  })
  return visualOrder.sortRuns(runs).map(({ text: runText, file, level }) => ({
    file,
    text: file === latinFile ? visualOrder.mirror(runText, level) : runText,
  }))
}
