import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../testing/pdf/pdfText.ts'
import { renderBytes, newSheet } from './document.ts'
import { drawParagraph } from './text.ts'
import { toDrawable, runsOf } from './fonts.ts'

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
    ['a letter without its accent if the typeface lacks the accented letter', 'Nguyễn', 'Nguyen'],
    ['a question mark for a missing character', 'Nala 🐴', 'Nala ?'],
    ['nothing for invisible characters', 'Na\u200Bla\u00AD', 'Nala'],
  ])('render %s', async (_caseName, text, expected) => {
    expect(toDrawable(text)).toBe(expected)
    const sheet = newSheet({ title: 'Titre', author: 'Auteur' })
    drawParagraph(sheet, 'P', text)
    drawParagraph(sheet, 'H1', text, { bold: true })
    const renderedText = pdfText(await renderBytes(sheet, '')).replaceAll('\n', '')
    expect(renderedText).not.toContain('□')
    expect(removeSpaces(renderedText)).toContain(removeSpaces(expected) + removeSpaces(expected))
  })

  it('split a text into runs of one font file each', () => {
    expect(runsOf('Zoé Čapek')).toEqual([
      { text: 'Zoé ', extended: false },
      { text: 'Č', extended: true },
      { text: 'apek', extended: false },
    ])
  })
})

describe('the metadata of PDF files', () => {
  it('escapes the XML characters of a title', async () => {
    const bytes = await renderBytes(newSheet({ title: 'Nala & <Filou>', author: 'A & B' }), '')
    const metadata = Buffer.from(bytes).toString()
    expect(metadata).toContain('Nala &amp; &lt;Filou&gt;</rdf:li>')
  })
})
