import { createRequire } from 'node:module'
import { faceOf, type FontFile } from './faces.ts'

const require = createRequire(import.meta.url)

const latinCharacter =
  /[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2212]/u
const extendedCharacter =
  /[\u0100-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0130\u0132-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150\u0151\u0154-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2\u1EF3]/u

/** The typeface of the screens; the second file has only the letters of other Latin-script languages. */
export const latinFile: FontFile = { typeface: 'figtree', subset: 'latin' }
const extendedFile: FontFile = { typeface: 'figtree', subset: 'latin-ext' }

/**
 * The typefaces of other scripts and of emoji, in order of preference. Chinese is before Japanese, whose typeface has
 * the characters that are used only in Japanese.
 */
const otherTypefaces = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-emoji',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-tamil',
  'noto-sans-bengali',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-ethiopic',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
]

/** A font file, with the characters that its package declares for it. */
interface DeclaredFile extends FontFile {
  ranges: [first: number, last: number][]
}

/** Parses « U+0301,U+0400-045F » to ranges of code points. */
const rangesOf = (text: string): DeclaredFile['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

function filesOf(typeface: string): DeclaredFile[] {
  const rangesBySubset: Record<string, string> = require(`@fontsource-variable/${typeface}/unicode.json`)
  return Object.entries(rangesBySubset).map(([key, text]) => ({
    typeface,
    subset: key.replaceAll(/[[\]]/g, ''),
    ranges: rangesOf(text),
  }))
}

const filesByTypeface = new Map<string, DeclaredFile[]>()

/** Returns the first file of a typeface with the character. */
function findFileInTypeface(typeface: string, codePoint: number): FontFile | undefined {
  const files = filesByTypeface.get(typeface) ?? filesOf(typeface)
  filesByTypeface.set(typeface, files)
  return files.find(
    (file) =>
      file.ranges.some(([first, last]) => codePoint >= first && codePoint <= last) &&
      faceOf(file, false).font.hasGlyphForCodePoint(codePoint),
  )
}

const filesByCodePoint = new Map<number, FontFile | undefined>()

/** Returns the first font file with the character; undefined if no file has it. */
export function fileOf(character: string): FontFile | undefined {
  if (latinCharacter.test(character)) return latinFile
  if (extendedCharacter.test(character)) return extendedFile
  const codePoint = character.codePointAt(0) ?? 0
  if (!filesByCodePoint.has(codePoint)) {
    const typeface = otherTypefaces.find((name) => findFileInTypeface(name, codePoint))
    filesByCodePoint.set(codePoint, typeface === undefined ? undefined : findFileInTypeface(typeface, codePoint))
  }
  return filesByCodePoint.get(codePoint)
}
