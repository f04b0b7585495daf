import type { Face } from './faces.ts'
import type { Run } from './fonts.ts'
import { latinFile } from './typefaces.ts'

const rightToLeftTypefaces = ['noto-sans-arabic', 'noto-sans-hebrew']

/**
 * Whether the glyphs of a run do not spell its text from left to right: a Hindi vowel is drawn before the letter that
 * it follows, and a Thai vowel as two glyphs. Readers of the PDF would extract the text in the order of the glyphs.
 */
export function needsActualText({ file, text }: Run, { font }: Face): boolean {
  if (file === latinFile || rightToLeftTypefaces.includes(file.typeface)) return false
  const spelled = font.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
  return spelled.join('') !== text
}
