import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../testing/pdf/pdfText.ts'
import { renderBytes, newSheet } from './document.ts'
import { drawParagraph } from './text.ts'
import { faceOf } from './faces.ts'
import { runsOf, toDrawable, unprintableCharacters } from './fonts.ts'
import { latinFile } from './typefaces.ts'

const frenchCharacters =
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ àâäæçéèêëîïôöœùûüÿ « citation » ’apostrophe‘ “mots” – — … € ° n° 1\u202F234,50\u00A0€'

const removeSpaces = (whole: string) => whole.replaceAll(/\s/g, '')

describe('the fonts of PDF files', () => {
  it.each([
    [
      'all French characters, and a narrow no-break space as a normal one',
      frenchCharacters,
      frenchCharacters.replaceAll('\u202F', '\u00A0'),
    ],
    ['names in other languages', 'Čapek, Łukasz, Ğül, Ştefan', 'Čapek, Łukasz, Ğül, Ştefan'],
    ['Vietnamese names', 'Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
    ['Cyrillic and Greek names', 'Наталья Ковальчук, Ελένη Παππά', 'Наталья Ковальчук, Ελένη Παππά'],
    ['emoji, without the modifiers of their colour', 'Nala 🐴👋🏽', 'Nala 🐴👋'],
    ['Chinese names', '王小明, 陳國華', '王小明, 陳國華'],
    ['Japanese names, with characters of no other language', '渡辺 さくら カタカナ 鴫', '渡辺 さくら カタカナ 鴫'],
    ['Korean names', '김민수', '김민수'],
    ['Thai names', 'สมชาย น้ำ', 'สมชาย น้ำ'],
    ['Lao and Khmer names', 'ພາສາລາວ, ភាសាខ្មែរ', 'ພາສາລາວ, ភាសាខ្មែរ'],
    ['Georgian and Armenian names', 'გიორგი, Արմեն', 'გიორგი, Արմեն'],
    ['Hindi, with vowels before their letters', 'हिन्दी क्षत्रिय', 'हिन्दी क्षत्रिय'],
    ['Tamil and Sinhala names', 'தமிழ்ச்செல்வன், සිංහල', 'தமிழ்ச்செல்வன், සිංහල'],
    ['Bengali, Gujarati and Punjabi names', 'কৃষ্ণা, ગુજરાતી, ਗੁਰਪ੍ਰੀਤ', 'কৃষ্ণা, ગુજરાતી, ਗੁਰਪ੍ਰੀਤ'],
    ['Telugu, Kannada and Malayalam names', 'తెలుగు, ಕನ್ನಡ, മലയാളം', 'తెలుగు, ಕನ್ನಡ, മലയാളം'],
    ['Ethiopic names', 'አማርኛ', 'አማርኛ'],
    ['a mark on a letter that the font has no place for', 'ਜੈ', 'ਜੈ'],
    ['a question mark for a missing character', 'Nala 𒀀', 'Nala ?'],
    ['nothing for invisible characters', 'Na\u200Bla\u00AD\u{E0100}\u0007', 'Nala'],
  ])('render %s', async (_caseName, text, expected) => {
    expect(toDrawable(text)).toBe(expected)
    const sheet = newSheet({ title: 'Titre', author: 'Auteur' })
    drawParagraph(sheet, 'P', text)
    drawParagraph(sheet, 'H1', text, { bold: true })
    const renderedText = pdfText(await renderBytes(sheet, '')).replaceAll('\n', '')
    expect(renderedText).not.toContain('□')
    expect(removeSpaces(renderedText)).toContain(removeSpaces(expected) + removeSpaces(expected))
  })

  it.each([
    ['Latin letters with accents', 'Zoé Čapek', ['Zoé ', 'Č', 'apek']],
    ['words from right to left', 'Foyer محمد علي, Lyon', ['Foyer ', 'علي', ' ', 'محمد', ', Lyon']],
    ['brackets between words from right to left', 'علي (محمد)', ['(', 'محمد', ') ', 'علي']],
  ])('split a text into runs of one font file each, from left to right: %s', (_caseName, text, runs) => {
    expect(runsOf(text).map((run) => run.text)).toEqual(runs)
  })

  it.each([
    ['none in a text of supported scripts', 'Zoé 王小明 محمد Nala 🐴 ṩ', []],
    ['each once', '𒀀𒀁 Nala 𒀀', ['𒀀', '𒀁']],
  ])('name the characters that no typeface has: %s', (_caseName, text, characters) => {
    expect(unprintableCharacters(text)).toEqual(characters)
  })

  it('embed another outline for a bold Chinese letter, with the same advance width', () => {
    const file = runsOf('王')[0]?.file ?? latinFile
    const [regular, bold] = [false, true].map((isBold) => faceOf(file, isBold).font.glyphForCodePoint(0x738b))
    expect(file.typeface).toBe('noto-sans-sc')
    expect(regular?.advanceWidth).toBe(bold?.advanceWidth)
    expect(bold?.path.bbox.maxX).toBeGreaterThan(regular?.path.bbox.maxX ?? 0)
  })

  it('join the letters of an Arabic word', async () => {
    const sheet = newSheet({ title: 'Titre', author: 'Auteur' })
    drawParagraph(sheet, 'P', 'محمد')
    const { font } = faceOf(runsOf('محمد')[0]?.file ?? latinFile, false)
    const glyphIds = font.layout('محمد').glyphs.map(({ id }) => id)
    const isolatedIds = Array.from('محمد', (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id)
    expect(glyphIds).toHaveLength(4)
    expect(glyphIds.filter((id) => isolatedIds.includes(id)).length).toBeLessThan(4)
    expect(pdfText(await renderBytes(sheet, ''))).not.toContain('□')
  })
})

describe('the metadata of PDF files', () => {
  it('escapes the XML characters of a title', async () => {
    const bytes = await renderBytes(newSheet({ title: 'Nala & <Filou>', author: 'A & B' }), '')
    const metadata = Buffer.from(bytes).toString()
    expect(metadata).toContain('Nala &amp; &lt;Filou&gt;</rdf:li>')
  })
})
